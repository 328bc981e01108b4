import { type Colour, STRIKES } from '@guildhall/bruges';
import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import { colourClass, INK, RIM } from '../colours.ts';
import { sector } from './sector.ts';

/** Flood, plague, fire, intrigue, raid: pale on the colour, cut out in its deep shade, round 0,0. */
const SIGNS: Readonly<Record<Colour, { line?: string; body?: string; cut?: string }>> = {
  blue: { line: 'M-8 -.5q4-5 8-1.500T8 -3.500M-8 4.500q4-5 8-1.500t8-1.5' },
  brown: {
    body: 'M-8.5 3.500c.5-4 4-6.5 8-6.2 3 .2 5.5 2 6 4.7.2 1.3-.5 2.5-1.5 2.500H-6c-1.5 0-2.6-.3-2.5-1zM-5.8 -2.900a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z',
    line: 'M5.3 3c3.2.8 4.2-2.5 2.2-4',
    cut: 'M-6.2 .8a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0z',
  },
  red: {
    body: 'M0 -8.500c1 3.5 5.5 5.5 5.5 10.500A5.5 5.5 0 0 1 0 8a5.5 5.5 0 0 1-5.5-6c0-2.6 1.5-4 2.5-5.5.5 1.5 1 2 1.8 2.300C-1 -3.5-1.2-6 0 -8.500z',
    cut: 'M0 1c1.5 1.5 2.2 2.5 2.2 4a2.2 2.2 0 0 1-4.4 0c0-1.5.7-2.5 2.2-4z',
  },
  purple: {
    body: 'M-9 -2c3-1.6 6-1.3 9 .2 3-1.5 6-1.8 9-.2 0 5-2 7.5-5 7.5-2.2 0-3.2-1.8-4-2.8-.8 1-1.8 2.8-4 2.8-3 0-5-2.5-5-7.500z',
    cut: 'M-6 .8a2 1.3 0 1 0 4 0a2 1.3 0 1 0-4 0zM2 .8a2 1.3 0 1 0 4 0a2 1.3 0 1 0-4 0z',
  },
  yellow: { line: 'M-7 -7L4.5 4.500M7 -7L-4.5 4.500M-7.5 2.500L-2.5 7.500M7.5 2.500L2.5 7.5' },
};

/** What threatens, in one paint on a ground of another. */
const ThreatSign = ({ colour, paint, ground }: { colour: Colour; paint: string; ground: string }) => {
  const { line, body, cut } = SIGNS[colour];
  return (
    <>
      {body && <path d={body} fill={paint} />}
      {line && <path d={line} fill="none" stroke={paint} strokeWidth={2.1} strokeLinecap="round" />}
      {cut && <path d={cut} fill={ground} />}
    </>
  );
};

/** One marker, r 12 round 0,0. */
const ThreatMarkerShape = ({ colour }: { colour: Colour }) => (
  <g className={colourClass(colour)}>
    <circle r={12} {...RIM} strokeWidth={3.2} />
    <circle r={12} fill="var(--cc)" stroke={INK} strokeWidth={1.5} />
    <g transform="scale(.84)">
      <ThreatSign colour={colour} paint="#fff" ground="var(--cd)" />
    </g>
  </g>
);

export const ThreatMarker = ({ colour, size = 22, label }: { colour: Colour; size?: number; label?: string }) => (
  <Svg width={size} viewBox="-13 -13 26 26" label={label}>
    <ThreatMarkerShape colour={colour} />
  </Svg>
);

const ARCS = Array.from({ length: STRIKES }, (_, i) => sector(22.4, 14.2, i / STRIKES, (i + 1) / STRIKES, 0.11));

interface RingProps {
  colour: Colour;
  /** Markers held; the third one closes the ring and strikes. */
  markers: number;
}

/** A trap that closes, r 22.4 round 0,0: one arc per marker. */
export const ThreatRingShape = memo(function ThreatRingShape({ colour, markers }: RingProps) {
  return (
    <g className={colourClass(colour)} strokeLinejoin="round">
      {ARCS.map((d, i) =>
        i < markers ? (
          <g key={d}>
            <path d={d} {...RIM} strokeWidth={3.4} />
            <path d={d} fill="var(--cc)" stroke={INK} strokeWidth={1.6} />
          </g>
        ) : (
          <path key={d} d={d} fill="var(--br-quiet)" stroke="var(--br-quiet-line)" strokeDasharray="2.5 2" />
        ),
      )}
      {markers > 0 ? (
        <ThreatMarkerShape colour={colour} />
      ) : (
        <>
          <circle r={12} fill="none" stroke="var(--br-quiet-line)" strokeDasharray="2.5 2" />
          <g transform="scale(.8)">
            <ThreatSign colour={colour} paint="var(--br-quiet-ink)" ground="var(--br-quiet)" />
          </g>
        </>
      )}
    </g>
  );
});

export const ThreatRing = ({ size = 40, label, ...ring }: RingProps & { size?: number; label?: string }) => (
  <Svg width={size} viewBox="-24 -24 48 48" label={label}>
    <ThreatRingShape {...ring} />
  </Svg>
);
