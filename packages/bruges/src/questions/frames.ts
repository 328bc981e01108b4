/** Picks that several abilities ask for, one after the other in any order. `person` is the bearer that asks. */
export type QuestionFrame =
  /** Workers of freely chosen colours from the supply. */
  | { t: 'workers'; seat: number; person: number; picked: number; max: number }
  /** Threat markers to discard. */
  | { t: 'markers'; seat: number; person: number; picked: number; min: number; max: number }
  /** Cards to discard from the hand. */
  | { t: 'discards'; seat: number; person: number; picked: number; min: number; max: number }
  /** One more card for any of the six uses; `card`: which one, NOBODY for any of the hand. */
  | { t: 'extraPlay'; seat: number; person: number; card: number };
