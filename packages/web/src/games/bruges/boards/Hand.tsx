import { type CardView, cardName, cardsOf, isBack } from '@guildhall/bruges';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { PHONE } from '../../../design/breakpoints.ts';
import { useText } from '../../../shell/settings.ts';
import { CardStrip } from '../../../table/parts/CardStrip.tsx';
import { HelpButton } from '../../../table/parts/HelpButton.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { isFocusLost, useLastInput } from '../../../table/useLastInput.ts';
import { useMedia } from '../../../table/useMedia.ts';
import { named, select } from '../anchors.ts';
import type { Screen } from '../screen/contract.ts';
import css from './Hand.module.css';
import { HandHead } from './HandHead.tsx';
import { OpenCard } from './Leaf.tsx';
import { pickedCard } from './moment.ts';
import { Peek } from './Peek.tsx';
import { CardBackView, PersonCard } from './PersonCard.tsx';
import { PersonHelp } from './PersonHelp.tsx';
import { handTexts as texts } from './texts/cards.ts';
import { isPlayable } from './uses.ts';

interface Props {
  readonly screen: Screen;
  /** row: large cards side by side · strip: small ones that scroll, the chosen one above. Left out: what fits. */
  readonly layout?: 'row' | 'strip';
}

const facesOf = (hand: readonly CardView[]): number[] => hand.filter((card) => !isBack(card)) as number[];

/** The own hand; the chosen card unfolds and shows what it can be used for. */
export const Hand = memo(DrawnHand, exceptHint);

function DrawnHand({ screen, layout: wanted }: Props) {
  const { t } = useText();
  const narrow = useMedia(PHONE);
  const layout = wanted ?? (narrow ? 'strip' : 'row');
  const chosen = pickedCard(screen);
  const open = chosen !== null && isPlayable(chosen, screen.legal) ? chosen : null;
  const box = useKeyFocus(open);
  const { view, me } = screen;
  if (me === null) return null;
  const { hand, fresh } = view.players[me]!;
  const cards = facesOf(hand);
  const strip = layout === 'strip';
  const shown = strip ? cards : cards.filter((card) => card !== open);
  const list = [
    ...shown.map((card) => (
      <li key={card} className={css.slot} {...named.anchor(card === open ? undefined : `card:${card}`)}>
        <HandCard screen={screen} card={card} strip={strip} />
      </li>
    )),
    ...fresh.map(({ back }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: of a card nobody looked at only the place is known
      <li key={`fresh ${i}`} className={css.fresh}>
        <CardBackView colour={back} anchor={`fresh:${i}`} />
      </li>
    )),
  ];
  return (
    <section
      ref={box}
      className={css.hand}
      data-layout={layout}
      data-open={open !== null || undefined}
      {...named.anchor('hand')}
      aria-label={t(texts.title)}
    >
      {strip && open !== null && <OpenCard screen={screen} card={open} />}
      <div className={css.side}>
        <HandHead screen={screen} brief={strip} />
        {fresh.length > 0 && <FreshNote screen={screen} me={me} />}
        {list.length === 0 && open === null && <p className={css.empty}>{t(texts.empty)}</p>}
        {strip ? (
          <CardStrip className={css.cards}>{list}</CardStrip>
        ) : (
          <ul className={css.cards} style={{ '--cards': Math.max(1, list.length) } as CSSProperties}>
            {list}
          </ul>
        )}
      </div>
      {!strip && open !== null && <OpenCard screen={screen} card={open} />}
    </section>
  );
}

function FreshNote({ screen, me }: { screen: Screen; me: number }) {
  const { t, lang } = useText();
  const { fresh } = screen.view.players[me]!;
  const backs = fresh.map(({ back }) => back);
  return (
    <p className="visually-hidden">
      {t(texts.fresh, { n: backs.length })}: {cardsOf(backs, lang)}
    </p>
  );
}

function HandCard({ screen, card, strip }: { screen: Screen; card: number; strip: boolean }) {
  const { lang } = useText();
  const name = cardName(card, lang);
  const target = `hand:${card}` as const;
  // A small card has no text: while nothing is asked, a tap opens it for reading.
  if (strip && screen.mark(target) === 'idle') {
    return (
      <Peek card={card} label={screen.label(target)} target={target} placement="top" className={css.card}>
        <PersonCard card={card} look="small" />
      </Peek>
    );
  }
  return (
    <>
      <Spot screen={screen} target={target} look="card" always className={css.card}>
        <PersonCard card={card} look={strip ? 'small' : 'full'} />
      </Spot>
      {!strip && (
        <HelpButton name={name} className={css.help}>
          <PersonHelp card={card} />
        </HelpButton>
      )}
    </>
  );
}

/** Who chose the card by key goes on at its first use, and comes back to the card when it is put back. */
function useKeyFocus(open: number | null) {
  const box = useRef<HTMLElement>(null);
  const byKey = useLastInput();
  const before = useRef<number | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = open;
    if (last === open || !byKey.current || !isFocusLost()) return;
    const target = open === null ? select.target(`hand:${last!}`) : `${select.targetsOf('use')}:not([aria-disabled])`;
    box.current?.querySelector<HTMLElement>(`button${target}`)?.focus();
  }, [open, byKey]);
  return box;
}
