import { Link, type LinkProps } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, createContext, useContext } from 'react';

/** Whether what is shown lies beside a table. */
export const BesideATable = createContext(false);

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: `/${string}`;
  /** `true`: what is in the address now. */
  readonly search?: object | true;
  readonly hash?: string;
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
}

/**
 * Leads to a page that a game brings along: the router learns of its address when the app starts. From beside a table it
 * opens another tab: nobody should lose sight of the table for it.
 */
export function PageLink(props: Props) {
  const besideATable = useContext(BesideATable);
  return <Link {...(props as LinkProps)} {...(besideATable && { target: '_blank', rel: 'noopener' })} />;
}
