import { capital, type Text, type TextParams } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';
import type { RulesPlace } from '../beside.ts';
import { BesideLink } from './BesideLink.tsx';
import { HelpButton } from './HelpButton.tsx';
import css from './PlacesHelp.module.css';
import { RulesLink } from './RulesLink.tsx';

export interface PlaceHelp {
  readonly name: Text;
  /** Another name, in brackets. */
  readonly also?: Text;
  readonly text: Text;
  /** Its own place in the rules. */
  readonly rules?: RulesPlace;
}

interface Listed {
  readonly places: readonly PlaceHelp[];
  /** The numbers in the texts of the places. */
  readonly values?: TextParams;
}

interface Sheet {
  readonly title: Text;
  /** Where they stand in the rules. */
  readonly rules: RulesPlace;
}

/** What every place of a board is for, in a popover on its heading. */
export const PlacesHelp = ({ title, places, rules }: Sheet & Pick<Listed, 'places'>) => (
  <PlacesButton title={title} rules={rules}>
    <Places places={places} />
  </PlacesButton>
);

/** The same with a list that comes from elsewhere. */
export function PlacesButton({ title, rules, children }: Sheet & { readonly children: ReactNode }) {
  const { t } = useText();
  return (
    <HelpButton name={t(title)} className={css.button}>
      <h3 className={css.title}>{t(title)}</h3>
      {children}
      <RulesLink to={rules} />
    </HelpButton>
  );
}

export function Places({ places, values }: Listed) {
  const { t } = useText();
  return (
    <dl className={css.places}>
      {places.map(({ name, also, text, rules }) => {
        const heading = capital(t(name)) + (also === undefined ? '' : ` (${t(also)})`);
        return (
          <div key={name.en}>
            <dt>
              {rules === undefined ? (
                heading
              ) : (
                <BesideLink beside={{ rules: rules.game }} hash={rules.chapter}>
                  {heading}
                </BesideLink>
              )}
            </dt>
            <dd>{t(text, values)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
