/** Where something stands in the rules of Belfort. */
export const rulesAt = (anchor: string): string => `/rules/belfort#${anchor}`;
