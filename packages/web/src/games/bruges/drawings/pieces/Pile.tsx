import type { Colour } from '@guildhall/bruges';
import { Svg } from '../../../../table/Svg.tsx';
import { colourClass, INK } from '../colours.ts';
import { Numeral } from '../Numeral.tsx';
import { Portrait } from '../portraits/Portrait.tsx';
import type { Sitter } from '../portraits/portrait.ts';
import { CardBackShape } from './CardBack.tsx';

interface ShapeProps {
  /** How many cards lie there. */
  cards: number;
  /** The colour of the topmost card, face down; null: nothing is known of it. */
  back?: Colour | null;
  /** The topmost card of an open pile. */
  face?: Sitter | undefined;
}

const OpenCard = ({ person }: { person: Sitter }) => (
  <g className={colourClass(person.colour)}>
    <rect x={0.5} y={0.5} width={83} height={119} rx={7} fill="#fbf4e3" stroke={INK} strokeWidth={1.6} />
    <rect x={3} y={3} width={78} height={114} rx={5} fill="none" stroke="var(--cc)" strokeWidth={4} />
    <Portrait person={person} crop="mini" tool x={5} y={5} width={74} height={72} />
    <path d="M5 77.500H79" stroke={INK} strokeWidth={1.6} />
    <path d="M12 88H66M12 97H70M12 106H52" stroke="#b9a583" strokeWidth={3} strokeLinecap="round" />
  </g>
);

/** A pile of cards, 96 by 134 from 0,0: thicker the more there are, and a dashed place when there is none. */
export const PileShape = ({ cards, back = null, face }: ShapeProps) => {
  const under = Math.min(3, Math.ceil((cards - 1) / 8));
  return (
    <g>
      {cards === 0 && (
        <rect
          x={1}
          y={1}
          width={82}
          height={118}
          rx={7}
          fill="none"
          stroke="var(--br-map-line)"
          strokeWidth={1.8}
          strokeDasharray="6 5"
        />
      )}
      {Array.from({ length: Math.max(0, under) }, (_, i) => under - i).map((i) => (
        <rect
          key={i}
          x={1 + i * 2.4}
          y={1 + i * 2.7}
          width={82}
          height={118}
          rx={7}
          fill={i % 2 === 1 ? '#e9dcc0' : '#cdbb95'}
          stroke={INK}
          strokeWidth={1.5}
        />
      ))}
      {cards > 0 && face && <OpenCard person={face} />}
      {cards > 0 && !face && back && <CardBackShape colour={back} />}
      {cards > 0 && !face && !back && (
        <rect x={1} y={1} width={82} height={118} rx={7} fill="var(--br-seal)" stroke={INK} strokeWidth={1.6} />
      )}
      <g transform="translate(74 110)">
        <rect
          x={-24}
          y={-17}
          width={48}
          height={34}
          rx={17}
          fill="var(--br-seal)"
          stroke="var(--br-cream)"
          strokeWidth={2}
        />
        <Numeral n={cards} size={22.6} fill="var(--br-cream)" />
      </g>
    </g>
  );
};

export const Pile = ({ width = 62, label, ...pile }: ShapeProps & { width?: number; label?: string }) => (
  <Svg width={width} height={(width * 127) / 97} viewBox="0 0 97 127" label={label}>
    <PileShape {...pile} />
  </Svg>
);
