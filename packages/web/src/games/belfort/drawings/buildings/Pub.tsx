import { At, Box, Edge, Face, Hip, LeftPanel, paint, RightPanel } from '../iso.tsx';

const EAVES = 12.5;
const LOW = 7.6;
const RIDGE = 19;
const STRAWS = [-9, -4.5, 0, 4.5, 9];

const Barrel = () => (
  <>
    <path d="M-4,-7q-1.2,4 0,8q4,2.2 8,0q1.2,-4 0,-8z" fill={paint('barrel')} />
    <path d="M-4.6,-3.2q4.6,2.4 9.2,0" fill="none" />
    <ellipse cy={-7} rx={4} ry={2} fill={paint('barrel-top')} />
  </>
);

/** A low cottage under a big thatch, the barrels rolled out, a tankard on the sign. */
export const Pub = () => (
  <>
    <At x={-13} y={7}>
      <path d="M0,2V-15h-7" fill="none" />
      <path d="M-9.4,-13.4h5v6.6h-5zM-9.4,-11.8h-2.2v3.4h2.2" fill={paint('gold')} />
    </At>
    <Box x={-9.5} y={-9.5} w={19} d={19} h={9} />
    <LeftPanel fill="door" on={9.5} from={-6} z={0} w={5} h={6.2} />
    <LeftPanel fill="window" on={9.5} from={2.4} z={2.4} w={4} h={3.4} />
    <RightPanel fill="window" on={9.5} from={-6} z={2.4} w={4} h={3.4} />
    <Hip x={-9.5} y={-9.5} z={LOW} w={19} d={19} h={RIDGE - LOW} eaves={EAVES - 9.5} ridge={9} />
    {STRAWS.map((x) => (
      <g key={x}>
        <Edge
          through={[
            [x, EAVES, LOW],
            [x * 0.82, 10, LOW + 2.4],
          ]}
        />
        <Edge
          through={[
            [EAVES, x, LOW],
            [10.6, x * 0.78, LOW + 2.4],
          ]}
        />
      </g>
    ))}
    <Face
      fill="roof-shade"
      at={[
        [-6.4, 1.8, RIDGE - 1.6],
        [6, 1.8, RIDGE - 1.6],
        [5.2, 0, RIDGE + 1],
        [-5.2, 0, RIDGE + 1],
      ]}
    />
    <At x={14} y={5}>
      <Barrel />
    </At>
    <At x={11} y={13}>
      <Barrel />
    </At>
  </>
);
