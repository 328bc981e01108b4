import { aMarker, aWorker, quoted, theDie, type Use } from '@guildhall/bruges';
import { type Lang, say } from '@guildhall/kernel';
import type { Screen } from './contract.ts';
import { type Target, targets } from './targets.ts';
import { nextTexts } from './texts.ts';

/** The uses after which something is left to choose. */
const isOpenUse = (use: Use): use is 'guilders' | 'canal' | 'house' | 'person' => use !== 'workers' && use !== 'threat';

/** What is asked after the picks, in the words of the game; null: nothing more than before. */
export function promptAfter({ picked, next }: Pick<Screen, 'picked' | 'next'>, lang: Lang): string | null {
  const [first, second] = picked;
  if (first === undefined || next.size === 0) return null;
  const { kind, value } = targets.read(first);
  switch (kind) {
    case 'hand':
      return afterCard(quoted(value, lang), second, next, lang);
    case 'worker':
      return say(nextTexts.swap, lang, { worker: say(aWorker[value], lang) });
    case 'die':
      return say(nextTexts.value, lang, { die: say(theDie[value], lang) });
    case 'marker':
      return say(nextTexts.pass, lang, { marker: say(aMarker[value], lang) });
    default:
      return null;
  }
}

function afterCard(card: string, second: Target | undefined, next: ReadonlySet<Target>, lang: Lang): string | null {
  const chosen = targets.valueIn(second, 'use');
  if (chosen !== null) return isOpenUse(chosen) ? say(nextTexts[chosen], lang, { card }) : null;
  const uses = [...next].filter((target) => targets.isA(target, 'use')).length;
  return uses === 0 ? say(nextTexts.person, lang, { card }) : say(nextTexts.use, lang, { card, n: uses });
}
