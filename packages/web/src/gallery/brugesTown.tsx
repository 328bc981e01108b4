import { COLOURS, DEFAULT_SHEET, PERSONS, SECTIONS } from '@guildhall/bruges';
import { playerClass } from '../games/bruges/drawings/colours.ts';
import { ThirdSpaceShape } from '../games/bruges/drawings/pieces/CanalDisc.tsx';
import { DieShape } from '../games/bruges/drawings/pieces/Die.tsx';
import { PawnShape } from '../games/bruges/drawings/pieces/Pawn.tsx';
import { PileShape } from '../games/bruges/drawings/pieces/Pile.tsx';
import { StatueStackShape } from '../games/bruges/drawings/pieces/Statue.tsx';
import { CanalSpace } from '../games/bruges/drawings/town/CanalSpace.tsx';
import { GuardHouseShape } from '../games/bruges/drawings/town/GuardHouse.tsx';
import {
  type Bank,
  BOARD,
  bankOf,
  dieAt,
  guardHouseAt,
  ownerLine,
  PLACES,
  pawnAt,
  SIDES,
  STRIP_LENGTH,
  sideOf,
  thirdSpaceAt,
} from '../games/bruges/drawings/town/layout.ts';
import { strip } from '../games/bruges/drawings/town/ring.ts';
import { TownGround } from '../games/bruges/drawings/town/TownGround.tsx';
import { COLOURS as PLAYERS } from '../games/bruges/screen/contract.ts';
import styles from './bruges.module.css';

const BUILT = [
  [3, 1],
  [2, 2],
  [1, 2],
  [5, 0],
] as const;
const translate = ({ x, y }: { x: number; y: number }, scale = 1) => `translate(${x} ${y})scale(${scale})`;

const Canals = ({ seat, bank }: { seat: number; bank: Bank }) => (
  <g className={playerClass(PLAYERS[seat]!)}>
    {SECTIONS.map((section) => (
      <g key={section}>
        <path d={ownerLine(bank, section)} fill="var(--pc)" stroke="var(--br-owner-line)" strokeWidth={0.9} />
        {DEFAULT_SHEET.canals[seat]![section].map((colour, space) => (
          <CanalSpace
            key={colour}
            bank={bank}
            section={section}
            space={space}
            colour={colour}
            cost={space + 1}
            owner={space < BUILT[seat]![section] ? PLAYERS[seat]! : null}
            legal={seat === 0 && section === 0 && space === 3}
          />
        ))}
        <g transform={translate(thirdSpaceAt(bank, section))}>
          <ThirdSpaceShape points={3} reached={BUILT[seat]![section] >= 3} />
        </g>
      </g>
    ))}
    <g transform={translate(guardHouseAt(bank))}>
      <GuardHouseShape player={PLAYERS[seat]!} />
    </g>
  </g>
);

const STEPS = [4, 3, 6, 3];

/** A board in play, with four players and with two, and one's own canals unrolled. */
const Board = ({ seats }: { seats: number }) => {
  const taken = PLAYERS.slice(0, seats).map((_, seat) => sideOf(seat, 0, seats));
  return (
    <svg viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} className={styles.board} role="img" aria-label="Town">
      <TownGround reputation={DEFAULT_SHEET.reputation} />
      {taken.map((side, seat) => (
        <Canals key={side} seat={seat} bank={bankOf(side)} />
      ))}
      {SIDES.filter((side) => !taken.includes(side)).map((side) => (
        <g key={side} transform={translate(guardHouseAt(bankOf(side)))}>
          <GuardHouseShape player={null} />
        </g>
      ))}
      {PLAYERS.slice(0, seats).map((player, seat) => {
        const step = seats === 4 ? STEPS[seat]! : 5;
        const mates =
          seats === 4 ? STEPS.flatMap((other, i) => (other === step ? [i] : [])) : [0, 1, 2, 3].slice(0, seats);
        return (
          <g key={player} transform={translate(pawnAt(step, mates.indexOf(seat), mates.length), 1.08)}>
            <PawnShape player={player} />
          </g>
        );
      })}
      {COLOURS.map((colour, i) => (
        <g key={colour} transform={translate(dieAt(i), 1.04)}>
          <DieShape colour={colour} value={i + 1} mark />
        </g>
      ))}
      <g transform={translate(PLACES.pile0, PLACES.pile0.scale)}>
        <PileShape cards={20} back="red" />
      </g>
      <g transform={translate(PLACES.pile1, PLACES.pile1.scale)}>
        <PileShape cards={24} back="brown" />
      </g>
      <g transform={translate(PLACES.extra, PLACES.extra.scale)}>
        <PileShape cards={33} back="yellow" />
      </g>
      <g transform={translate(PLACES.discard, PLACES.discard.scale)}>
        <PileShape cards={35} face={PERSONS[1]!} />
      </g>
      <g transform={translate(PLACES.statues)}>
        <StatueStackShape left={seats === 4 ? 5 : 6} />
      </g>
    </svg>
  );
};

export const BrugesTown = () => (
  <main className={styles.towns}>
    <Board seats={4} />
    <svg viewBox={`0 0 ${STRIP_LENGTH} 90`} className={styles.strip} role="img" aria-label="Canals">
      <Canals seat={0} bank={{ course: strip(STRIP_LENGTH / 2, 38, STRIP_LENGTH), start: 0 }} />
    </svg>
    <Board seats={2} />
    <Board seats={3} />
  </main>
);
