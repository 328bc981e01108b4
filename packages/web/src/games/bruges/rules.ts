/** Where something stands in the rules of Bruges. */
export const rulesAt = (anchor: string): string => `/rules/bruges#${anchor}`;
