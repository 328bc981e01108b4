import { Box, Cylinder, Dome, LeftPanel, RightPanel } from '../iso.tsx';

const SIDE_WINDOWS = [-7, -1, 5];

/** A domed hall of books. */
export const Library = () => (
  <>
    <Box x={-12} y={-12} w={24} d={24} h={2.5} />
    <Box x={-10} y={-10} z={2.5} w={20} d={20} h={10} />
    <LeftPanel fill="window" on={10} from={-7} z={5} w={3.4} h={6} />
    <LeftPanel fill="door" on={10} from={-1.7} z={2.5} w={4} h={7} />
    <LeftPanel fill="window" on={10} from={4.6} z={5} w={3.4} h={6} />
    {SIDE_WINDOWS.map((y) => (
      <RightPanel key={y} fill="window" on={10} from={y} z={5} w={3.4} h={6} />
    ))}
    <Cylinder z={12.5} r={7} h={3} />
    <Dome z={15.5} />
  </>
);
