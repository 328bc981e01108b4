interface Props {
  /** Any game's. */
  readonly screen: object;
}

const same = (a: object, b: object, except: string): boolean => {
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  keys.delete(except);
  for (const key of keys) if (!Object.is(left[key], right[key])) return false;
  return true;
};

/** For `memo` of a board that shows no hint: it is not drawn anew when only the pointer moves. */
export const exceptHint = <P extends Props>(before: Readonly<P>, after: Readonly<P>): boolean =>
  same(before, after, 'screen') && (before.screen === after.screen || same(before.screen, after.screen, 'hint'));
