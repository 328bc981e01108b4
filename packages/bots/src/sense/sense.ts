import type { Seat } from '@guildhall/kernel';

/** What nobody with some sense does, whatever a quick look says. Never true of all options of a seat. */
export type Folly<S, A> = (state: S, seat: Seat, action: A) => boolean;

/** The options that are no folly; all, if nothing else is left. */
export function sensible<S, A>(isFolly: Folly<S, A>, state: S, seat: Seat, legal: readonly A[]): readonly A[] {
  if (legal.length === 1) return legal;
  const left = legal.filter((action) => !isFolly(state, seat, action));
  return left.length === 0 ? legal : left;
}
