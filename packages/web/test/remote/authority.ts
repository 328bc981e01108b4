import { type Bot, makeBot } from '@guildhall/bots';
import { type RandomState, seeded } from '@guildhall/kernel';
import { accountOf, momentOf, type SeenMove, type Table, TableRefusal } from '@guildhall/table';
import type { Page } from 'playwright-core';
import type { FromScreen, ToScreen } from './messages.ts';

// biome-ignore lint/suspicious/noExplicitAny: states, actions and events are passed on unread
type AnyTable = Table<any, any, any, any, any>;

/** The one place where the table is: takes moves from screens, lets the bots move, and tells everybody what they may see. */
export class Authority {
  readonly #table: AnyTable;
  readonly #bot: Bot<unknown, unknown>;
  readonly #random: RandomState;
  readonly #screens: { readonly page: Page; readonly me: number | null }[] = [];
  /** All that was ever sent to onlookers. */
  readonly public: string[] = [];
  readonly refused: string[] = [];

  constructor(table: AnyTable, seed: number) {
    this.#table = table;
    this.#bot = makeBot('greedy', table.game.id);
    this.#random = seeded(seed);
  }

  /** Somebody comes to the table, as a player or to watch. */
  async join(page: Page, address: string, me: number | null): Promise<void> {
    await page.exposeFunction('send', (json: string) => this.#receive(me, JSON.parse(json) as FromScreen));
    await page.goto(`${address}/?game=${this.#table.game.id}`);
    await page.waitForFunction(() => 'receive' in globalThis);
    const { moves, news } = this.#newsFor(me);
    const begun = momentOf(this.#table, 0, { me }).view;
    await this.#send(page, me, { t: 'table', news, moves, begun });
    this.#screens.push({ page, me });
    await page.locator('[data-revision]:not(:has([aria-busy=true]))').waitFor({ state: 'attached' });
  }

  #newsFor(me: number | null) {
    const { legal: _, last, moves, ...news } = accountOf(this.#table, { me, moving: true });
    return { news, moves, last };
  }

  /** Several messages at once are taken in at once: nobody can answer one before the last is there. */
  async #send(page: Page, me: number | null, ...messages: readonly ToScreen[]): Promise<void> {
    const texts = messages.map((message) => JSON.stringify(message));
    if (me === null) this.public.push(...texts);
    await page.evaluate((all) => {
      for (const text of all) void receive(text);
    }, texts);
  }

  /** What every screen is told of the table as it is now. */
  #told(message: (news: ToScreen['news'], last: SeenMove<unknown>) => ToScreen): ToScreen[] {
    return this.#screens.map(({ me }) => {
      const { news, moves } = this.#newsFor(me);
      return message(news, moves.at(-1)!);
    });
  }

  async #receive(me: number | null, message: FromScreen): Promise<void> {
    const table = this.#table;
    const told: ToScreen[][] = [];
    try {
      if (me === null) throw new TableRefusal('notAsked', 'an onlooker has no moves');
      if (message.t === 'undo') {
        table.undo(message.revision, me);
        told.push(this.#told((news) => ({ t: 'back', news, moves: table.moves.length })));
      } else {
        for (const [i, action] of message.actions.entries()) {
          table.submit(message.revision + i, me, action);
          told.push(this.#told((news, move) => ({ t: 'step', news, move })));
        }
        this.#letBotsMove(told);
      }
    } catch (error) {
      if (!(error instanceof TableRefusal)) throw error;
      this.refused.push(error.message);
    }
    for (const [i, { page, me: seat }] of this.#screens.entries()) {
      await this.#send(page, seat, ...told.map((each) => each[i]!));
    }
  }

  #letBotsMove(told: ToScreen[][]): void {
    const table = this.#table;
    for (let request = table.botRequest(); request !== null; request = table.botRequest()) {
      const { revision, seat, view, legal } = request;
      table.submit(
        revision,
        seat,
        this.#bot.choose(legal, () => view, seat, this.#random),
      );
      told.push(this.#told((news, move) => ({ t: 'step', news, move })));
    }
  }
}
