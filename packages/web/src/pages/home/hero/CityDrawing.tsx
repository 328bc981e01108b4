import { Building } from '../../../belfort/drawings/Building.tsx';
import { COLOURS } from '../../../belfort/screen/contract.ts';
import css from './CityDrawing.module.css';
import { CORNERS, HOUSES, PEAK, type Place, TREES } from './layout.ts';
import { Road } from './Road.tsx';

const move = ([x, y]: Place, scale = 1): string => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;
const path = (...places: readonly Place[]): string =>
  `M${places.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Belfort on a fine evening, or by night: the drawing that opens the home page. */
export function CityDrawing({ className }: { className: string | undefined }) {
  const [north, east, southEast, southWest, west] = CORNERS as [Place, Place, Place, Place, Place];
  return (
    <svg
      className={`${css.city} ${className ?? ''}`}
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <Sky />
      <Land />
      {CORNERS.map((corner, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a district is its number
          key={i}
          d={path(PEAK, corner, CORNERS[(i + 1) % 5]!)}
          className={css.ground}
          style={{ fill: `var(--ground-${i})` }}
        />
      ))}
      <Rampart from={west} to={north} lit />
      <Rampart from={north} to={east} />
      <Corner at={north} colour={0} />
      {HOUSES.filter(({ at }) => at[1] < PEAK[1] + 8).map(House)}
      <g transform={move([PEAK[0], PEAK[1] + 6], 2.3)}>
        <Building kind="citadel" look="art" />
      </g>
      {HOUSES.filter(({ at }) => at[1] >= PEAK[1] + 8).map(House)}
      <Corner at={east} colour={1} />
      <Corner at={west} colour={4} />
      <Rampart from={west} to={southWest} lit />
      <Rampart from={southEast} to={east} />
      <Rampart from={southWest} to={southEast} lit />
      <Corner at={southEast} colour={2} />
      <Corner at={southWest} colour={3} />
      <Road />
      <g transform={move([985, southWest[1] - 4], 2.5)}>
        <Building kind="gatehouse" look="art" />
        <path d="M-4.2 6V-1Q0-5.6 4.2-1V6Z" className={css.gateway} />
      </g>
    </svg>
  );
}

function House({ kind, at, colour }: (typeof HOUSES)[number]) {
  return (
    <g key={`${at}`} transform={move(at, kind === 'guild' ? 1.25 : 1.12)}>
      <Building kind={kind} look="art" colour={colour} />
    </g>
  );
}

const Corner = ({ at, colour }: { at: Place; colour: number }) => (
  <g transform={move(at, 1.75)}>
    <Building kind="tower" look="art" colour={COLOURS[colour]!} />
  </g>
);

const HEIGHT = 24;

function Rampart({ from, to, lit = false }: { from: Place; to: Place; lit?: boolean }) {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 15);
  const at = (part: number, up: number): Place => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part - up,
  ];
  const merlons = Array.from({ length: count }, (_, i) => {
    const [start, end] = [(i + 0.2) / count, (i + 0.75) / count];
    return path(at(start, HEIGHT - 1), at(start, HEIGHT + 6), at(end, HEIGHT + 6), at(end, HEIGHT - 1));
  });
  return (
    <g className={lit ? css.lit : css.shaded}>
      <path d={path(at(0, 0), at(0, HEIGHT), at(1, HEIGHT), at(1, 0))} />
      <path d={merlons.join('')} />
      <path d={path(at(0, HEIGHT - 5), at(1, HEIGHT - 5))} className={css.course} />
    </g>
  );
}

function Sky() {
  return (
    <>
      <linearGradient id="dusk" x2="0" y2="1">
        <stop offset=".1" stopColor="var(--sky)" />
        <stop offset=".46" stopColor="var(--haze)" />
      </linearGradient>
      <rect width="1440" height="520" fill="url(#dusk)" />
      <g className={css.stars}>
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx="686" cy="136" r="60" className={css.halo} />
      <circle cx="686" cy="136" r="36" className={css.sun} />
      <path d="M694 101A36 36 0 1 1 652 149A31 31 0 0 0 694 101Z" className={css.moon} />
      <g className={css.cloud} transform="translate(0 62)">
        <path d="M1150 92h150a16 16 0 0 0 0-32 22 22 0 0 0-30-12 34 34 0 0 0-62-2 24 24 0 0 0-34 14 17 17 0 0 0-24 32Z" />
        <path d="M790 96h92a11 11 0 0 0 0-22 16 16 0 0 0-22-8 23 23 0 0 0-42 0 15 15 0 0 0-22 10 10 10 0 0 0-6 20Z" />
        <path d="M236 78h120a13 13 0 0 0 0-26 18 18 0 0 0-26-8 27 27 0 0 0-48-2 17 17 0 0 0-26 10 13 13 0 0 0-20 26Z" />
      </g>
      <path d="M1064 112q7-8 13 0q6-8 13 0M1106 130q6-7 11 0q5-7 11 0M1044 138q5-6 9 0q4-6 9 0" className={css.birds} />
    </>
  );
}

const STARS: readonly (readonly [number, number, number])[] = [
  [96, 40, 1.6],
  [180, 96, 1.2],
  [318, 30, 1.8],
  [402, 120, 1.2],
  [486, 52, 1.4],
  [560, 24, 1.2],
  [590, 150, 1.4],
  [742, 44, 1.6],
  [806, 128, 1.2],
  [868, 36, 1.4],
  [918, 88, 1.1],
  [1060, 58, 1.6],
  [1104, 130, 1.2],
  [1180, 28, 1.4],
  [1242, 108, 1.8],
  [1318, 40, 1.2],
  [1376, 120, 1.5],
  [1420, 62, 1.2],
];

function Land() {
  return (
    <>
      <path
        className={css.far}
        d="M0 214 70 168l46 26 82-78 60 58 44-30 96 70 70-44 58 40 74-64 70 52 60-26 90 48 74-42 62 34 84-84 66 62 54-34 72 60 84-48 50 30V300H0Z"
      />
      <path className={css.middle} d="M0 250q120-58 270-22t300-8 300 14 290-16 280 10V360H0Z" />
      <path className={css.near} d="M0 296q190-52 420-18t520-8 500 4V520H0Z" />
      <path className={css.front} d="M0 404q260-40 520-8t420 18 500-22V520H0Z" />
      {[...TREES]
        .sort((a, b) => a[1] - b[1])
        .map(([x, y, size]) => (
          <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${Math.abs(size)})`} className={css.tree}>
            <path d="M-1.6-6h3.2v6h-3.2Z" className={css.trunk} />
            {size > 0 ? (
              <>
                <path d="M0-44 13-18H7l9 14H-16l9-14h-6Z" className={css.spruce} />
                <path d="M0-44 13-18H7l9 14H2Z" className={css.spruceShade} />
              </>
            ) : (
              <>
                <circle cy="-18" r="14" className={css.leaf} />
                <path d="M4-31a14 14 0 0 1-2 27Q14-14 4-31Z" className={css.leafShade} />
              </>
            )}
          </g>
        ))}
    </>
  );
}
