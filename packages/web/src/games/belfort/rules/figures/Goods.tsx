import type { Good } from '@guildhall/belfort';
import css from '../../../../table/rulebook/figures.module.css';
import { CostStrip } from '../../boards/CostStrip.tsx';

/** Goods in a line of text: an icon and how many of it. */
export const Goods = ({ size = 18, ...goods }: Partial<Record<Good, number>> & { size?: number }) => (
  <span className={css.goods}>
    <CostStrip cost={goods} look="numbers" size={size} />
  </span>
);
