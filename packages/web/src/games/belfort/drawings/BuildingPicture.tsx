import { Svg } from '../../../table/Svg.tsx';
import type { Colour } from '../screen/contract.ts';
import { Building, type BuildingKind, type Look } from './Building.tsx';

interface Props {
  kind: BuildingKind;
  look?: Look;
  colour?: Colour | null;
  neutral?: boolean;
  width?: number;
  label?: string;
}

/** A building on its own, for lists, buttons and help. */
export const BuildingPicture = ({ kind, look = 'art', width = 56, label, ...dress }: Props) => (
  <Svg width={width} height={width} viewBox="-34 -48 68 68" label={label}>
    <g transform={kind === 'tower' ? 'translate(0 2) scale(.95)' : undefined}>
      <Building kind={kind} look={look} {...dress} />
    </g>
  </Svg>
);
