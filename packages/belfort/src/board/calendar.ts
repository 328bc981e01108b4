export const ROUNDS = 7;
export const SEASONS = ['spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** Spring has three months, summer and autumn two. */
export const seasonOf = (round: number): Season => (round <= 3 ? 'spring' : round <= 5 ? 'summer' : 'autumn');

export const isScoringRound = (round: number) => round === 3 || round === 5 || round === 7;

/** The month after which points come next; null after the last. */
export function nextScoring(round: number): number | null {
  for (let month = Math.max(1, round); month <= ROUNDS; month++) if (isScoringRound(month)) return month;
  return null;
}
