import type { Colour } from '@guildhall/bruges';
import { memo } from 'react';
import { named } from '../../anchors.ts';
import type { Colour as PlayerColour } from '../../screen/contract.ts';
import { colourClass, INK } from '../colours.ts';
import { patternFill } from '../Defs.tsx';
import { MarkShape } from '../marks/Mark.tsx';
import { CanalDiscShape } from '../pieces/CanalDisc.tsx';
import { type Bank, spaceAt, spaceOutline } from './layout.ts';
import { turnOf } from './ring.ts';

/** The sign of a plot stands beside its disc, upright on every bank. */
const inCorner = (turn: number) => `rotate(${turn})translate(13.5 -14.5)rotate(${-turn})scale(.56)`;

const round = (n: number) => Math.round(n * 10) / 10;

interface Props {
  bank: Bank;
  /** 0 left, 1 right. */
  section: number;
  /** 0 to 4, outwards from the guard house. */
  space: number;
  colour: Colour;
  cost: number;
  /** Whose token lies here; null: still a dry plot. */
  owner: PlayerColour | null;
  /** It may be built, or its token taken, now. */
  legal?: boolean;
}

/** One space of a canal on its bank: a coloured plot until it is built, then water. */
export const CanalSpace = memo(function CanalSpace({
  bank,
  section,
  space,
  colour,
  cost,
  owner,
  legal = false,
}: Props) {
  const place = spaceAt(bank, section, space);
  const outline = spaceOutline(bank, section, space);
  const at = `translate(${round(place.x)} ${round(place.y)})`;
  return (
    <g className={colourClass(colour)}>
      {legal && (
        <>
          <path d={spaceOutline(bank, section, space, 6)} fill="var(--glow)" opacity={0.35} />
          <path d={spaceOutline(bank, section, space, 3)} fill="var(--glow)" stroke={INK} />
        </>
      )}
      {owner === null ? (
        <>
          <path d={outline} fill="var(--ct)" stroke={legal ? INK : 'var(--br-map-line)'} strokeWidth={1.1} />
          <path d={outline} fill={patternFill(colour, 'deep')} style={{ opacity: 'var(--br-pattern)' }} />
          <path d={outline} fill={patternFill(colour, 'white')} style={{ opacity: 'var(--br-pattern-w)' }} />
          <g transform={at + inCorner(turnOf(place))}>
            <MarkShape colour={colour} paint="var(--ink-2)" />
          </g>
        </>
      ) : (
        <>
          <path d={outline} fill="var(--br-water)" stroke="var(--br-water-line)" strokeWidth={1.4} />
          <path
            transform={`${at}rotate(${turnOf(place)})`}
            d="M-16 -15q4-3.5 8 0t8 0 8 0 8 0M-16 16q4-3.5 8 0t8 0 8 0 8 0"
            fill="none"
            stroke="var(--br-wave)"
            strokeWidth={1.6}
            strokeLinecap="round"
          />
        </>
      )}
      <g transform={at} {...named.part('token')}>
        <CanalDiscShape colour={colour} owner={owner} cost={cost} legal={legal} />
      </g>
    </g>
  );
});
