import { belfort } from '@guildhall/belfort';
import { deriveSeed, textProblems } from '@guildhall/kernel';
import { newTable } from '@guildhall/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { replayFile } from './file.ts';
import { filmOf, NoFilm, readRecording, roundStarts, type Trouble } from './film.ts';
import { faultTexts } from './texts.ts';

const COLOURS = ['red', 'blue', 'yellow', 'purple', 'green'] as const;
const SEATS = ['red', 'green', 'blue'].map((colour) => ({ kind: 'bot' as const, name: `Sir ${colour}`, colour }));

const start = () => newTable(belfort, {}, SEATS, deriveSeed('film', 1));
const table = start();

beforeAll(() => {
  for (let decision = table.decision(); decision !== null; decision = table.decision()) {
    const seat = decision.seats[0]!;
    const legal = table.legal(seat);
    table.submit(table.revision, seat, legal.at(-1));
  }
});

/** As the page does it. */
const show = async (text: string) =>
  filmOf(belfort, COLOURS, await readRecording(text, async (id) => (id === 'belfort' ? belfort : null)));

test('a saved replay keeps names and colours', async () => {
  const film = await show(replayFile(table.replay(), SEATS));
  expect(film.names).toEqual(SEATS.map(({ name }) => name));
  expect(film.colours).toEqual(['red', 'green', 'blue']);
  const faced = SEATS.map((seat, i) => (i === 1 ? { ...seat, bot: 'expert/mirel' } : seat));
  expect((await show(replayFile(table.replay(), faced))).bots).toEqual([null, 'expert/mirel', null]);
  const { players: _, ...older } = JSON.parse(replayFile(table.replay(), SEATS));
  expect((await show(JSON.stringify(older))).names).toBeNull();
});

test('a replay of an online table tells who played, also where nobody has chosen a colour', async () => {
  const players = [{ name: 'Ada' }, { name: '…' }, { name: 'Mirel', bot: 'expert/mirel' }];
  const film = await show(JSON.stringify({ ...table.replay(), players }));
  expect(film.names).toEqual(['Ada', '…', 'Mirel']);
  expect(film.bots).toEqual([null, null, 'expert/mirel']);
  expect(film.colours).toEqual(['red', 'blue', 'yellow']);
});

test('a saved replay tells where advice was asked for; older files, and nonsense, tell nothing', async () => {
  expect((await show(replayFile(table.replay(), SEATS, [3, 20]))).advised).toEqual([3, 20]);
  expect(replayFile(table.replay(), SEATS)).not.toContain('advised');
  expect((await show(replayFile(table.replay(), SEATS))).advised).toEqual([]);
  const file = JSON.parse(replayFile(table.replay(), SEATS));
  expect((await show(JSON.stringify({ ...file, advised: 'often' }))).advised).toEqual([]);
  expect((await show(JSON.stringify({ ...file, advised: [4, 'x', null] }))).advised).toEqual([4]);
});

async function trouble(text: string): Promise<Trouble> {
  try {
    await show(text);
  } catch (error) {
    if (error instanceof NoFilm) return error.trouble;
    throw error;
  }
  throw new Error('it was shown');
}

/** The replay as a file, changed. */
const altered = (change: (file: { actions: [number, object][]; trace: string[]; seed: string }) => void): string => {
  const file = JSON.parse(JSON.stringify(table.replay()));
  change(file);
  return JSON.stringify(file);
};

test('a replay is shown with the state after every move', async () => {
  const film = await show(JSON.stringify(table.replay()));
  expect(film.names).toBeNull();
  expect(film.colours).toEqual(['red', 'blue', 'yellow']);
  expect(film.states).toHaveLength(film.moves.length + 1);
  expect(film.states[20]).toEqual(table.stateAfter(20));
  expect(film.states.at(-1)).toEqual(table.state);
  expect(film.moves).toEqual(table.moves);
});

test('a finished table keeps its names and colours', async () => {
  expect(filmOf(belfort, COLOURS, { replay: table.replay(), seats: table.seats })).toMatchObject({
    names: ['Sir red', 'Sir green', 'Sir blue'],
    colours: ['red', 'green', 'blue'],
  });
  expect((await show(JSON.stringify(table.file()))).names).toEqual(['Sir red', 'Sir green', 'Sir blue']);
});

test('every round begins with its first state', () => {
  const film = filmOf(belfort, COLOURS, { replay: table.replay(), seats: null });
  const starts = roundStarts(film.states.map(({ round }) => round));
  expect(starts.map((at) => film.states[at]!.round)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const at of starts.slice(1)) expect(film.states[at - 1]!.round).toBe(film.states[at]!.round - 1);
});

describe('what does not hold is not shown:', () => {
  test('a replay or a table of a later version, which is not called damaged', async () => {
    for (const file of [table.replay(), table.file()]) {
      expect(await trouble(JSON.stringify({ ...file, version: 2 }))).toEqual({ t: 'newer' });
    }
  });

  test('text that is no replay', async () => {
    expect(await trouble('hello')).toMatchObject({ t: 'noReplay' });
    expect(await trouble('{}')).toMatchObject({ t: 'noReplay' });
    expect(await trouble(JSON.stringify(table.replay()).slice(0, 5000))).toMatchObject({ t: 'noReplay' });
  });

  test('a game that is not over', async () => {
    expect(await trouble(JSON.stringify(start().file()))).toEqual({ t: 'aTable' });
  });

  test('a broken file of a game', async () => {
    const file = JSON.stringify(table.file()).replace(/"rules":\d+/, '"rules":7');
    expect(await trouble(file)).toMatchObject({
      t: 'noReplay',
      problems: [expect.stringContaining('rules 7')],
    });
  });

  test('an altered move, by its number', async () => {
    const file = altered(({ actions }) => {
      actions[41]![1] = { do: 'fly' };
    });
    expect(await trouble(file)).toMatchObject({
      t: 'fault',
      at: 42,
      of: table.moves.length,
      fault: { t: 'refused' },
    });
  });

  test('an altered check sum, by its number', async () => {
    const file = altered(({ trace }) => {
      trace[17] = '00000000';
    });
    expect(await trouble(file)).toMatchObject({ t: 'fault', at: 17, fault: { t: 'differs' } });
  });

  test('another seed, before the first move', async () => {
    const file = altered((replay) => {
      replay.seed = deriveSeed('film', 2);
    });
    expect(await trouble(file)).toMatchObject({ t: 'fault', at: 0, fault: { t: 'badSeed' } });
  });
});

test('every fault has its words', () => {
  for (const text of Object.values(faultTexts)) expect(textProblems(text)).toEqual([]);
});
