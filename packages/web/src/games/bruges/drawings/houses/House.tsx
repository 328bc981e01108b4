import type { Colour, Icon } from '@guildhall/bruges';
import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import { named } from '../../anchors.ts';
import { colourClass, INK, RIM } from '../colours.ts';
import { clipTo, DOORWAY, patternFill, SMALL_DOORWAY } from '../Defs.tsx';
import styles from '../drawings.module.css';
import { ActivationShape } from '../icons/ActivationIcon.tsx';
import { MarkShape } from '../marks/Mark.tsx';
import { Portrait } from '../portraits/Portrait.tsx';
import type { Sitter } from '../portraits/portrait.ts';

/** Who lives there: a face for the doorway and a seal for the gable. */
export interface Resident extends Sitter {
  readonly icon: Icon;
  readonly worker?: Colour;
}

/** used: done for this round. ready: may be activated now. */
type HouseState = 'idle' | 'used' | 'ready';

const OpenDoor = () => (
  <g clipPath={clipTo('doorway')}>
    <path d="M8 137L20 108H46L58 137Z" fill="#6b4d33" />
    <path d="M20 108V84a13 13 0 0 1 26 0v24z" fill="var(--br-flame)" opacity={0.35} />
  </g>
);

const AtHome = ({ person, used }: { person: Sitter; used: boolean }) => (
  <g clipPath={clipTo('doorway')} {...named.part('person')}>
    <Portrait person={person} crop="doorway" x={4} y={64} width={58} height={74} />
    {used && <path d="M6 50H60V140H6Z" fill="var(--br-door)" opacity={0.4} />}
  </g>
);

const Window = () => (
  <g stroke={INK}>
    <path d="M28 34h10v15H28z" fill="var(--cb)" strokeWidth={1.4} />
    <path d="M28 41.500h10M33 34v15" />
  </g>
);

