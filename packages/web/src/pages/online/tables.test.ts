import { CAST } from '@guildhall/bots/cast';
import { say } from '@guildhall/kernel';
import type { OnlineSeat, TableInfo } from '@guildhall/protocol';
import { expect, test } from 'vitest';
import type { Say } from '../../shell/settings.ts';
import { botName, botWords, isInvited, newBot, othersThan, paceWords, seatOf, stageWords, waitsFor } from './tables.ts';

const en: Say = (text, params) => say(text, 'en', params);
const fr: Say = (text, params) => say(text, 'fr', params);

const EMPTY: OnlineSeat = { person: null, bot: null, colour: null, resigned: false };
const of = (name: string): OnlineSeat => ({ ...EMPTY, person: { id: name.toLowerCase(), name } });
const table = (change: Partial<TableInfo>): TableInfo => ({
  id: 'table-1',
  game: 'belfort',
  rules: 1,
  options: {},
  status: 'gathering',
  pace: { kind: 'free' },
  listed: true,
  takebacks: true,
  advice: false,
  host: { id: 'ada', name: 'Ada' },
  seats: [of('Ada'), EMPTY, { ...EMPTY, bot: 'greedy' }],
  revision: 0,
  waiting: [],
  deadline: null,
  commitment: '',
  seedCommitment: null,
  createdAt: 0,
  startedAt: null,
  endedAt: null,
  places: null,
  rematch: null,
  ...change,
});

test('a table waits for whoever is asked, unless a bot plays for them', () => {
  const running = table({ status: 'running', waiting: [0] });
  expect(waitsFor(running, { id: 'ada' })).toBe(true);
  expect(waitsFor(running, { id: 'ben' })).toBe(false);
  expect(waitsFor(running, null)).toBe(false);
  expect(waitsFor({ ...running, seats: [{ ...of('Ada'), bot: 'greedy' }] }, { id: 'ada' })).toBe(false);
  expect(waitsFor({ ...running, status: 'paused' }, { id: 'ada' })).toBe(false);
});

test('nobody sits nowhere, not even at an empty seat', () => {
  expect(seatOf(table({}), null)).toBe(-1);
  expect(seatOf(table({}), { id: 'ada' })).toBe(0);
});

test('a seat that is kept waits for its person, and nobody else', () => {
  const kept = table({ seats: [of('Ada'), { ...of('Ben'), invited: true }] });
  expect([isInvited(kept, { id: 'ben' }), isInvited(kept, { id: 'ada' }), isInvited(kept, null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([waitsFor(kept, { id: 'ben' }), waitsFor(kept, { id: 'ada' })]).toEqual([true, false]);
  expect(stageWords(kept, en, 'en')).toBe('Still to come: Ben');
  expect(stageWords({ ...kept, seats: [...kept.seats, EMPTY] }, en, 'en')).toBe('One seat is free');
});

test('how far a table is', () => {
  expect(stageWords(table({}), en, 'en')).toBe('One seat is free');
  const over = table({ status: 'over', places: [1, 3, 1], seats: [of('Ada'), of('Ben'), of('Cem')] });
  expect(stageWords(over, en, 'en')).toBe('Won by Ada and Cem');
  expect(stageWords(table({ status: 'ended' }), en, 'en')).toBe('Ended without a result');
});

test.each([
  [{ kind: 'free' }, 'No clock', 'Sans pendule'],
  [{ kind: 'live', minutes: 30, seconds: 0 }, 'Live: 30 min each', 'En direct\u00a0: 30 min chacun'],
  [
    { kind: 'live', minutes: 20, seconds: 15 },
    'Live: 20 min each, +15 s per move',
    'En direct\u00a0: 20 min chacun, +15 s par coup',
  ],
  [{ kind: 'turns', hours: 12 }, 'By turns: 12 hours for each answer', 'Tour par tour\u00a0: 12 heures par réponse'],
  [{ kind: 'turns', hours: 72 }, 'By turns: 3 days for each answer', 'Tour par tour\u00a0: 3 jours par réponse'],
] as const)('the pace %j', (pace, words, mots) => {
  expect([paceWords(pace, en), paceWords(pace, fr)]).toEqual([words, mots]);
});

test('a bot is called by its character, or by its level; an unknown one by the server’s word', () => {
  expect(['expert/mirel', 'adept', 'greedy', 'deep'].map((bot) => botName(bot, en))).toEqual([
    'Mirel',
    'Adept',
    'Bot',
    'deep',
  ]);
  expect(botWords('expert/mirel', fr)).toBe('Mirel (Expert)');
});

test('a new bot is somebody who is not at the table yet', () => {
  const others = othersThan(0, ['expert/mirel', 'adept/borrin', null, 'greedy']);
  expect(others).toEqual(['borrin']);
  const eleven = CAST.map(({ id }) => id).filter((id) => id !== 'nyssa');
  expect(newBot(eleven)).toBe('journeyman/nyssa');
});
