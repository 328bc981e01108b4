import { At, Box, Edge, Face, LeftPanel, paint, Smoke } from '../iso.tsx';

/** A low open forge under a lean-to roof, a stout chimney behind it, the anvil outside. */
export const Blacksmith = () => (
  <>
    <Box x={1} y={-13} w={9} d={8} h={25} />
    <Box x={0} y={-14} z={25} w={11} d={10} h={2.6} />
    <Smoke x={5} y={-9} z={28.5} />
    <Face
      fill="wall-left"
      at={[
        [-12, 8, 0],
        [11, 8, 0],
        [11, 8, 8],
        [-12, 8, 8],
      ]}
    />
    <LeftPanel fill="door" on={8} from={-9} z={0} w={14} h={7.4} />
    <LeftPanel fill="fire" on={8} from={-7} z={0} w={6} h={4.6} bare />
    <Face
      fill="wall-right"
      at={[
        [11, -8, 0],
        [11, 8, 0],
        [11, 8, 8],
        [11, -8, 16],
      ]}
    />
    <Face
      fill="window"
      at={[
        [11, -4.5, 4],
        [11, 0, 4],
        [11, 0, 8],
        [11, -4.5, 8],
      ]}
    />
    <Face
      fill="roof-shade"
      at={[
        [12.5, -9.5, 15.6],
        [12.5, 10.5, 5.6],
        [12.5, 10.5, 7.2],
        [12.5, -9.5, 17.2],
      ]}
    />
    <Face
      fill="roof"
      at={[
        [-13.5, 10.5, 7.2],
        [12.5, 10.5, 7.2],
        [12.5, -9.5, 17.2],
        [-13.5, -9.5, 17.2],
      ]}
    />
    <Edge
      through={[
        [-13.5, 4, 10.45],
        [12.5, 4, 10.45],
      ]}
    />
    <Edge
      through={[
        [-13.5, -2.5, 13.7],
        [12.5, -2.5, 13.7],
      ]}
    />
    <At x={-1} y={17}>
      <path d="M-3,0h6l-1,-2.600h-4z" fill={paint('barrel')} />
      <path d="M-6.4,-6.200h12.200v2.200q-3.4,0 -4,1.600h-3.600q-.4,-1.8 -4.6,-3.800z" fill={paint('iron')} />
    </At>
  </>
);
