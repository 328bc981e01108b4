import { PER_SECTION, SECTIONS, SPACES, sheetOf, THIRD_SPACE, type View } from '@guildhall/bruges';
import { memo } from 'react';
import { named } from '../anchors.ts';
import { playerClass } from '../drawings/colours.ts';
import { ThirdSpaceShape } from '../drawings/pieces/CanalDisc.tsx';
import { StartPlayerShape } from '../drawings/pieces/StartPlayer.tsx';
import { CanalSpace } from '../drawings/town/CanalSpace.tsx';
import { GuardHouseShape } from '../drawings/town/GuardHouse.tsx';
import { type Bank, guardHouseAt, ownerLine, thirdSpaceAt } from '../drawings/town/layout.ts';
import type { Colour } from '../screen/contract.ts';

const at = ({ x, y }: { x: number; y: number }): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

interface Props {
  readonly view: View;
  readonly seat: number;
  readonly colour: Colour;
  readonly bank: Bank;
  /** The space of each section that may be picked now, if any. */
  readonly legal?: readonly [number | null, number | null];
}

const NOWHERE = [null, null] as const;

/** The costs never change during a game. */
function isSame(a: Props, b: Props): boolean {
  const [was, is] = [a.view.players[a.seat]!.canals, b.view.players[b.seat]!.canals];
  const [glowed, glows] = [a.legal ?? NOWHERE, b.legal ?? NOWHERE];
  return (
    a.seat === b.seat &&
    a.colour === b.colour &&
    a.bank === b.bank &&
    (a.view.start === a.seat) === (b.view.start === b.seat) &&
    SECTIONS.every((section) => was[section] === is[section] && glowed[section] === glows[section])
  );
}

/** Both sections of a player with what is built on them, and the guard house between. */
export const TownCanals = memo(DrawnCanals, isSame);

function DrawnCanals({ view, seat, colour, bank, legal = NOWHERE }: Props) {
  const { canals, canalCosts } = sheetOf(view.options);
  const { canals: built } = view.players[seat]!;
  const guard = guardHouseAt(bank);
  const spaces = SECTIONS.flatMap((section) =>
    Array.from({ length: SPACES }, (_, space) => ({ section, space, glows: legal[section] === space })),
  );
  // what glows lies over its neighbours
  spaces.sort((a, b) => Number(a.glows) - Number(b.glows));
  return (
    <g>
      {SECTIONS.map((section) => (
        <path
          key={section}
          d={ownerLine(bank, section)}
          className={playerClass(colour)}
          fill="var(--pc)"
          stroke="var(--br-owner-line)"
          strokeWidth={0.9}
        />
      ))}
      {spaces.map(({ section, space, glows }) => (
        <g key={`${section} ${space}`} {...named.piece(`canal:${seat}:${section}:${space}`)}>
          <CanalSpace
            bank={bank}
            section={section}
            space={space}
            colour={canals[seat]![section][space]!}
            cost={canalCosts[space]!}
            owner={space < built[section] ? colour : null}
            legal={glows}
          />
        </g>
      ))}
      {SECTIONS.map((section) => (
        <g key={section} transform={at(thirdSpaceAt(bank, section))}>
          <ThirdSpaceShape points={PER_SECTION} reached={built[section] >= THIRD_SPACE} />
        </g>
      ))}
      <g transform={at({ x: guard.x, y: guard.y + (guard.ny === 0 ? 0 : 2) })} {...named.anchor(`guard:${seat}`)}>
        <GuardHouseShape player={colour} />
        {view.start === seat && (
          <g transform="translate(26 -22)" {...named.anchor('start')}>
            <StartPlayerShape />
          </g>
        )}
      </g>
    </g>
  );
}
