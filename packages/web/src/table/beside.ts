/** What lies open beside a table, as the address says it: one of the two, or nothing. */
export interface Beside {
  /** The rules of this game. */
  readonly rules?: string | undefined;
  readonly settings?: true | undefined;
}

export const besideIn = ({ rules, settings }: Record<string, unknown>): Beside =>
  typeof rules === 'string' ? { rules } : settings === true ? { settings } : {};

export const isOpen = ({ rules, settings }: Beside): boolean => rules !== undefined || settings !== undefined;

/** A place in the rules of a game. */
export interface RulesPlace {
  readonly game: string;
  readonly chapter: string;
}
