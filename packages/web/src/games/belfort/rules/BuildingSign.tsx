import { Svg } from '../../../table/Svg.tsx';
import { Building, type BuildingKind } from '../drawings/Building.tsx';

/** A building without the ground around it, its middle in the middle of the sign. */
export const BuildingSign = ({ kind, middle: [x, y] }: { kind: BuildingKind; middle: readonly [number, number] }) => (
  <Svg width={36} viewBox={`${x - 27} ${y - 27} 54 54`}>
    <Building kind={kind} look="owned" colour="blue" />
  </Svg>
);
