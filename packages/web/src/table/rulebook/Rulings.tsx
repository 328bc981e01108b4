import type { Text } from '@guildhall/kernel';
import { useText } from '../../shell/settings.ts';
import css from './chapters.module.css';
import type { Ruling } from './page.texts.ts';
import { P } from './Rich.tsx';

export interface RulingGroup {
  /** Its anchor is `faq-` and this. */
  readonly id: string;
  readonly title: Text;
  readonly rulings: readonly Ruling[];
}

/** Questions and answers, by subject. */
export function Rulings({ groups }: { groups: readonly RulingGroup[] }) {
  const { t } = useText();
  return groups.map(({ id, title, rulings }) => (
    <div key={id} id={`faq-${id}`} className={css.anchor}>
      <h3>{t(title)}</h3>
      <dl className={css.faq}>
        {rulings.map(({ q, a }) => (
          <div key={q.en}>
            <dt>{t(q)}</dt>
            <dd>
              <P of={a} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
