import { Svg } from '../../../table/Svg.tsx';
import { Building } from '../drawings/Building.tsx';

/** A stretch of wall, wide as it is. */
export const WallPicture = ({ width }: { width: number }) => (
  <Svg width={width} height={width / 2} viewBox="-30 -13 60 30">
    <Building kind="wall" look="art" />
  </Svg>
);
