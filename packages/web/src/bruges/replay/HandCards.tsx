import { cardName, isBack, type View } from '@guildhall/bruges';
import { useText } from '../../shell/settings.ts';
import { CardBackView, PersonCard } from '../boards/PersonCard.tsx';
import css from './HandCards.module.css';

/** The cards of a hand: open, or from behind where the viewer does not know them. */
export function HandCards({ view, seat }: { view: View; seat: number }) {
  const { lang } = useText();
  const { hand, fresh } = view.players[seat]!;
  return [...hand, ...fresh].map((card, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a card is told apart by its place
    <li key={i} className={css.card} title={isBack(card) ? undefined : cardName(card, lang)}>
      {isBack(card) ? <CardBackView colour={card.back} /> : <PersonCard card={card} look="small" />}
    </li>
  ));
}
