import { type Action, bruges } from '@guildhall/bruges';
import { useMemo } from 'react';
import { useText } from '../../../shell/settings.ts';
import type { Screen } from '../screen/contract.ts';
import type { HintContext } from '../screen/hints.ts';

interface Hints {
  readonly context: HintContext;
  readonly legal: readonly Action[];
}

/** What the present moment offers, for boards that show it before anything is pointed at; null: nothing is asked. */
export function useHints({ view, me, asked, names }: Screen): Hints | null {
  const { lang } = useText();
  return useMemo(() => {
    if (me === null || !asked) return null;
    const imagined = bruges.imagine(view, 1);
    return { context: { view, imagined, me, lang, names }, legal: bruges.legal(imagined, me) };
  }, [view, me, asked, names, lang]);
}
