import { askedPeople, hasLearnt, play, whyNoUndo } from '@guildhall/table';
import type { Awake } from './awake.ts';
import type { Inside } from './inside.ts';
import { type Done, Refusing, STAND_IN } from './surroundings.ts';

/** After so long without an answer the others may let a bot play for somebody who is away. */
const GRACE = 120_000;

export type SeatAct = 'bot' | 'return' | 'resign' | 'replace';

export function move(
  inside: Inside,
  person: string,
  revision: number,
  key: string,
  actions: readonly unknown[],
): Promise<Done> {
  const enter = () =>
    inside.enter(key, person, ({ charter, hosted }, at) => {
      const seat = inside.mySeat(person);
      inside.mustRun();
      if (hosted.holders[seat]!.bot !== null) throw new Refusing('notYours', 'a bot plays for you; come back first');
      const events = play(charter, hosted, revision, { seat, actions, at });
      return { entry: { kind: 'move', seat, actions }, events };
    });
  // nearly always nothing is to be read first, and a promise less to be made
  return inside.hasReached(revision) ? enter() : inside.reach(revision).then(enter);
}

export async function undo(inside: Inside, person: string, revision: number, key: string): Promise<Done> {
  await inside.reach(revision);
  return inside.enter(key, person, async (awake, at) => {
    const { charter, hosted } = awake;
    const seat = inside.mySeat(person);
    inside.mustRun();
    if (!inside.row!.takebacks) throw new Refusing('noTakebacks', 'at this table moves stand');
    if (revision !== hosted.revision) throw new Refusing('stale', 'something has happened since', hosted.revision);
    const stands = whyNoUndo(hosted, seat);
    if (stands !== null) throw stands;
    const entry = { kind: 'undo', seat, moves: hosted.lastMove[seat]! } as const;
    if (hosted.lastSeat !== seat && hasLearnt(charter, await inside.formerFor(entry), seat, entry.moves)) {
      throw new Refusing('barrier', 'something new was revealed since: it stands', hosted.revision);
    }
    return inside.followed(awake, entry, at);
  });
}

/** Somebody asks for advice, which their own browser finds: here it is only allowed, and written down once for a question. */
export async function askAdvice(inside: Inside, person: string, key: string): Promise<Done> {
  const { hosted } = await inside.wake();
  const asker = inside.mySeat(person);
  const isNoted = hosted.advised.some(
    ({ seat, moves }) => seat === asker && moves > hosted.lastMove[seat]! && moves <= hosted.moves,
  );
  if (isNoted) return { revision: hosted.revision, again: true };
  return inside.enter(key, person, (awake, at) => {
    const seat = inside.mySeat(person);
    inside.mustRun();
    if (!inside.row!.advice) throw new Refusing('noAdvice', 'at this table everybody plays by their own wits');
    if (!askedPeople(awake.charter, awake.hosted).includes(seat))
      throw new Refusing('notAsked', 'you are not asked now');
    return inside.followed(awake, { kind: 'advice', seat }, at);
  });
}

/** About a seat: a bot plays for me, I am back, I give up; or a bot plays for somebody who is away. */
export const changeSeat = (
  inside: Inside,
  person: string,
  key: string,
  act: SeatAct,
  other: number | undefined,
): Promise<Done> =>
  inside.enter(key, person, (awake, at) => {
    const mine = inside.mySeat(person);
    if (inside.row!.endedAt !== null) throw new Refusing('gameOver', 'the game is over');
    const { bot, resigned } = awake.hosted.holders[mine]!;
    switch (act) {
      case 'return':
        if (bot === null) throw new Refusing('nothingAsked', 'you play this seat yourself');
        if (resigned) throw new Refusing('gameOver', 'you have given up');
        if (isOutOfTime(awake, mine)) throw new Refusing('outOfTime', 'your time was up: a bot answers this once');
        return inside.followed(awake, { kind: 'return', seat: mine }, at);
      case 'bot':
        if (bot !== null) throw new Refusing('nothingAsked', 'a bot plays for you already');
        return inside.followed(awake, { kind: 'takeover', seat: mine, bot: STAND_IN }, at);
      case 'resign':
        if (resigned) throw new Refusing('nothingAsked', 'you have given up already');
        return inside.followed(awake, { kind: 'resign', seat: mine, bot: STAND_IN }, at);
      case 'replace': {
        const seat = awaySeat(inside, awake, at, other);
        return inside.followed(awake, { kind: 'takeover', seat, bot: STAND_IN }, at);
      }
    }
  });

/** Whose time is up comes back after a bot has answered in their place; else they would have no time, or get more and more. */
const isOutOfTime = ({ charter, hosted }: Awake, seat: number): boolean =>
  charter.timing.kind !== 'free' && hosted.clock.left[seat] === 0;

/** A seat that is asked and whose person has been away for long. */
function awaySeat(inside: Inside, { charter, hosted }: Awake, at: number, seat: number | undefined): number {
  if (seat === undefined || !askedPeople(charter, hosted).includes(seat)) {
    throw new Refusing('notAsked', 'nobody waits for this seat');
  }
  const row = inside.row!;
  const away = !inside.presence().here.includes(row.seats[seat]!.person!);
  if (!away || row.pace.kind === 'turns' || at - hosted.clock.since < GRACE) {
    throw new Refusing('tooEarly', 'give them a little more time');
  }
  return seat;
}
