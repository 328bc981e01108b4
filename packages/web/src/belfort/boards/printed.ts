/** Numbers that stand printed on the boards. */
export const DESK_FEE = 2;
export const GNOME_PRICE = 3;
export const CARD_PRICE = 1;
export const HAND_LIMIT = 5;

const DESK_PLANKS: Readonly<Record<number, number>> = { 2: 1, 3: 1, 4: 2, 5: 3 };
export const deskPlanks = (seats: number): number => DESK_PLANKS[seats] ?? 1;

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;
