import { cardName, type View } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { CardName } from '../boards/CardName.tsx';
import { CardArt } from '../drawings/CardArt.tsx';
import { CardBack } from '../drawings/pieces/CardBack.tsx';
import css from './HandCards.module.css';

/** The cards of a hand: open, or from behind where the viewer does not know them. */
export function HandCards({ view, seat }: { view: View; seat: number }) {
  const { lang } = useText();
  const { hand, handSize } = view.players[seat]!;
  if (hand === null) {
    return Array.from({ length: handSize }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nobody knows which is which
      <li key={i} className={css.back}>
        <CardBack width={44} />
      </li>
    ));
  }
  return hand.map((property, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a card is told apart by its place
    <li key={i} className={css.card} title={cardName(property, lang)}>
      <span className={css.art}>
        <CardArt property={property} />
      </span>
      <CardName property={property} />
    </li>
  ));
}
