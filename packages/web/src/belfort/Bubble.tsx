import { useText } from '../shell/settings.ts';
import { tableTexts } from '../table/texts.ts';
import css from './Bubble.module.css';
import { GoodIcon } from './drawings/goods/GoodIcon.tsx';
import type { Amounts, Hint } from './screen/contract.ts';

export const GOODS = ['wood', 'stone', 'metal', 'gold'] as const;

/** Amounts with their pictures; nothing at all where there are none. */
export function Goods({ title, amounts }: { title: string; amounts: Amounts }) {
  const shown = GOODS.filter((good) => (amounts[good] ?? 0) > 0);
  if (shown.length === 0) return null;
  return (
    <p className={css.goods}>
      <span className={css.label}>{title}</span>
      {shown.map((good) => (
        <span key={good} className={css.amount}>
          <GoodIcon good={good} size={19} />
          {amounts[good]}
        </span>
      ))}
    </p>
  );
}

/** What pointing at something says: what it would do and cost, or why it is not possible. */
export function Bubble({ hint, children }: { hint: Hint; children?: React.ReactNode }) {
  const { t } = useText();
  return (
    <aside className={hint.why === null ? css.bubble : css.why} role="status">
      <div>
        <h3>{hint.title}</h3>
        {hint.why !== null && <p>{hint.why}</p>}
        <Goods title={t(tableTexts.pay)} amounts={hint.pay} />
        <Goods title={t(tableTexts.gain)} amounts={hint.gain} />
        {hint.notes.map((note) => (
          <p key={note} className={css.note}>
            {note}
          </p>
        ))}
      </div>
      {children}
    </aside>
  );
}
