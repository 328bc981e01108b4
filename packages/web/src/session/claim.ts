/** A table that this tab plays. Only one tab at a time does, so that no move is made twice or lost. */
export interface Claim {
  /** Told when another tab has taken the table over. */
  readonly lost: Promise<void>;
  release(): void;
}

const NOTHING: Claim = { lost: new Promise(() => {}), release() {} };

/** Claims of this tab that are being given back: until that is done, the tab would stand in its own way. */
const ending = new Map<string, Promise<void>>();

/**
 * Claims a table for this tab; null: another tab plays it. `takeOver` claims it all the same, and the other tab is told.
 * The browser forgets the claim of a tab that is closed or has crashed. Pages without encryption have no locks; there
 * the shelf alone sees to it that nothing is written over.
 */
export async function claimTable(id: string, takeOver = false): Promise<Claim | null> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return NOTHING;
  await ending.get(id);
  return new Promise((answer) => {
    const released = Promise.withResolvers<void>();
    const lost = Promise.withResolvers<void>();
    const held = locks
      .request(`guildhall.table.${id}`, takeOver ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (lock === null) return answer(null);
        const release = () => {
          ending.set(id, held);
          released.resolve();
        };
        answer({ lost: lost.promise, release });
        return released.promise;
      })
      // the lock was stolen, or this page may have none
      .catch(() => {
        lost.resolve();
        answer(NOTHING);
      });
  });
}
