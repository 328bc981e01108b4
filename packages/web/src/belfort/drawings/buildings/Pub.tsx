import { At, Box, Edge, Face, LeftPanel, paint, RightPanel } from '../iso.tsx';

const EAVES = 13.5;
const STRAWS = [-10, -5, 0, 5, 10];

const Barrel = () => (
  <>
    <path d="M-4,-7q-1.2,4 0,8q4,2.2 8,0q1.2,-4 0,-8z" fill={paint('barrel')} />
    <path d="M-4.6,-3.200q4.6,2.4 9.2,0" fill="none" />
    <ellipse cy={-7} rx={4} ry={2} fill={paint('barrel-top')} />
  </>
);

/** A low cottage under a big thatch, the barrels rolled out, a tankard on the sign. */
export const Pub = () => (
  <>
    <Box x={-10} y={-10} w={20} d={20} h={7} />
    <LeftPanel fill="door" on={10} from={-3} z={0} w={5} h={6} />
    <LeftPanel fill="window" on={10} from={4.4} z={2} w={3.6} h={3} />
    <RightPanel fill="window" on={10} from={-6} z={2} w={3.6} h={3} />
    <Face
      fill="roof"
      at={[
        [-EAVES, EAVES, 5],
        [EAVES, EAVES, 5],
        [4.5, 0, 17],
        [-4.5, 0, 17],
      ]}
    />
    <Face
      fill="roof-shade"
      at={[
        [EAVES, -EAVES, 5],
        [EAVES, EAVES, 5],
        [4.5, 0, 17],
      ]}
    />
    {STRAWS.map((x) => (
      <g key={x}>
        <Edge
          through={[
            [x, EAVES, 5],
            [x * 0.78, 10.2, 8],
          ]}
        />
        <Edge
          through={[
            [EAVES, x, 5],
            [11, x * 0.72, 8],
          ]}
        />
      </g>
    ))}
    <Face
      fill="roof-shade"
      at={[
        [-6.5, 1.8, 15.6],
        [6, 1.8, 15.6],
        [5.2, 0, 18],
        [-5.2, 0, 18],
      ]}
    />
    <At x={-12} y={14}>
      <path d="M0,3V-13h-6" fill="none" />
      <path d="M-8.6,-11.400h5v6.400h-5zM-8.6,-9.800h-2v3.200h2" fill={paint('gold')} />
    </At>
    <At x={15} y={3}>
      <Barrel />
    </At>
    <At x={14} y={11}>
      <Barrel />
    </At>
  </>
);
