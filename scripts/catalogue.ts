import type { Catalogue, Text } from '@guildhall/kernel';

/** The texts with the same English wording. */
function meanings(texts: readonly Text[]): Map<string, Text[]> {
  const all = new Map<string, Text[]>();
  for (const text of texts) all.set(text.en, [...(all.get(text.en) ?? []), text]);
  return all;
}

/** What tells a text from others with the same English: its German wording or, if they share that, the French. */
const signOf = (text: Text, others: readonly Text[]): string =>
  others.some((other) => other !== text && other.de === text.de) ? text.fr : text.de;

/** The same catalogue with a place for every text, also a new one, and without those that are no longer there. */
export function upToDate(before: Catalogue, texts: readonly Text[]) {
  const wanted = meanings(texts);
  let [translated, missing] = [0, 0];
  const kept = (translation = ''): string => {
    if (translation === '') missing++;
    else translated++;
    return translation;
  };
  const entry = (en: string, same: readonly Text[]): Catalogue[string] => {
    const old = before[en] || {};
    if (typeof old === 'string') return kept(old);
    const found = ({ de, fr }: Text): string => kept(old[de] ?? old[fr]);
    if (same.length === 1) return found(same[0]!);
    return Object.fromEntries(same.map((text) => [signOf(text, same), found(text)]));
  };
  return {
    catalogue: Object.fromEntries([...wanted].map(([en, same]) => [en, entry(en, same)])) satisfies Catalogue,
    translated,
    missing,
    dropped: Object.keys(before).filter((en) => !wanted.has(en)),
  };
}
