import { cardName } from '@guildhall/bruges';
import type { ReactNode } from 'react';
import { useText } from '../../../shell/settings.ts';
import { Popup } from '../../../table/parts/Popup.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import { named } from '../anchors.ts';
import type { Screen } from '../screen/contract.ts';
import { targets } from '../screen/targets.ts';
import { PersonCard } from './PersonCard.tsx';
import css from './TownDiscard.module.css';
import { townTexts as texts } from './town.texts.ts';

interface Props {
  readonly screen: Screen;
  readonly className?: string | undefined;
  /** What the button shows; nothing: it lies over the drawn pile. */
  readonly children?: ReactNode;
}

/** The discard pile is open: pressed, it shows every card in order. */
export function DiscardPile({ screen: { view }, className, children }: Props) {
  const { t, lang } = useText();
  const label = t(texts.discardPile, { n: view.discard.length });
  return (
    <Popup
      label={label}
      className={className}
      size="broad"
      placement="top"
      trigger={
        <>
          <span className="visually-hidden">{label}</span>
          {children}
        </>
      }
    >
      <h3 className={css.title}>
        {label}
        {view.discard.length > 1 && <span>{t(texts.newestFirst)}</span>}
      </h3>
      {view.discard.length === 0 ? (
        <p className={css.empty}>{t(texts.noDiscard)}</p>
      ) : (
        <ol className={css.cards}>
          {view.discard.toReversed().map((card) => (
            <li key={card} {...named.target(`discard:${card}`)} aria-label={cardName(card, lang)}>
              <PersonCard card={card} />
            </li>
          ))}
        </ol>
      )}
    </Popup>
  );
}

/** Shown by itself while a card of the discard pile is to be chosen. */
export function DiscardChoice({ screen }: { screen: Screen }) {
  const { t } = useText();
  const asked = [...screen.next].some((target) => targets.isA(target, 'discard'));
  if (!asked) return null;
  return (
    <section className={css.choice} aria-label={t(texts.recover)}>
      <h3 className={css.title}>
        {t(texts.recover)}
        <span>{t(texts.newestFirst)}</span>
      </h3>
      <ol className={css.cards}>
        {screen.view.discard.toReversed().map((card) => (
          <li key={card}>
            <Spot screen={screen} target={`discard:${card}`} look="card" className={css.card}>
              <PersonCard card={card} />
            </Spot>
          </li>
        ))}
      </ol>
    </section>
  );
}
