import { type Colour, DEFAULT_SHEET, PER_SECTION, PERSONS, SPACES, THIRD_SPACE } from '@guildhall/bruges';
import type { ReactNode } from 'react';
import { useText } from '../../../shell/settings.ts';
import { colourClass } from '../drawings/colours.ts';
import { patternFill } from '../drawings/Defs.tsx';
import { CanalDiscShape, ThirdSpaceShape } from '../drawings/pieces/CanalDisc.tsx';
import { PawnShape } from '../drawings/pieces/Pawn.tsx';
import { GuardHouseShape } from '../drawings/town/GuardHouse.tsx';
import { STAIR, stepAt } from '../drawings/town/layout.ts';
import { StairShape } from '../drawings/town/Stair.tsx';
import css from './rules.module.css';
import { canals } from './texts/town.texts.ts';

export const person = (id: string) => PERSONS.find((each) => each.id === id)!;

const WIDE = 46;
const GATE = 36;

function Space({ colour, space, side, built }: { colour: Colour; space: number; side: 1 | -1; built: boolean }) {
  const left = side === 1 ? GATE + space * WIDE : -GATE - (space + 1) * WIDE;
  const box = { x: left, y: -23, width: WIDE, height: 46 };
  return (
    <g className={colourClass(colour)}>
      <rect {...box} fill={built ? 'var(--br-water)' : 'var(--ct)'} stroke="var(--br-map-line)" strokeWidth={1.2} />
      {built ? (
        <path
          d={`M${left + 4} -16q5 -4 9.5 0t9.5 0t9.5 0t9.5 0M${left + 4} 18q5 -4 9.5 0t9.5 0t9.5 0t9.5 0`}
          fill="none"
          stroke="var(--br-wave)"
          strokeWidth={1.6}
        />
      ) : (
        <rect {...box} fill={patternFill(colour, 'deep')} style={{ opacity: 'var(--br-pattern)' }} />
      )}
      <g transform={`translate(${left + WIDE / 2} 0)`}>
        <CanalDiscShape colour={colour} owner={built ? 'green' : null} cost={DEFAULT_SHEET.canalCosts[space]!} />
        {space + 1 === THIRD_SPACE && (
          <g transform="translate(0 36)">
            <ThirdSpaceShape points={PER_SECTION} reached={built} />
          </g>
        )}
      </g>
    </g>
  );
}

/** A canal unrolled: the guard house in the middle, so many tokens to its left and right. */
export function CanalFigure({ tokens }: { tokens: readonly [number, number] }) {
  const { t } = useText();
  const [left, right] = DEFAULT_SHEET.canals[0]!;
  const half = GATE + SPACES * WIDE + 4;
  return (
    <svg className={css.canal} viewBox={`${-half} -36 ${2 * half} 86`} role="img" aria-label={t(canals.label)}>
      {left.map((colour, space) => (
        <Space key={colour} colour={colour} space={space} side={-1} built={space < tokens[0]} />
      ))}
      {right.map((colour, space) => (
        <Space key={colour} colour={colour} space={space} side={1} built={space < tokens[1]} />
      ))}
      <GuardHouseShape player="green" />
    </svg>
  );
}

/** The steps of reputation with their points. */
export function StairFigure({ label }: { label: string }) {
  const last = stepAt(DEFAULT_SHEET.reputation.length);
  const width = last.x + STAIR.width / 2 - STAIR.x;
  const { x, y } = stepAt(3);
  return (
    <svg
      className={css.stair}
      viewBox={`${STAIR.x - 14} ${last.y - 34} ${width + 28} ${STAIR.base - last.y + 42}`}
      role="img"
      aria-label={label}
    >
      <StairShape points={DEFAULT_SHEET.reputation} />
      <g transform={`translate(${x} ${y})`}>
        <PawnShape player="green" />
      </g>
    </svg>
  );
}

/** Drawings in a row. */
export const Row = ({ children }: { children: ReactNode }) => <span className={css.row}>{children}</span>;
