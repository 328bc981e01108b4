import type { TableChange } from '../store/table-rows.ts';
import { standingAt } from './awake.ts';
import type { Inside } from './inside.ts';
import { storiesOf } from './story.ts';

/** The game is over, or was ended: places and films are written, once. */
export async function finish(inside: Inside): Promise<void> {
  const row = inside.row!;
  if (row.endedAt !== null) return;
  const { charter, hosted } = inside.awake!;
  const { store, now } = inside.around;
  const places = row.status === 'over' ? charter.game.standings(hosted.state).map(({ place }) => place) : null;
  const actions = await standingAt(store, inside.id, hosted.revision);
  const viewers = [null, ...charter.seats.map((_, seat) => seat)];
  const stories = storiesOf(charter, actions, hosted.revision, viewers);
  await store.saveFilms(inside.id, new Map(viewers.map((viewer, i) => [viewer ?? -1, stories[i]])));
  const ended: TableChange = { places, endedAt: now(), deadline: null, botDue: null, waiting: [], asking: null };
  await store.change(inside.id, ['over', 'ended'], ended);
  inside.row = { ...row, places, endedAt: now(), deadline: null, waiting: [], asking: null };
  inside.tellRow();
}
