import { HAND_LIMIT, leavingHand, type Property } from '@guildhall/belfort';
import type { CSSProperties } from 'react';
import { memo } from 'react';
import { PHONE } from '../../../design/breakpoints.ts';
import { useText } from '../../../shell/settings.ts';
import { CardStrip } from '../../../table/parts/CardStrip.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { useMedia } from '../../../table/useMedia.ts';
import { named } from '../anchors.ts';
import type { Screen } from '../screen/contract.ts';
import css from './CardRow.module.css';
import { HandCard } from './HandCard.tsx';
import { dockTexts as texts } from './texts.ts';
import { WallCard } from './WallCard.tsx';

interface Props {
  readonly screen: Screen;
  /** row: in the dock · strip: small cards that scroll · grid: large ones below each other. Left out: what fits. */
  readonly layout?: 'row' | 'strip' | 'grid';
}

/** The own hand. */
export const HandRow = memo(DrawnHandRow, exceptHint);

function DrawnHandRow({ screen, layout: wanted }: Props) {
  const { t } = useText();
  const small = useMedia(PHONE);
  const layout = wanted ?? (small ? 'strip' : 'row');
  const { view, me } = screen;
  const hand = me === null ? null : view.players[me]!.hand;
  if (me === null || hand === null) return null;
  const leaving = leavingHand(view, me);
  const cards = copies(hand).map(({ property, copy }) => (
    <li key={`${property} ${copy}`} className={css.slot} {...named.anchor(`hand:${property}:${copy}`)}>
      <HandCard
        screen={screen}
        property={property}
        copy={copy}
        leaving={copy < leaving.filter((card) => card === property).length}
        size={layout === 'strip' ? 'small' : 'card'}
      />
    </li>
  ));
  if (layout === 'strip' && screen.mark('wall') !== 'idle') {
    cards.push(
      <li key="wall" className={css.slot}>
        <WallCard screen={screen} />
      </li>,
    );
  }
  return (
    <section
      className={css.tray}
      data-layout={layout}
      {...named.anchor('hand')}
      aria-label={t(texts.hand)}
      style={{ '--cards': hand.length } as CSSProperties}
    >
      <h2 className={css.title}>
        {t(texts.hand)}
        <span>{t(texts.handOf, { n: hand.length, max: HAND_LIMIT })}</span>
      </h2>
      {cards.length === 0 ? (
        <div className={css.row}>
          <p className={css.empty}>{t(texts.noHand)}</p>
        </div>
      ) : layout === 'strip' ? (
        <CardStrip className={css.row}>{cards}</CardStrip>
      ) : (
        <ul className={css.row}>{cards}</ul>
      )}
    </section>
  );
}

/** Numbers the copies of each kind. */
function copies(hand: readonly Property[]): { property: Property; copy: number }[] {
  return hand.map((property, i) => ({ property, copy: hand.slice(0, i).filter((card) => card === property).length }));
}
