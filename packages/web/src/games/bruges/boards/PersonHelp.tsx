import { actsOf, iconNames, originOf, PERSONS } from '@guildhall/bruges';
import { useText } from '../../../shell/settings.ts';
import { Icon } from '../../../table/icons/Icon.tsx';
import { PersonCard } from './PersonCard.tsx';
import css from './PersonHelp.module.css';
import { cardTexts as texts } from './texts/cards.ts';

/** A person's card, large, and what there is to know about it. */
export function PersonHelp({ card, why = null }: { card: number; why?: string | null }) {
  const { t, lang } = useText();
  return (
    <div className={css.help}>
      <PersonCard card={card} />
      <p className={css.acts}>{t(texts.acts, { when: t(iconNames[actsOf(PERSONS[card]!)]) })}</p>
      <p className={css.origin}>{originOf(PERSONS[card]!, lang)}</p>
      {why !== null && <p className={css.why}>{why}</p>}
      {/* In another tab: nobody should lose sight of the table for it. */}
      <a className={css.link} href={`/persons#${PERSONS[card]!.id}`} target="_blank" rel="noopener">
        <Icon name="rules" size={16} />
        {t(texts.allPersons)}
      </a>
    </div>
  );
}
