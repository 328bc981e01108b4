import { memo } from 'react';
import { lookClass } from '../../drawings/Building.tsx';
import { paint, points } from '../../drawings/iso.tsx';
import { between, gateTurrets, type Point, shift } from '../geometry.ts';

const HEIGHT = 12;
const THICK: Point = [3.4, 3.4];
const MERLONS = [0.12, 0.42, 0.72];

/** The arch between the two turrets of a gate; stone, whoever owns them. */
export const GateArch = memo(function GateArch({ corner, built }: { corner: number; built: boolean }) {
  const [one, other] = gateTurrets(corner);
  const [left, right] = one[0] < other[0] ? [one, other] : [other, one];
  /* A wall that falls to the right shows its left face, one that rises its right face. */
  const falling = right[1] >= left[1];
  const back: Point = falling ? [THICK[0], -THICK[1]] : [-THICK[0], -THICK[1]];
  const front = shift([0, 0], back, -0.5);
  const on = (t: number, height: number, depth = 0): Point =>
    shift(shift(between(left, right, t), front), [back[0] * depth, back[1] * depth - height]);
  const face = [on(0, 0), on(1, 0), on(1, HEIGHT), on(0, HEIGHT)];
  const walk = [on(0, HEIGHT), on(1, HEIGHT), on(1, HEIGHT, 1), on(0, HEIGHT, 1)];
  const [footL, springL, crown, springR, footR] = [on(0.3, 0), on(0.3, 4.5), on(0.5, 12), on(0.7, 4.5), on(0.7, 0)];
  const at = ([x, y]: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;
  return (
    <g className={lookClass(built ? 'art' : 'pale')}>
      <polygon points={points(face)} fill={paint(falling ? 'wall-left' : 'wall-right')} />
      <path d={`M${at(footL)}L${at(springL)}Q${at(crown)} ${at(springR)}L${at(footR)}Z`} fill={paint('door')} />
      <polygon points={points(walk)} fill={paint('wall-top')} />
      {MERLONS.map((t) => (
        <polygon
          key={t}
          points={points([on(t, HEIGHT - 1), on(t + 0.17, HEIGHT - 1), on(t + 0.17, HEIGHT + 3), on(t, HEIGHT + 3)])}
          fill={paint(falling ? 'wall-left' : 'wall-right')}
        />
      ))}
    </g>
  );
});
