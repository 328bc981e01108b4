import type { Good } from '@guildhall/belfort';
import { CostStrip } from '../../../belfort/boards/CostStrip.tsx';
import css from './figures.module.css';

/** Goods in a line of text: an icon and how many of it. */
export const Goods = ({ size = 18, ...goods }: Partial<Record<Good, number>> & { size?: number }) => (
  <span className={css.goods}>
    <CostStrip cost={goods} look="numbers" size={size} />
  </span>
);
