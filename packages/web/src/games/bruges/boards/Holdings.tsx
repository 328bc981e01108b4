import {
  amountOf,
  backOf,
  COLOURS,
  cardsOf,
  MAJORITIES,
  majorityNames,
  type PlayerView,
  THIRD_SPACE,
} from '@guildhall/bruges';
import { capital } from '@guildhall/kernel';
import { useText } from '../../../shell/settings.ts';
import { Spot } from '../../../table/parts/Spot.tsx';
import { named } from '../anchors.ts';
import { CardBack } from '../drawings/pieces/CardBack.tsx';
import { Majority } from '../drawings/pieces/Majority.tsx';
import { Statue } from '../drawings/pieces/Statue.tsx';
import type { Screen } from '../screen/contract.ts';
import css from './Holdings.module.css';
import { otherTexts as texts } from './texts/players.ts';

interface Holding {
  readonly player: PlayerView;
  readonly seat: number;
  readonly size: number;
}

/** Which majorities a player has won so far. */
export function Majorities({ player, seat, size, screen }: Holding & { screen?: Screen }) {
  const { t } = useText();
  return (
    <span className={css.majorities} {...named.anchor(`majorities:${seat}`)}>
      {MAJORITIES.map((majority) => {
        const won = player.majorities[majority];
        const label = t(texts.majority, { majority: capital(t(majorityNames[majority])), won: won ? 'yes' : 'no' });
        const marker = <Majority key={majority} majority={majority} won={won} size={size} label={label} />;
        if (screen === undefined) return marker;
        return (
          <Spot
            key={majority}
            screen={screen}
            target={`majority:${majority}`}
            look="token"
            className={css.majority}
            mute
            always
          >
            {marker}
          </Spot>
        );
      })}
    </span>
  );
}

/** The statues a player has taken, with their points. */
export function Statues({ player, seat, size }: Holding) {
  const { t, lang } = useText();
  if (player.statues.length === 0) return null;
  return (
    <span className={css.statues} {...named.anchor(`statues:${seat}`)}>
      <span className="visually-hidden">
        {t(texts.statues, { n: player.statues.map((points) => amountOf('points', points, lang)).join(', ') })}
      </span>
      {player.statues.map((points) => (
        <span key={points} {...named.part(`${points}`)}>
          <Statue points={points} size={size} />
        </span>
      ))}
    </span>
  );
}

/** The cards in a hand from behind, those just drawn at the end. */
export function Backs({ player, width }: { player: PlayerView; width: number }) {
  const { t, lang } = useText();
  const backs = [...player.hand, ...player.fresh].map(backOf);
  if (backs.length === 0) return <span className="visually-hidden">{t(texts.noHand)}</span>;
  return (
    <span className={css.backs}>
      <span className="visually-hidden">{t(texts.handOf, { cards: cardsOf(backs, lang) })}</span>
      {backs.map((colour, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of a card that is not seen only the place is known
        <CardBack key={i} colour={colour} width={width} />
      ))}
    </span>
  );
}

/** How far both canals are built, as a line of ten spaces with the gate between them. */
export function CanalLine({ player }: { player: PlayerView }) {
  const { t } = useText();
  const [left, right] = player.canals;
  const spaces = (built: number) =>
    COLOURS.map((colour, i) => (
      <i key={colour} data-built={i < built || undefined} data-third={i + 1 === THIRD_SPACE || undefined} />
    ));
  return (
    <span className={css.canals}>
      <span className="visually-hidden">{t(texts.canals, { left, right })}</span>
      <span data-side="left">{spaces(left)}</span>
      <b />
      <span>{spaces(right)}</span>
    </span>
  );
}
