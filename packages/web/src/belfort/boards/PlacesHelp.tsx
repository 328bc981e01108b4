import type { Text } from '@guildhall/kernel';
import { useText } from '../../shell/settings.ts';
import { HelpButton } from './HelpButton.tsx';
import css from './PlacesHelp.module.css';
import { type PlaceHelp, placesHelp } from './placesHelp.texts.ts';
import { RulesLink } from './RulesLink.tsx';

interface Props {
  readonly title: Text;
  readonly board: keyof typeof placesHelp;
}

/** What every place of a board is for, in a popover on its heading. */
export function PlacesHelp({ title, board }: Props) {
  const { t } = useText();
  const places: readonly PlaceHelp[] = placesHelp[board];
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
      <RulesLink to={places[0]!.rules} />
    </HelpButton>
  );
}
