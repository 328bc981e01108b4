import { At, Box, Edge, FrontGable, LeftPanel, paint, RightPanel } from '../iso.tsx';

const FRONT = 11.5;

/** A tall half-timbered house, its gable to the street, the sign on a bracket. */
export const Inn = () => (
  <>
    <Box x={3} y={-8} z={22} w={4} d={4} h={11} />
    <Box x={-8} y={-10} w={16} d={20} h={9} />
    <LeftPanel fill="door" on={10} from={-2.5} z={0} w={5} h={7} />
    <LeftPanel fill="window" on={10} from={4} z={3} w={2.8} h={3.6} />
    <RightPanel fill="window" on={8} from={-6} z={3} w={3.4} h={3.6} />
    <RightPanel fill="window" on={8} from={2} z={3} w={3.4} h={3.6} />
    <Box x={-9.5} y={-11.5} z={9} w={19} d={23} h={8.5} />
    <Edge
      through={[
        [-4.5, FRONT, 9],
        [-4.5, FRONT, 17.5],
      ]}
    />
    <Edge
      through={[
        [4.5, FRONT, 9],
        [4.5, FRONT, 17.5],
      ]}
    />
    <Edge
      through={[
        [-9.5, FRONT, 9],
        [-4.5, FRONT, 17.5],
      ]}
    />
    <Edge
      through={[
        [9.5, FRONT, 9],
        [4.5, FRONT, 17.5],
      ]}
    />
    <LeftPanel fill="window" on={FRONT} from={-2.6} z={11.2} w={5.2} h={4.4} />
    <RightPanel fill="window" on={9.5} from={-8} z={11.4} w={3.6} h={4} />
    <RightPanel fill="window" on={9.5} from={-1.8} z={11.4} w={3.6} h={4} />
    <RightPanel fill="window" on={9.5} from={4.6} z={11.4} w={3.6} h={4} />
    <FrontGable x={-9.5} y={-11.5} z={17.5} w={19} d={23} h={14} eaves={1.8} />
    <LeftPanel fill="window" on={FRONT} from={-1.5} z={20.4} w={3} h={3.6} />
    <Edge
      through={[
        [0, FRONT, 26],
        [0, FRONT, 29],
      ]}
    />
    <At x={-9.5} y={FRONT} z={12}>
      <path d="M0,0h-8M-7,0v2" fill="none" />
      <path d="M-10.6,1.800h7.400v6.200l-3.7,2.200l-3.7,-2.200z" fill={paint('roof')} />
      <circle cx={-6.9} cy={5.4} r={1.3} fill={paint('gold')} stroke="none" />
    </At>
  </>
);
