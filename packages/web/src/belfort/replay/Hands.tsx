import { cardName } from '@guildhall/belfort';
import type { CSSProperties } from 'react';
import { useText } from '../../shell/settings.ts';
import { CardFace } from '../boards/CardFace.tsx';
import { crestOrder } from '../boards/turn.ts';
import { livery } from '../drawings/livery.ts';
import { Shield } from '../drawings/pieces/Shield.tsx';
import type { Screen } from '../screen/contract.ts';
import css from './Hands.module.css';
import { replayTexts } from './texts.ts';

/** Everybody's cards, open and side by side. */
export function Hands({ screen }: { screen: Screen }) {
  const { t, lang } = useText();
  const { view, names, colours } = screen;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ul className={css.hands} tabIndex={0}>
      {crestOrder(view).map((seat) => {
        const hand = view.players[seat]!.hand ?? [];
        return (
          <li
            key={seat}
            className={`${css.player} ${livery(colours[seat]!)}`}
            data-acting={screen.decision?.seats.includes(seat) || undefined}
          >
            <h2>
              <Shield colour={colours[seat]!} size={18} />
              {names[seat]}
              <span>{t(replayTexts.handOf, { n: hand.length })}</span>
            </h2>
            <ul className={css.cards} style={{ '--others': Math.max(1, hand.length - 1) } as CSSProperties}>
              {hand.map((property, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card is told apart by its place
                <li key={i} className={css.card} title={cardName(property, lang)}>
                  <CardFace property={property} options={view.options} size="small" />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
