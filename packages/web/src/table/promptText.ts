import { type Lang, listOf } from '@guildhall/kernel';
import type { Say } from '../shell/settings.ts';
import type { AccountFor, GameScreen, Kit, MomentOf, ScreenOf } from './screen/game.ts';
import { tableTexts } from './texts.ts';

/** What the prompt is made from. */
interface Asking<K extends Kit> {
  readonly own: GameScreen<K>;
  readonly account: AccountFor<K>;
  readonly moment: MomentOf<K>;
  readonly screen: ScreenOf<K>;
  /** The move that is looked back at; null: now. */
  readonly at: number | null;
  /** Bots wait until the player goes on: they are not thinking. */
  readonly byStep: boolean;
}

/** Whose turn it is, in one line. */
export function headline<K extends Kit>({ own, account, screen, at }: Asking<K>, t: Say, lang: Lang): string {
  const { asked, decision, names, view } = screen;
  if (at !== null) return t(tableTexts.past);
  if (asked) {
    const turn = own.turnOf?.(view) ?? null;
    if (turn === null || turn === account.me) return t(tableTexts.yourTurn);
    return t(tableTexts.yourAnswer, { name: names[turn]! });
  }
  if (decision === null) return t(tableTexts.over);
  if (account.paused) return t(tableTexts.paused);
  const waited = decision.seats.map((seat) => names[seat]!);
  const text = waited.length === 1 ? tableTexts.turnOf : tableTexts.waitingFor;
  return t(text, { name: waited[0]!, names: listOf(waited, lang) });
}

/** What is asked of the one at the screen, or what the others are doing. */
export function promptText<K extends Kit>(asking: Asking<K>, t: Say, lang: Lang): string {
  const { account, screen, at, byStep } = asking;
  if (at !== null) return t(tableTexts.pastMoment, { n: at, of: account.moves.length });
  if (screen.asked) return question(asking, t, lang);
  return account.thinking === null || byStep ? '' : t(tableTexts.thinking, { name: screen.names[account.thinking]! });
}

function question<K extends Kit>({ own, account, moment, screen }: Asking<K>, t: Say, lang: Lang): string {
  const { decision, picked, next, view, names } = screen;
  if (picked.length > 0) {
    const afterwards = own.promptAfter?.(screen, lang) ?? null;
    if (afterwards !== null) return afterwards;
    const glowing = own.countPlaces?.(next) ?? next.size;
    if (glowing > 0 && own.screenRules.isOpen(decision!.ask)) return t(tableTexts.picked, { n: glowing });
  }
  return own.promptOf(decision!, moment.legal, view, account.me!, lang, names);
}
