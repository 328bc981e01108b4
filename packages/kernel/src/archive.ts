/** Engines of former rules by their number, each loaded when a game asks for it. */
export type Archive<G> = Readonly<Record<number, () => Promise<{ readonly default: G }>>>;

/** The engine by which a game that began under these rules goes on; today's, if they are in no archive. */
export async function engineOf<G extends { readonly rules: number }>(
  today: G,
  archive: Archive<G>,
  rules: number,
): Promise<G> {
  if (rules === today.rules) return today;
  const former = await archive[rules]?.();
  return former?.default ?? today;
}
