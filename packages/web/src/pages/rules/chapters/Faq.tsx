import { useText } from '../../../shell/settings.ts';
import { P } from '../Rich.tsx';
import { building, faq, gnomes, placing, type Ruling } from '../texts/faq.texts.ts';
import { cards, guilds, undo } from '../texts/faqGuilds.texts.ts';
import css from './chapters.module.css';

type Group = Exclude<keyof typeof faq, 'title'>;
const GROUPS: readonly [Group, readonly Ruling[]][] = [
  ['placing', placing],
  ['building', building],
  ['gnomes', gnomes],
  ['cards', cards],
  ['guilds', guilds],
  ['undo', undo],
];

export function Faq() {
  const { t } = useText();
  return GROUPS.map(([group, rulings]) => (
    <div key={group} id={`faq-${group}`} className={css.anchor}>
      <h3>{t(faq[group])}</h3>
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
export const faqWords = [faq, GROUPS.map(([, rulings]) => rulings)];
