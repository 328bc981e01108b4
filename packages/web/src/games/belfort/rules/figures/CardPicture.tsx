import { belfort, type Property } from '@guildhall/belfort';
import css from '../../../../table/rulebook/figures.module.css';
import { CardFace } from '../../boards/CardFace.tsx';
import type { Colour } from '../../screen/contract.ts';

const OPTIONS = belfort.options({}, 3);

interface Props {
  property: Property;
  owner?: Colour;
  gnomes?: number;
  size?: 'card' | 'small';
}

/** A property card as it lies on the table; what it says is written beside it. */
export const CardPicture = ({ size = 'card', ...card }: Props) => (
  <div className={css.card} data-size={size} aria-hidden="true">
    <CardFace options={OPTIONS} size={size} {...card} />
  </div>
);
