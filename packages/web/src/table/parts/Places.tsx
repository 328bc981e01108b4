import { capital, type Text, type TextParams } from '@guildhall/kernel';
import { useText } from '../../shell/settings.ts';
import type { RulesPlace } from '../beside.ts';
import { BesideLink } from './BesideLink.tsx';
import css from './Places.module.css';

export interface PlaceHelp {
  readonly name: Text;
  /** Another name, in brackets. */
  readonly also?: Text;
  readonly text: Text;
  /** Its own place in the rules. */
  readonly rules?: RulesPlace;
}

interface Props {
  readonly places: readonly PlaceHelp[];
  /** The numbers in the texts of the places. */
  readonly values?: TextParams;
}

/** What every place of a board is for. */
export function Places({ places, values }: Props) {
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
