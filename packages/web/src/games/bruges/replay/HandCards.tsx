import { cardName, isBack, type View } from '@guildhall/bruges';
import { useText } from '../../../shell/settings.ts';
import { CardBackView, PersonCard } from '../boards/PersonCard.tsx';
import css from './HandCards.module.css';

/** The cards of a hand: open, or from behind where the viewer does not know them. */
export function HandCards({ view, seat }: { view: View; seat: number }) {
  const { lang } = useText();
  const { hand, fresh } = view.players[seat]!;
  return [...hand, ...fresh].map((card, i) =>
    isBack(card) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: nobody knows which is which
      <li key={i} className={`${css.card} ${css.back}`}>
        <CardBackView colour={card.back} />
      </li>
    ) : (
      <li key={card} className={css.card} title={cardName(card, lang)}>
        <PersonCard card={card} look="small" />
      </li>
    ),
  );
}
