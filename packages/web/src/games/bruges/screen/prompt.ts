import { aMarker, aWorker, type Colour, quoted, theDie, type Use } from '@guildhall/bruges';
import { type Lang, say } from '@guildhall/kernel';
import type { Screen, Target } from './contract.ts';
import { nextTexts } from './texts.ts';

/** The uses after which something is left to choose. */
const isOpenUse = (use: Use): use is 'guilders' | 'canal' | 'house' | 'person' => use !== 'workers' && use !== 'threat';

/** What is asked after the picks, in the words of the game; null: nothing more than before. */
export function promptAfter({ picked, next }: Pick<Screen, 'picked' | 'next'>, lang: Lang): string | null {
  const [first, second] = picked;
  if (first === undefined || next.size === 0) return null;
  const [kind, rest] = first.split(':') as [string, string];
  switch (kind) {
    case 'hand':
      return afterCard(quoted(Number(rest), lang), second, next, lang);
    case 'worker':
      return say(nextTexts.swap, lang, { worker: say(aWorker[rest as Colour], lang) });
    case 'die':
      return say(nextTexts.value, lang, { die: say(theDie[rest as Colour], lang) });
    case 'marker':
      return say(nextTexts.pass, lang, { marker: say(aMarker[rest as Colour], lang) });
    default:
      return null;
  }
}

function afterCard(card: string, second: Target | undefined, next: ReadonlySet<Target>, lang: Lang): string | null {
  if (second?.startsWith('use:')) {
    const use = second.slice('use:'.length) as Use;
    return isOpenUse(use) ? say(nextTexts[use], lang, { card }) : null;
  }
  const uses = [...next].filter((target) => target.startsWith('use:')).length;
  return uses === 0 ? say(nextTexts.person, lang, { card }) : say(nextTexts.use, lang, { card, n: uses });
}
