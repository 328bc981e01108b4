import type { Text } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';
import type { RulesPlace } from '../beside.ts';
import { HelpButton } from './HelpButton.tsx';
import css from './PlacesButton.module.css';
import { RulesLink } from './RulesLink.tsx';

interface Props {
  readonly title: Text;
  /** Where the places stand in the rules. */
  readonly rules: RulesPlace;
  /** The list of places. */
  readonly children: ReactNode;
}

/** A popover on the heading of a board, with what its places are for. */
export function PlacesButton({ title, rules, children }: Props) {
  const { t } = useText();
  return (
    <HelpButton name={t(title)} className={css.button}>
      <h3 className={css.title}>{t(title)}</h3>
      {children}
      <RulesLink to={rules} />
    </HelpButton>
  );
}
