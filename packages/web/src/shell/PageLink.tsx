import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: `/${string}`;
  /** `true`: what is in the address now. */
  readonly search?: object | true;
  readonly hash?: string;
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
}

/** Leads to a page that a game brings along: the router learns of its address when the app starts. */
export const PageLink = (props: Props) => <Link {...(props as LinkProps)} />;
