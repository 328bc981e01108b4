import type { Property } from '@guildhall/belfort';
import { useDrawingSlot } from '../../../table/useDrawingSlot.ts';
import type { Colour } from '../screen/contract.ts';
import { Building } from './Building.tsx';

/** Where the building stands on its hill, so that each fills the picture. */
const USUAL = { y: 3, scale: 0.92 };
const STANDS: Readonly<Partial<Record<Property, typeof USUAL>>> = {
  pub: { y: 3, scale: 0.95 },
  gardens: { y: -0.5, scale: 0.96 },
  tower: { y: 7.5, scale: 0.77 },
  inn: { y: 6.5, scale: 0.8 },
  blacksmith: { y: 5, scale: 0.88 },
  market: { y: 3, scale: 0.96 },
  gatehouse: { y: 2, scale: 1.02 },
  library: { y: 4.5, scale: 0.84 },
  keep: { y: 1.5, scale: 1 },
};

interface Props {
  property: Property;
  /** The owner, once it is built. */
  colour?: Colour | null;
  className?: string;
}

/** The picture of a property card; it fills the box it is put in. */
export const CardArt = ({ property, colour = null, className }: Props) => {
  const { y, scale } = STANDS[property] ?? USUAL;
  const drawn = useDrawingSlot(`card art ${property}`);
  return (
    <svg
      className={className}
      width="100%"
      height="100%"
      viewBox="-50 -27.5 100 43"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', background: 'var(--scene-sky)' }}
    >
      <path d="M-90,6Q-40,-13 0,1T90,-6V30H-90Z" fill="var(--ground-0)" />
      <ellipse cy={6} rx={30} ry={11.5} fill="var(--street)" stroke="var(--street-line)" />
      <g transform={`translate(0 ${y}) scale(${scale})`}>
        {drawn && <Building kind={property} look="art" colour={colour} />}
      </g>
    </svg>
  );
};
