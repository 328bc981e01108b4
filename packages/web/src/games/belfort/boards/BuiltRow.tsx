import { incomeOf } from '@guildhall/belfort';
import type { CSSProperties } from 'react';
import { memo } from 'react';
import { PHONE } from '../../../design/breakpoints.ts';
import { useText } from '../../../shell/settings.ts';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { useMedia } from '../../../table/useMedia.ts';
import { named } from '../anchors.ts';
import type { Screen } from '../screen/contract.ts';
import { BuiltCard } from './BuiltCard.tsx';
import css from './CardRow.module.css';
import { dockTexts as texts } from './texts.ts';

interface Props {
  readonly screen: Screen;
  /** Whose; left out: one's own. */
  readonly seat?: number | null;
  /** row: in the dock · grid: below each other. Left out: what fits the screen. */
  readonly layout?: 'row' | 'grid';
}

/** The cards a player has built. */
export const BuiltRow = memo(DrawnBuiltRow, exceptHint);

function DrawnBuiltRow({ screen, seat = screen.me, layout: wanted }: Props) {
  const { t } = useText();
  const small = useMedia(PHONE);
  const layout = wanted ?? (small ? 'grid' : 'row');
  if (seat === null) return null;
  const player = screen.view.players[seat]!;
  const { built } = player;
  return (
    <section
      className={css.tray}
      data-layout={layout}
      data-kind="built"
      {...named.anchor('built')}
      aria-label={t(texts.built)}
      style={{ '--cards': built.length } as CSSProperties}
    >
      <h2 className={css.title}>
        {t(texts.built)}
        <span>{t(texts.income, { n: incomeOf(player) })}</span>
      </h2>
      {built.length === 0 ? (
        <div className={css.row}>
          <p className={css.empty}>{t(texts.nothingBuilt)}</p>
        </div>
      ) : (
        <ul className={css.row}>
          {built.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a built card is told apart by its place
            <li key={i} className={css.slot} {...named.anchor(`built:${seat}:${i}`)}>
              <BuiltCard screen={screen} seat={seat} card={card} index={i} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
