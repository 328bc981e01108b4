import { Link, type LinkProps, useSearch } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, useContext } from 'react';
import { type Beside, besideIn, isOpen } from '../beside.ts';
import { CloseSheet } from './Popup.tsx';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly beside: Beside;
  /** Where to open it. */
  readonly hash?: string;
}

/** Opens the rules or the settings beside the table: the address changes, so that "back" closes them; the table stays. */
export function BesideLink({ beside, hash, ...rest }: Props) {
  const open = isOpen(besideIn(useSearch({ strict: false })));
  const closeSheet = useContext(CloseSheet);
  const way = {
    to: '.',
    search: (now: object) => ({ ...now, rules: undefined, settings: undefined, ...beside }),
    hash: hash ?? '',
    // one thing at a time: what is opened next takes the place of the first, in the browser's history too
    replace: open,
    resetScroll: false,
  };
  return <Link {...({ ...way, ...rest } as LinkProps)} onClick={closeSheet} />;
}
