import { memo } from 'react';
import { named } from '../../anchors.ts';
import { lookClass } from '../../drawings/Building.tsx';
import { paint, points } from '../../drawings/iso.tsx';
import { ShieldShape } from '../../drawings/pieces/Shield.tsx';
import { playerClass } from '../../drawings/playerClass.ts';
import { between, type Point, shift, wallEdges } from '../geometry.ts';
import styles from './City.module.css';
import { isChosen, lookOf, type SiteState } from './SiteDrawing.tsx';

const HEIGHT = 7;
const MERLONS = [0, 1, 2, 3, 4, 5];
const up = (point: Point, by = HEIGHT): Point => shift(point, [0, -by]);

const middleOf = (quad: readonly Point[]): Point => [
  quad.reduce((sum, [x]) => sum + x, 0) / quad.length,
  quad.reduce((sum, [, y]) => sum + y, 0) / quad.length,
];

interface Props extends SiteState {
  symbol: number;
  district: number;
  wall: number;
}

/** A wall along the edge of the city: the faces that look down the screen, the walk, and its merlons. */
export const WallDrawing = memo(function WallDrawing({ symbol, district, wall, ...state }: Props) {
  const { inner, outer } = wallEdges(district, wall);
  const ground = [outer[0], outer[1], inner[1], inner[0]] as const;
  const [mx, my] = middleOf(ground);
  const { look, colour, neutral } = lookOf(state);
  const lit = state.mark === 'legal' || state.mark === 'chosen';
  const top = ground.map((point) => up(point));
  const shape = [ground, top].map((quad) => `M${points(quad)}Z`).join('');
  return (
    <g>
      {lit && (
        <g className={isChosen(state) ? styles.chosen : undefined}>
          <path d={shape} className={styles.haloBlur} />
          <path d={shape} className={styles.halo} />
        </g>
      )}
      <g className={`${lookClass(look)} ${playerClass(colour, neutral)}`}>
        {ground.map((a, i) => {
          const b = ground[(i + 1) % 4]!;
          const [x, y] = between(a, b, 0.5);
          if (y <= my) return null;
          const face = x > mx ? 'wall-right' : 'wall-left';
          return <polygon key={face + String(i)} points={points([a, b, up(b), up(a)])} fill={paint(face)} />;
        })}
        <polygon points={points(top)} fill={paint(look === 'pale' ? 'wall-top' : 'roof')} />
        {MERLONS.map((k) => {
          const [from, to] = [(k + 0.18) / MERLONS.length, (k + 0.68) / MERLONS.length];
          const edge = (t: number, depth: number) => between(between(...outer, t), between(...inner, t), depth);
          const stone = [edge(from, 0), edge(to, 0), edge(to, 0.42), edge(from, 0.42)];
          return (
            <polygon key={k} points={points(stone.map((point) => up(point, HEIGHT + 2.4)))} fill={paint('wall-left')} />
          );
        })}
        {state.mark === 'available' && <polygon points={points(top)} className={styles.available} />}
      </g>
      {state.owner !== null && (
        <g
          {...named.piece(`marker:${symbol}`)}
          transform={`translate(${mx.toFixed(1)} ${(my - HEIGHT + 1).toFixed(1)}) scale(.82)`}
        >
          <g className={styles.shield}>
            <ShieldShape colour={state.owner} neutral={state.neutral} />
          </g>
        </g>
      )}
    </g>
  );
});
