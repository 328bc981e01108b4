import { type Colour, threatNames, type View } from '@guildhall/bruges';
import { capital, type Lang, say } from '@guildhall/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { Drawn } from '../../../table/motion/flight.ts';
import { Sum } from '../../../table/motion/Sum.tsx';
import type { Box, Setting } from '../../../table/motion/useFlights.tsx';
import { AmountIcon } from '../boards/Amount.tsx';
import { CardBackView, PersonCard } from '../boards/PersonCard.tsx';
import { colourClass } from '../drawings/colours.ts';
import { CanalDisc } from '../drawings/pieces/CanalDisc.tsx';
import { Die } from '../drawings/pieces/Die.tsx';
import { Guilder } from '../drawings/pieces/Guilder.tsx';
import { Majority } from '../drawings/pieces/Majority.tsx';
import { Pawn } from '../drawings/pieces/Pawn.tsx';
import { StartPlayer } from '../drawings/pieces/StartPlayer.tsx';
import { Statue } from '../drawings/pieces/Statue.tsx';
import { ThreatMarker } from '../drawings/pieces/Threat.tsx';
import { Worker } from '../drawings/pieces/Worker.tsx';
import type { Colour as PlayerColour } from '../screen/contract.ts';
import type { Piece } from './moveFacts.ts';
import css from './pieces.module.css';
import { motionTexts } from './texts.ts';

const CARD = 156;

/** Pieces in the air are drawn at least as large as they ever are on the table, so that they stay sharp. */
export function drawPiece(piece: Piece, { colours, lang }: Setting<View, PlayerColour>, becomes: Box | null): Drawn {
  switch (piece.t) {
    case 'card':
      return becomes !== null && isSmall(becomes)
        ? { width: becomes.width, node: <Card {...piece} small={becomes} /> }
        : { width: CARD, node: <Card {...piece} /> };
    case 'die':
      return { width: 41, node: <RollingDie {...piece} /> };
    case 'worker':
      return { width: 30, node: <Worker colour={piece.colour} size={30} /> };
    case 'guilder':
      return { width: 28, node: <Guilder size={28} /> };
    case 'threat':
      return { width: 28, node: <ThreatMarker colour={piece.colour} size={28} /> };
    case 'strike':
      return { width: 100, node: <Strike {...piece} lang={lang} /> };
    case 'canal':
      return { width: 27, node: <CanalDisc colour={piece.colour} owner={colours[piece.seat]!} cost={0} size={30} /> };
    case 'statue':
      return { width: 40, node: <Statue points={piece.points} size={45} /> };
    case 'pawn':
      return { width: 28, node: <Pawn player={colours[piece.seat]!} size={44} /> };
    case 'majority':
      return {
        width: 27,
        node: (
          <Turning
            from={<Majority majority={piece.majority} won={false} size={27} />}
            to={<Majority majority={piece.majority} won size={27} />}
          />
        ),
      };
    case 'start':
      return { width: 23, node: <StartPlayer size={30} /> };
    case 'sum':
      return {
        width: 60,
        node: (
          <Sum n={piece.n}>
            <AmountIcon what={piece.what} size={19} />
          </Sum>
        ),
      };
    case 'nothing':
      return { width: 1, node: null };
  }
}

/** Two sides of a thing that is turned over on its way. */
const Turning = ({ from, to }: { from: ReactNode; to: ReactNode }) => (
  <span className={css.turning}>
    <span>{from}</span>
    <span>{to}</span>
  </span>
);

/** In a strip the cards are lower than real ones. */
const isSmall = ({ width, height }: Box): boolean => height < 1.4 * width;

const boxed = ({ width, height }: Box) => ({ width, height, '--card': `${width}px` }) as CSSProperties;

const Card = ({ card, colour, turns, small }: Piece & { t: 'card'; small?: Box }) => {
  const back = <CardBackView colour={colour} />;
  const face = card === null ? back : <PersonCard card={card} look={small === undefined ? 'full' : 'small'} />;
  return (
    <span className={css.card} data-small={small && ''} style={small && boxed(small)}>
      {turns === undefined ? (
        face
      ) : turns === 'up' ? (
        <Turning from={back} to={face} />
      ) : (
        <Turning from={face} to={back} />
      )}
    </span>
  );
};

/** Shows one number after the other and comes to rest on its own. */
const RollingDie = ({ colour, was, value }: Piece & { t: 'die' }) => {
  const between = [2, 5, 3, 4].map((step) => ((value + step) % 6) + 1);
  return (
    <span className={css.die}>
      {[was, ...between, value].map((shown, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the numbers never change places
        <span key={i} style={{ '--nth': i } as CSSProperties}>
          <Die colour={colour} value={shown} size={44} />
        </span>
      ))}
    </span>
  );
};

interface StrikeProps {
  readonly colour: Colour;
  readonly spared: boolean;
  readonly lang: Lang;
}

const Strike = ({ colour, spared, lang }: StrikeProps) => {
  const threat = capital(say(threatNames[colour], lang));
  return (
    <span className={`${css.strike} ${colourClass(colour)}`} data-spared={spared || undefined}>
      <ThreatMarker colour={colour} size={24} />
      {spared ? say(motionTexts.averted, lang, { threat }) : threat}
    </span>
  );
};
