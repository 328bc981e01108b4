/*
 * How much room a card gives its words. Texts differ in length by language, so the card goes by what is written on it:
 * the longer the text, the smaller the letters and the picture.
 */

/** 0: large letters, a large picture. 3: the longest texts. */
export type Fit = 0 | 1 | 2 | 3;

export function fitOf(text: string): Fit {
  if (text.length > 135) return 3;
  if (text.length > 100) return 2;
  return text.length > 62 ? 1 : 0;
}

/** Names stay on one line. */
export function nameFitOf(name: string): Fit {
  if (name.length > 23) return 3;
  if (name.length > 18) return 2;
  return name.length > 14 ? 1 : 0;
}

/** On a small card: one line, two, or two of small letters. */
export function smallNameFitOf(name: string): 'short' | 'long' | 'longest' {
  if (name.length > 22) return 'longest';
  return name.length > 9 ? 'long' : 'short';
}
