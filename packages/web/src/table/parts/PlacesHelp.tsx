import type { Text } from '@guildhall/kernel';
import { useText } from '../../shell/settings.ts';
import { HelpButton } from './HelpButton.tsx';
import css from './PlacesHelp.module.css';
import { RulesLink } from './RulesLink.tsx';

export interface PlaceHelp {
  readonly name: Text;
  readonly text: Text;
}

interface Props {
  readonly title: Text;
  readonly places: readonly PlaceHelp[];
  /** The address of where they stand in the rules. */
  readonly rules: string;
}

/** What every place of a board is for, in a popover on its heading. */
export function PlacesHelp({ title, places, rules }: Props) {
  const { t } = useText();
  return (
    <HelpButton name={t(title)} className={css.button}>
      <h3 className={css.title}>{t(title)}</h3>
      <dl className={css.places}>
        {places.map(({ name, text }) => (
          <div key={name.en}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <RulesLink to={rules} />
    </HelpButton>
  );
}
