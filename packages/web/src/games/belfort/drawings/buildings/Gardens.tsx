import { At, Box, Bush, Cylinder, Face, paint } from '../iso.tsx';

const FLOWERS = [
  [8, 3],
  [4, 8],
  [8.4, 8.2],
] as const;

/** A hedged lawn with bushes, flowers and a fountain. */
export const Gardens = () => (
  <>
    <Box of="hedge" x={-13} y={-13} w={26} d={26} h={2.4} />
    <Face
      fill="lawn"
      at={[
        [-10.5, -10.5, 2.4],
        [10.5, -10.5, 2.4],
        [10.5, 10.5, 2.4],
        [-10.5, 10.5, 2.4],
      ]}
    />
    <g transform="translate(0 -2.4)">
      <Bush x={-7} y={-7} r={5} />
      <Bush x={-7} y={4} r={4.2} />
      <Bush x={5} y={-8} r={4.2} />
      <Cylinder x={1} y={1} r={4.6} h={2.2} />
      <ellipse cy={-1.2} rx={4} ry={2} fill={paint('water')} />
      {FLOWERS.map(([x, y]) => (
        <At key={x} x={x} y={y}>
          <circle cy={-1.6} r={2.1} fill={paint('roof')} />
        </At>
      ))}
    </g>
  </>
);
