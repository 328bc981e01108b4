import { Sky } from '../../../table/hero/Sky.tsx';
import { Defs } from '../drawings/Defs.tsx';
import { HouseShape, type Resident } from '../drawings/houses/House.tsx';
import { PawnShape } from '../drawings/pieces/Pawn.tsx';
import { WorkerShape } from '../drawings/pieces/Worker.tsx';
import { Mill, TownHouse, Tree } from '../drawings/town/scenery.tsx';
import { TownHallShape } from '../drawings/town/TownHall.tsx';
import css from './QuayDrawing.module.css';

/** Where the houses stand, and where the water begins. */
const STREET = 418;
const WATER = 452;

const HOUSE_SCALE = 1.72;
const HOUSE_WIDTH = 66 * HOUSE_SCALE;

const RESIDENTS: readonly Resident[] = [
  { id: 'hanseatic-merchant', group: 'merchant', colour: 'blue', icon: 'laurel' },
  { id: 'queen', group: 'noble', colour: 'red', icon: 'infinity' },
  { id: 'juggler', group: 'entertainer', colour: 'yellow', icon: 'infinity' },
  { id: 'knight', group: 'protector', colour: 'purple', icon: 'worker', worker: 'red' },
  { id: 'mason', group: 'craftsman', colour: 'brown', icon: 'infinity' },
];
const houseAt = (i: number): number => 32 + i * (HOUSE_WIDTH + 4);

const ROOFS = ['var(--br-map-roof)', 'var(--br-map-roof-2)', 'var(--br-map-roof-3)'] as const;
/** The quiet houses: x, width, height. Those behind the first row show between its gables. */
const BEHIND = [
  [-34, 104, 196],
  [92, 112, 226],
  [208, 104, 212],
  [442, 108, 222],
  [540, 90, 192],
] as const;
const BEYOND = [
  [828, 92, 168],
  [922, 84, 190],
  [1008, 100, 176],
  [1110, 88, 196],
  [1200, 96, 172],
  [1298, 84, 190],
  [1384, 92, 170],
] as const;
const AFAR = [
  [622, 34, 60],
  [658, 30, 70],
  [766, 32, 66],
  [800, 30, 56],
] as const;

/** Bruges in the morning, or by night: a quay with the houses of five colours. */
export default function QuayDrawing() {
  return (
    <>
      <Defs />
      <svg className={css.quay} viewBox="0 0 1440 520" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
        <g transform="matrix(-1 0 0 1 1440 0)">
          <Sky id="morning" />
        </g>
        <Distance />
        <Street />
        <Water />
        <Bridge />
        <Boat />
      </svg>
    </>
  );
}

const Row = ({ houses, foot }: { houses: readonly (readonly [number, number, number])[]; foot: number }) =>
  houses.map(([x, w, h], i) => <TownHouse key={x} x={x} y={foot} w={w} h={h} fill={ROOFS[i % ROOFS.length]!} />);

function Distance() {
  return (
    <>
      <path className={css.hill} d="M0 330q240-40 480-14t420-20 300 12 240-18V430H0Z" />
      <path className={css.meadow} d="M560 392q130-42 300-26t280-4 300 8V440H560Z" />
      <Row houses={AFAR} foot={392} />
      <Mill x={722} y={380} scale={2.4} />
      <path className={css.veil} d="M540 300H900V430H540Z" />
      <Row houses={BEHIND} foot={STREET} />
      <g transform={`translate(304 ${STREET}) scale(2.15)`}>
        <TownHallShape />
      </g>
      <Row houses={BEYOND} foot={STREET} />
    </>
  );
}

function Street() {
  return (
    <>
      <path
        className={css.paving}
        d={`M-4 ${STREET - 6}H636V${STREET + 14}H-4ZM812 ${STREET - 6}H1444V${STREET + 14}H812Z`}
      />
      <Tree x={10} y={STREET + 2} scale={3} />
      {RESIDENTS.map((person, i) => (
        <g
          key={person.id}
          transform={`translate(${houseAt(i)} ${STREET + 4 - 142 * HOUSE_SCALE}) scale(${HOUSE_SCALE})`}
        >
          <HouseShape colour={person.colour} person={person} />
        </g>
      ))}
      {[918, 1104, 1290, 1412].map((x) => (
        <Tree key={x} x={x} y={STREET + 6} scale={2.6} />
      ))}
    </>
  );
}

