import { crewSize, stillOpen } from '@guildhall/belfort';
import type { Screen } from '../screen/contract.ts';

/** What the closing button is at this moment. */
export type Closer =
  | { readonly kind: 'pass'; readonly workers: number }
  | { readonly kind: 'endTurn'; readonly workers: number; readonly gnomes: number; readonly cards: boolean }
  | { readonly kind: 'stop' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'keep'; readonly crest: number }
  /** Something else must be answered; there is nothing to close. */
  | { readonly kind: 'answer'; readonly ask: string }
  | { readonly kind: 'wait'; readonly names: readonly string[] };

export function closerOf({ view, me, decision, asked, names, mark }: Screen): Closer {
  if (decision === null || me === null || !asked) {
    return { kind: 'wait', names: decision?.seats.map((seat) => names[seat]!) ?? [] };
  }
  if (mark('end') === 'idle') return { kind: 'answer', ask: decision.ask };
  switch (decision.ask) {
    case 'place':
      return { kind: 'pass', workers: crewSize(view.players[me]!.home) };
    case 'crest':
      return { kind: 'keep', crest: view.players[me]!.crest };
    case 'turn': {
      const open = stillOpen(view, me);
      return {
        kind: 'endTurn',
        workers: open?.workers ?? 0,
        gnomes: open?.gnomeActions ?? 0,
        cards: open?.cards ?? false,
      };
    }
    case 'steal':
    case 'rob':
      return { kind: (decision.many?.picked ?? 0) > 0 ? 'stop' : 'decline' };
    default:
      return { kind: 'decline' };
  }
}
