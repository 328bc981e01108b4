import type { ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';
import { useArt } from '../art.tsx';
import type { Amounts, Hint } from '../screen/contract.ts';
import { tableTexts } from '../texts.ts';
import css from './Bubble.module.css';

/** Amounts with their pictures; nothing at all where there are none. */
export function AmountLine({ title, amounts }: { title: string; amounts: Amounts<string> }) {
  const shown = useArt().drawn(amounts);
  if (shown.length === 0) return null;
  return (
    <p className={css.goods}>
      <span className={css.label}>{title}</span>
      {shown.map(({ what, n, icon }) => (
        <span key={what} className={css.amount}>
          {icon(19)}
          {n}
        </span>
      ))}
    </p>
  );
}

/** What pointing at something says: what it is, what it would do and cost, or why it is not possible. */
export function Bubble({ hint, children }: { hint: Hint<string, string>; children?: ReactNode }) {
  const { t } = useText();
  const { facts = [] } = hint;
  return (
    <aside className={hint.why === null || facts.length > 0 ? css.bubble : css.why} role="status">
      <div>
        <h3>{hint.title}</h3>
        {facts.map((fact) => (
          <p key={fact} className={css.fact}>
            {fact}
          </p>
        ))}
        {hint.why !== null && <p className={facts.length > 0 ? css.reason : undefined}>{hint.why}</p>}
        <AmountLine title={t(tableTexts.pay)} amounts={hint.pay} />
        <AmountLine title={t(tableTexts.gain)} amounts={hint.gain} />
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