function Water() {
  return (
    <>
      <path className={css.water} d={`M0 ${STREET + 20}H1440V520H0Z`} />
      <path className={css.wall} d={`M-4 ${STREET + 10}H636V${WATER}H-4ZM812 ${STREET + 10}H1444V${WATER}H812Z`} />
      <path className={css.courses} d={`M0 ${STREET + 22}H636M812 ${STREET + 22}H1440${COURSES}`} />
      <path className={css.deep} d={`M0 ${WATER}H1440V${WATER + 7}H0Z`} />
      {RESIDENTS.map(({ colour }, i) => (
        <path
          key={colour}
          className={`br-${colour} ${css.reflection}`}
          d={`M${houseAt(i) + 6} ${WATER + 7}h101l-5 14 4 10-9 12 2 14-8 11h-73l-5-12 3-12-9-12 1-10Z`}
        />
      ))}
      <path
        className={css.waves}
        d="M20 470q9-7 18 0t18 0M150 502q9-7 18 0t18 0M236 472q9-7 18 0t18 0M500 468q9-7 18 0t18 0M560 504q9-7 18 0t18 0M640 478q9-7 18 0t18 0M716 506q9-7 18 0t18 0M800 480q9-7 18 0t18 0M884 502q9-7 18 0t18 0M960 474q9-7 18 0t18 0M1060 500q9-7 18 0t18 0M1150 476q9-7 18 0t18 0M1260 504q9-7 18 0t18 0M1340 472q9-7 18 0t18 0M1396 500q9-7 18 0t18 0"
      />
    </>
  );
}

/** Upright joints of the quay's stones, the lower course shifted by half a stone. */
const COURSES = Array.from({ length: 36 }, (_, i) => i * 40 + 12)
  .filter((x) => x < 612 || x > 826)
  .map((x) => `M${x} ${STREET + 10}v12M${x + 20} ${STREET + 22}V${WATER}`)
  .join('');

/** Over the side canal, with two who have come to look for a house. */
const Bridge = () => (
  <g transform="translate(-52 0)">
    <path className={css.archway} d="M712 452V440Q775 372 838 440V452Z" />
    <path
      className={css.stone}
      d="M672 462V418Q722 414 775 384Q828 414 878 418V462H842V444Q838 402 775 402T708 444V462Z"
    />
    <path
      className={css.joints}
      d="M775 386v16M742 402l8 10M808 402l-8 10M718 412l8 14M832 412l-8 14M680 436h22M848 436h22M690 418v18M860 418v18"
    />
    <g transform="translate(748 393) scale(1.35)">
      <PawnShape player="green" />
    </g>
    <g transform="translate(800 392) scale(1.35)">
      <PawnShape player="ivory" />
    </g>
    <path
      className={css.parapet}
      d="M668 420V408Q722 403 775 374Q828 403 882 408V420Q828 415 775 386Q722 415 668 420Z"
    />
  </g>
);

/** A barge that brings new people into town. */
const Boat = () => (
  <g transform="translate(318 474)">
    <ellipse cx="78" cy="30" rx="104" ry="7" className={css.shadow} />
    {(['blue', 'yellow', 'red'] as const).map((colour, i) => (
      <g key={colour} transform={`translate(${64 + i * 27} -3) scale(1.35)`}>
        <WorkerShape colour={colour} />
      </g>
    ))}
    <g className={css.wood}>
      <path d="M22-14h26V8H22Z" fill="var(--br-bridge)" />
      <path d="M22-3h26M35-14V8" fill="none" />
      <path d="M-26-6Q-12 6 6 6H150Q172 6 186-12Q184 16 160 29H2Q-22 20-26-6Z" fill="#7a4d2b" />
      <path d="M-22 8Q-10 14 8 14H152Q172 12 183 0" fill="none" stroke="var(--br-bridge-l)" strokeWidth="2.4" />
      <path d="M150-52 176 34" fill="none" strokeWidth="3.4" />
    </g>
    <g transform="translate(142 6) scale(1.5)">
      <PawnShape player="red" />
    </g>
  </g>
);
