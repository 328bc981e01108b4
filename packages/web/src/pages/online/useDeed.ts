import type { Text } from '@guildhall/kernel';
import { useRef, useState } from 'react';
import { Refusal, reasonOf } from '../../online/client.ts';
import { learnMe } from '../../online/me.ts';
import { useText } from '../../shell/settings.ts';

export interface Deed {
  readonly busy: boolean;
  /** Why it did not work the last time, for the reader. */
  readonly problem: string | null;
  setProblem(problem: string | null): void;
  /** Does it, once at a time. `reasons`: what a refusal means here. */
  run(deed: () => Promise<unknown>, reasons?: Readonly<Record<string, Text>>): Promise<void>;
}

/** Something that is asked of the server by a button or a form. */
export function useDeed(): Deed {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);
  return {
    busy,
    problem,
    setProblem,
    async run(deed, reasons = {}) {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setProblem(null);
      try {
        await deed();
      } catch (error) {
        const why = error instanceof Refusal ? error.why : '';
        if (why === '') console.warn(error);
        if (why === 'signIn') learnMe(null);
        setProblem(reasons[why] === undefined ? reasonOf(error, t) : t(reasons[why]));
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
