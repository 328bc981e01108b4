import { diff } from '@guildhall/kernel';
import type { Story } from '@guildhall/protocol';
import type { StandingAction } from '@guildhall/table';
import { type AnyCharter, seenEvents } from './news.ts';

/** Everything that stands, from the first view on, as a seat or a watcher saw it. */
export function storyOf(
  { game, options, seats, seed }: AnyCharter,
  actions: readonly StandingAction[],
  revision: number,
  viewer: number | null,
): Story {
  const eyes = viewer === null ? [] : [viewer];
  const state = game.setup(options, seats.length, seed);
  const begun = game.publicView(state);
  let known = begun;
  const ownText = () => (viewer === null ? '' : JSON.stringify(game.ownView(state, viewer)));
  const firstOwn = ownText();
  let own = firstOwn;
  const steps = actions.map(({ seat, action }) => {
    const events: unknown[] = [];
    game.apply(state, seat, action, events);
    const next = game.publicView(state);
    const patch = diff(known, next);
    known = next;
    const text = ownText();
    const changed = text !== own;
    own = text;
    return {
      seat,
      events: seenEvents(game, [events], eyes),
      patch,
      ...(changed && { own: JSON.parse(text) as unknown }),
    };
  });
  return { revision, public: begun, ...(viewer !== null && { own: JSON.parse(firstOwn) as unknown }), steps };
}
