import { cardName } from '@guildhall/belfort';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useText } from '../../shell/settings.ts';
import { CardName } from '../boards/CardName.tsx';
import { crestOrder } from '../boards/turn.ts';
import { CardArt } from '../drawings/CardArt.tsx';
import { livery } from '../drawings/livery.ts';
import { CardBack } from '../drawings/pieces/CardBack.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import type { Screen } from '../screen/contract.ts';
import css from './Hands.module.css';
import { replayTexts } from './texts.ts';

/** Everybody's cards side by side: open, or from behind where the viewer does not know them. */
export function Hands({ screen, acting }: { screen: Screen; acting: number | null }) {
  const { t, lang } = useText();
  const { view, names, colours } = screen;
  const list = useRef<HTMLUListElement>(null);

  // On a small screen the hands lie in a row that scrolls; the one that matters comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves with whoever acts
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[data-acting]');
    if (marked) list.current!.scrollLeft = marked.offsetLeft - 8;
  }, [acting]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ul className={css.hands} ref={list} tabIndex={0}>
      {crestOrder(view).map((seat) => {
        const { hand, handSize: size } = view.players[seat]!;
        return (
          <li
            key={seat}
            className={`${css.player} ${livery(colours[seat]!)}`}
            style={{ '--cards': size } as CSSProperties}
            data-acting={seat === acting || undefined}
          >
            <h2>
              <Shield colour={colours[seat]!} size={17} />
              <b className={css.name}>{names[seat]}</b>
              <span>{t(replayTexts.handOf, { n: size })}</span>
            </h2>
            <ul className={css.cards}>
              {hand === null
                ? Array.from({ length: size }, (_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nobody knows which is which
                    <li key={i} className={css.back}>
                      <CardBack width={44} />
                    </li>
                  ))
                : hand.map((property, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a card is told apart by its place
                    <li key={i} className={css.card} title={cardName(property, lang)}>
                      <span className={css.art}>
                        <CardArt property={property} />
                      </span>
                      <CardName property={property} />
                    </li>
                  ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
