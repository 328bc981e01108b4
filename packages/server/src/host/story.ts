import { diff } from '@guildhall/kernel';
import type { Story } from '@guildhall/protocol';
import type { StandingAction } from '@guildhall/table';
import { type AnyCharter, seenEvents } from './news.ts';

type Step = Story['steps'][number];

/** Everything that stands, from the first view on, as seats and watchers (null) saw it. The game is played once for all. */
export function storiesOf(
  { game, options, seats, seed }: AnyCharter,
  actions: readonly StandingAction[],
  revision: number,
  viewers: readonly (number | null)[],
): Story[] {
  const state = game.setup(options, seats.length, seed);
  const begun = game.publicView(state);
  const ownText = (viewer: number | null) => (viewer === null ? '' : JSON.stringify(game.ownView(state, viewer)));
  const tellers = viewers.map((viewer) => {
    const first = ownText(viewer);
    return { viewer, first, own: first, steps: [] as Step[] };
  });
  let known = begun;
  for (const { seat, action } of actions) {
    const events: unknown[] = [];
    game.apply(state, seat, action, events);
    const next = game.publicView(state);
    const patch = diff(known, next);
    known = next;
    for (const teller of tellers) {
      const { viewer } = teller;
      const own = ownText(viewer);
      teller.steps.push({
        seat,
        events: seenEvents(game, [events], viewer === null ? [] : [viewer]),
        patch,
        ...(own !== teller.own && { own: JSON.parse(own) as unknown }),
      });
      teller.own = own;
    }
  }
  return tellers.map(({ viewer, first, steps }) => ({
    revision,
    public: begun,
    ...(viewer !== null && { own: JSON.parse(first) as unknown }),
    steps,
  }));
}
