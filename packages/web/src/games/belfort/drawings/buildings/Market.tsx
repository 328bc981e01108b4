import { At, Box, Edge, Face, paint } from '../iso.tsx';

const STRIPES = [0, 1, 2, 3];

/** One stall under a striped awning. */
function Stall({ x, y }: { x: number; y: number }) {
  const [back, front, end] = [y - 1, y + 16, x + 11];
  return (
    <>
      <Box x={x} y={y} w={10} d={15} h={5} />
      {STRIPES.map((k) => {
        const from = x - 1 + 3 * k;
        const plain = k % 2 === 1;
        return (
          <g key={k}>
            <Face
              fill={plain ? 'wall-left' : 'roof'}
              at={[
                [from, back, 11.5],
                [from + 3, back, 11.5],
                [from + 3, front, 11.5],
                [from, front, 11.5],
              ]}
            />
            <Face
              fill={plain ? 'wall-right' : 'roof-shade'}
              at={[
                [from, front, 11.5],
                [from + 3, front, 11.5],
                [from + 3, front + 0.5, 8],
                [from, front + 0.5, 8],
              ]}
            />
          </g>
        );
      })}
      <Face
        fill="roof-shade"
        at={[
          [end, back, 11.5],
          [end, front, 11.5],
          [end + 0.5, front, 8],
          [end + 0.5, back, 8],
        ]}
      />
      <Edge
        through={[
          [x, front, 0],
          [x, front, 8],
        ]}
      />
      <Edge
        through={[
          [x + 10.6, front, 0],
          [x + 10.6, front, 8],
        ]}
      />
    </>
  );
}

/** Two stalls, and the takings. */
export const Market = () => (
  <>
    <Stall x={-13} y={-9} />
    <Stall x={3} y={-6} />
    <At x={-2} y={14}>
      <circle cy={-2} r={2.2} fill={paint('gold')} />
      <circle cx={4} cy={-0.4} r={2.2} fill={paint('gold')} />
    </At>
  </>
);
