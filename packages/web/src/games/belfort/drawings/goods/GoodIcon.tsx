import type { Good } from '@guildhall/belfort';
import { Svg } from '../../../../table/Svg.tsx';
import { Gold } from './Gold.tsx';
import { Metal } from './Metal.tsx';
import { Stone } from './Stone.tsx';
import { Wood } from './Wood.tsx';

const SHAPES = { wood: Wood, stone: Stone, metal: Metal, gold: Gold } as const satisfies Record<Good, unknown>;

/** An SVG group around 0,0, about 20 by 20. */
export function GoodShape({ good }: { good: Good }) {
  const Shape = SHAPES[good];
  return <Shape />;
}

export const GoodIcon = ({ good, size = 16, label }: { good: Good; size?: number; label?: string }) => (
  <Svg width={size} viewBox="-10.5 -10.5 21 21" label={label}>
    <GoodShape good={good} />
  </Svg>
);
