import { expect, test } from 'vitest';
import { adviceTexts } from './texts.ts';
import { comparedBy } from './useAdvice.ts';

test.each([
  [-0.01, adviceTexts.close],
  [0, adviceTexts.close],
  [0.009, adviceTexts.close],
  [0.02, adviceTexts.ahead],
  [0.08, adviceTexts.far],
  // nothing else was worth a try
  [Number.POSITIVE_INFINITY, adviceTexts.far],
  [Number.NaN, null],
])('a lead of %d is told as it is', (lead, words) => {
  expect(comparedBy(lead)).toBe(words);
});