/** A seal of r 10 round 0,0: done for this round. */
const Check = () => (
  <>
    <circle r={10} fill="#efe2c6" stroke={INK} strokeWidth={1.4} />
    <path
      d="M-5 .7l3.2 3.200L4.9 -3.5"
      fill="none"
      stroke={INK}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

const GABLE = 'M3 140V52h6V40h7V28h7V14h20v14h7v12h7v12h6v88z';
const POLE = 'M33 14V4M33 4l8 3-8 3';
const SMALL_GABLE = 'M2 40V15h4v-4h4V7h4V2h8v5h4v4h4v4h4v25z';

const PLOT = { fill: 'var(--glow)', fillOpacity: 0.16, stroke: 'var(--glow)', strokeLinejoin: 'round' } as const;

interface ShapeProps {
  colour: Colour;
  /** Nobody: the door stands open. */
  person?: Resident | undefined;
  state?: HouseState;
}

/** A stepped gable, 66 by 142 from 0,0. */
export const HouseShape = memo(function HouseShape({ colour, person, state = 'idle' }: ShapeProps) {
  return (
    <g
      className={state === 'ready' ? `${colourClass(colour)} ${styles.ready}` : colourClass(colour)}
      strokeLinejoin="round"
    >
      <path d={`${GABLE}${POLE}`} {...RIM} strokeWidth={3} />
      <path d="M3 140V58h6V46h7V34h7V20h20v14h7v12h7v12h6v82z" fill="var(--cc)" stroke={INK} strokeWidth={1.7} />
      <path d="M5 139V60h6V48h7V36h7V22h16v14h7v12h7v12h6v79z" fill={patternFill(colour, 'white')} opacity={0.28} />
      <path
        d="M3 58v-6h6V40h7V28h7V14h20v14h7v12h7v12h6v6h-6V46h-7V34h-7V20H23v14h-7v12H9v12z"
        fill="var(--cd)"
        stroke={INK}
        strokeWidth={1.5}
      />
      <path d={POLE} fill="var(--cb)" stroke={INK} strokeWidth={1.3} />
      <path d={DOORWAY} fill="var(--br-door)" />
      {person ? <AtHome person={person} used={state === 'used'} /> : <OpenDoor />}
      <path d={DOORWAY} fill="none" stroke={INK} strokeWidth={2} />
      <path d="M1 136.500h64v4.500H1z" fill="var(--br-doorstep)" stroke={INK} strokeWidth={1.4} />
      {person ? (
        <g transform="translate(33 44)">
          <ActivationShape icon={person.icon} worker={person.worker} />
        </g>
      ) : (
        <Window />
      )}
      {state === 'used' && (
        <g transform="translate(53 130)">
          <Check />
        </g>
      )}
    </g>
  );
});

export const House = ({ width = 65, label, ...house }: ShapeProps & { width?: number; label?: string }) => (
  <Svg width={width} height={(width * 142) / 66} viewBox="0 0 66 142" label={label}>
    <HouseShape {...house} />
  </Svg>
);

/** Where a house may be built, of the same size. */
export const Plot = ({ width = 65, label }: { width?: number; label?: string }) => (
  <Svg width={width} height={(width * 142) / 66} viewBox="0 0 66 142" label={label}>
    <path d="M4 140V62h6V50h7V38h7V26h18v12h7v12h7v12h6v78z" {...PLOT} strokeWidth={2.6} strokeDasharray="6 4.5" />
    <path d="M33 78v24M21 90h24" stroke="var(--glow-line)" strokeWidth={3.6} strokeLinecap="round" />
  </Svg>
);

interface SmallProps {
  colour: Colour;
  person?: Sitter | undefined;
  used?: boolean;
  width?: number;
  label?: string;
}

/** A house no higher than it is wide, 36 by 42 from 0,0. */
const SmallShape = ({ colour, person, used = false }: SmallProps) => (
  <g className={colourClass(colour)}>
    <path d={SMALL_GABLE} {...RIM} strokeWidth={3} />
    <path d={SMALL_GABLE} fill="var(--cc)" stroke={INK} strokeWidth={1.3} strokeLinejoin="round" />
    <path d={SMALL_DOORWAY} fill="var(--br-door)" />
    {person && (
      <g clipPath={clipTo('small-doorway')} {...named.part('person')}>
        <Portrait person={person} crop="mini" x={4} y={10} width={28} height={30} />
        {used && <path d="M4 10H32V40H4Z" fill="var(--br-door)" opacity={0.4} />}
      </g>
    )}
    <path d={SMALL_DOORWAY} fill="none" stroke={INK} strokeWidth={1.2} />
    <g transform="translate(18 5.800)scale(.44)">
      <MarkShape colour={colour} />
    </g>
  </g>
);

/** The same house in the row of another player. */
export const SmallHouse = memo(function SmallHouse({ width = 36, label, ...house }: SmallProps) {
  return (
    <Svg width={width} height={(width * 42) / 36} viewBox="0 0 36 42" label={label}>
      <SmallShape {...house} />
    </Svg>
  );
});

/** The same house in a long street of one's own: the seal hangs beside the gable. */
export const LowHouse = memo(function LowHouse({ colour, person, state = 'idle' }: ShapeProps) {
  return (
    <Svg width={36} height={42} viewBox="-1 -1 38 44">
      <g className={state === 'ready' ? styles.ready : undefined}>
        <SmallShape colour={colour} person={person} used={state === 'used'} />
      </g>
      {person && (
        <g transform="translate(29.6 7.400)scale(.64)">
          <ActivationShape icon={person.icon} worker={person.worker} />
        </g>
      )}
      {state === 'used' && (
        <g transform="translate(30 35)scale(.62)">
          <Check />
        </g>
      )}
    </Svg>
  );
});

/** Where such a house may be built. */
export const LowPlot = () => (
  <Svg width={36} height={42} viewBox="-1 -1 38 44">
    <path d={SMALL_GABLE} {...PLOT} strokeWidth={1.8} strokeDasharray="4 3" />
    <path d="M18 18v14M11 25h14" stroke="var(--glow-line)" strokeWidth={2.6} strokeLinecap="round" />
  </Svg>
);
