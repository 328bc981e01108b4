import { At, Box, FrontGable, LeftPanel, paint, RightPanel } from '../iso.tsx';

const COLUMNS = [-9, -4, 1, 6];

/** A temple of money: steps, columns, a coin in the pediment. */
export const Bank = () => (
  <>
    <Box x={-12} y={-12} w={24} d={24} h={3} />
    <Box x={-9} y={-9} z={3} w={18} d={18} h={9} />
    {COLUMNS.map((x) => (
      <LeftPanel key={x} fill="wall-left" on={9.6} from={x} z={3} w={2.6} h={9} />
    ))}
    <RightPanel fill="door" on={9} from={-3} z={3} w={6} h={7} />
    <FrontGable x={-9} y={-9} z={12} w={18} d={18} h={8} eaves={2.5} />
    <At x={0} y={9.5} z={15.2}>
      <circle r={2.6} fill={paint('gold')} />
    </At>
  </>
);
