import type { Asking, Request } from '@guildhall/protocol';
import { grantedEntry, grants, needed, newAsking } from './consent.ts';
import type { Inside } from './inside.ts';
import { type Done, Refusing } from './surroundings.ts';

/** Somebody asks the others for something. */
export async function ask(inside: Inside, person: string, request: Request): Promise<Done> {
  const { charter, hosted } = await inside.wake();
  const seat = inside.mySeat(person);
  const row = inside.row!;
  const now = inside.around.now();
  if (row.endedAt !== null) throw new Refusing('gameOver', 'the game is over');
  if (row.asking !== null && (row.asking as Asking).until > now) {
    throw new Refusing('tooMany', 'something is being asked already');
  }
  if (request.t === 'rewind' && !row.takebacks) throw new Refusing('noTakebacks', 'at this table moves stand');
  if (request.t === 'rewind' && request.moves >= hosted.moves) {
    throw new Refusing('illegal', `there are ${hosted.moves} moves to go back through`);
  }
  const others = needed(charter, hosted, seat);
  return settle(inside, newAsking(seat, request, row.pace, now), others, others);
}

export async function answer(inside: Inside, person: string, asked: string, yes: boolean): Promise<Done> {
  const { charter, hosted } = await inside.wake();
  const seat = inside.mySeat(person);
  const asking = inside.row!.asking as Asking | null;
  const lapsed = asking !== null && asking.until <= inside.around.now();
  // whoever still sees it, by a clock that is late, is told
  if (lapsed) await setAsking(inside, null);
  if (asking === null || asking.ask !== asked || lapsed) {
    throw new Refusing('nothingAsked', 'this is not asked any more');
  }
  if (!yes) {
    await setAsking(inside, null);
    return { revision: hosted.revision };
  }
  const agreed = [...new Set([...asking.agreed, seat])];
  return settle(inside, { ...asking, agreed }, needed(charter, hosted, asking.seat));
}

/** Does what was asked for if all have agreed; else goes on waiting. `consulted`: seats that are to hear that they are asked. */
async function settle(
  inside: Inside,
  asking: Asking,
  all: readonly number[],
  consulted: readonly number[] = [],
): Promise<Done> {
  if (!grants(asking, all)) {
    await setAsking(inside, asking, consulted);
    return { revision: inside.row!.revision };
  }
  const { seat, request, ask: name } = asking;
  const done = await inside.enter(`ask-${name}`, inside.row!.seats[seat]!.person!, (awake, at) =>
    inside.followed(awake, grantedEntry(seat, request, awake.hosted.moves, at), at),
  );
  await setAsking(inside, null);
  return done;
}

async function setAsking(inside: Inside, asking: Asking | null, consulted: readonly number[] = []): Promise<void> {
  const row = inside.row!;
  // with the end of the game its row asks nothing any more, but nobody has been told
  if (row.asking !== asking) await inside.around.store.change(inside.id, [row.status], { asking });
  inside.row = { ...row, asking };
  inside.tellAll({ t: 'asking', table: inside.id, asking });
  const people = consulted.flatMap((seat) => row.seats[seat]!.person ?? []);
  inside.changedRow({ revision: 0, asked: [], row: false, ...(people.length > 0 && { consulted: people }) });
}
