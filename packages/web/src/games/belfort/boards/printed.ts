/** Months as they stand printed on the calendar, by round. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;
