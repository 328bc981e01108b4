import type { Game } from '@guildhall/kernel';
import type { Account, AccountSource, Moment, SeenMove } from '@guildhall/table';
import type { FromScreen, ToScreen } from './messages.ts';

// biome-ignore lint/suspicious/noExplicitAny: views, actions and events are passed on unread
type AnyGame = Game<any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export interface JsonSource extends AccountSource<any, any, any> {
  /** Takes in what came over the wire. */
  receive(json: string): void;
}

type First = Extract<ToScreen, { t: 'table' }>;

/** An account that is made from nothing but messages: the views and events that its seat may see. */
export function jsonSource(game: AnyGame, first: First, send: (json: string) => void): JsonSource {
  const listeners = new Set<() => void>();
  let moves: readonly SeenMove<unknown>[] = first.moves;
  /** What was seen after so many moves, as far as it was seen here. */
  const moments = new Map<number, Moment<unknown>>([[0, { view: first.begun, decision: null }]]);
  const post = (message: FromScreen) => send(JSON.stringify(message));

  function accountFrom(news: First['news'], last: SeenMove<unknown> | null): Account<unknown, unknown, unknown> {
    const { me, view, decision } = news;
    moments.set(moves.length, { view, decision });
    const asked = me !== null && decision?.seats.includes(me) === true;
    // what can be done follows from what is known: any state that fits the view has the same options
    return { ...news, moves, last, legal: asked ? game.legal(game.imagine(view, 1), me) : [] };
  }

  let account = accountFrom(first.news, null);
  function tell(next: typeof account): void {
    account = next;
    for (const listener of listeners) listener();
  }
  /** What was sent is not to be sent again: nothing can be done before the answer comes. */
  function ask(message: FromScreen): void {
    tell({ ...account, legal: [] });
    post(message);
  }
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    account: () => account,
    async moment(n) {
      const seen = moments.get(n);
      if (seen === undefined) throw new Error(`move ${n} was made before this screen came to the table`);
      return seen;
    },
    act: (revision, ...actions) => ask({ t: 'move', revision, actions }),
    undo: (revision) => ask({ t: 'undo', revision }),
    receive(json) {
      const message = JSON.parse(json) as ToScreen;
      if (message.t === 'table') return;
      moves = message.t === 'step' ? [...moves, message.move] : moves.slice(0, message.moves);
      tell(accountFrom(message.news, message.t === 'step' ? message.move : null));
    },
  };
}
