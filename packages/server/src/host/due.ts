import { askedBots, askedPeople, botChance, outOfTime, play } from '@guildhall/table';
import { hasBegun } from '../store/table-rows.ts';
import type { Inside } from './inside.ts';
import { drawIfReady } from './start.ts';
import { Refusing, STAND_IN } from './surroundings.ts';

/**
 * Does what is due: draws the seed, ends pauses and people's time, and lets bots begin to think; nobody waits for them.
 * Doing it twice is harmless.
 */
export async function due(inside: Inside): Promise<void> {
  await inside.post(async () => {
    const row = await inside.load();
    if (row.status === 'drawing') return drawIfReady(inside, row);
    if (!hasBegun(row)) return;
    await inside.wake();
    await timeUp(inside);
  });
  letBotsMove(inside).catch((error: unknown) => inside.around.failed(error, inside.id));
}

async function timeUp(inside: Inside): Promise<void> {
  const { charter, hosted } = inside.awake!;
  const now = inside.around.now();
  const { pausedUntil } = hosted.clock;
  if (pausedUntil !== null) {
    if (pausedUntil > now) return;
    await inside.enter(`resume-${pausedUntil}`, 'clock', (awake, at) =>
      inside.followed(awake, { kind: 'resume', seat: 0 }, at),
    );
    return;
  }
  for (const seat of outOfTime(hosted.clock, charter.timing, askedPeople(charter, hosted), now)) {
    await inside.enter(`clock-${hosted.revision}-${seat}`, 'clock', (awake, at) =>
      inside.followed(awake, { kind: 'clock', seat, bot: STAND_IN }, at),
    );
  }
  inside.schedule();
}

/** The bots think outside the mailbox, so that nobody waits for them. */
async function letBotsMove(inside: Inside): Promise<void> {
  if (inside.thinking || inside.awake === null || inside.row?.status !== 'running') return;
  const { charter, hosted } = inside.awake;
  const seat = askedBots(charter, hosted)[0];
  if (seat === undefined) return;
  const { game, seed } = charter;
  const { revision } = hosted;
  inside.thinking = true;
  try {
    const action = await inside.around.think({
      game: game.id,
      rules: game.rules,
      bot: hosted.holders[seat]!.bot!,
      seat,
      view: game.view(hosted.state, [seat]),
      legal: game.legal(hosted.state, seat),
      chance: botChance(seed, revision),
    });
    await inside.post(() =>
      inside.enter(`bot-${revision}-${seat}`, 'bot', (awake, at) => {
        if (awake.hosted.holders[seat]!.bot === null) throw new Refusing('notYours', 'a person plays this seat');
        inside.mustRun();
        const events = play(awake.charter, awake.hosted, revision, { seat, actions: [action], at });
        return { entry: { kind: 'move', seat, actions: [action] }, events };
      }),
    );
  } catch (error) {
    // what has changed meanwhile is no trouble; the next one due is asked again
    if (!(error instanceof Refusing)) throw error;
  } finally {
    inside.thinking = false;
  }
  inside.schedule();
}
