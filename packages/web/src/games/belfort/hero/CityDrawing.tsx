import { Sky } from '../../../table/hero/Sky.tsx';
import { Building } from '../drawings/Building.tsx';
import { COLOURS } from '../screen/contract.ts';
import css from './CityDrawing.module.css';
import { CORNERS, HOUSES, PEAK, type Place, TREES } from './layout.ts';
import { Road } from './Road.tsx';

const move = ([x, y]: Place, scale = 1): string => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;
const path = (...places: readonly Place[]): string =>
  `M${places.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Belfort on a fine evening, or by night: the drawing that opens the home page. */
export default function CityDrawing() {
  const [north, east, southEast, southWest, west] = CORNERS as [Place, Place, Place, Place, Place];
  return (
    <svg className={css.city} viewBox="0 0 1440 520" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <Sky id="dusk" />
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
