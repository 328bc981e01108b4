import { Box, Cone, Cylinder, Gable, LeftPanel, RightPanel } from '../iso.tsx';

/** A long hall with a bell turret. */
export const GuildHall = () => (
  <>
    <Box x={-16} y={-11} w={32} d={22} h={10} />
    <LeftPanel fill="door" on={11} from={-3.2} z={0} w={6.4} h={7.5} />
    <LeftPanel fill="window" on={11} from={-12} z={3.5} w={4} h={4.5} />
    <LeftPanel fill="window" on={11} from={8} z={3.5} w={4} h={4.5} />
    <RightPanel fill="window" on={16} from={-6.5} z={3.5} w={4} h={4.5} />
    <RightPanel fill="window" on={16} from={2.5} z={3.5} w={4} h={4.5} />
    <Gable x={-16} y={-11} z={10} w={32} d={22} h={12} />
    <Cylinder x={-9} z={17} r={3.4} h={7} />
    <Cone x={-9} z={24} r={4.8} h={9} />
  </>
);
