import { expect, test } from 'vitest';
import { redsElfAt, redsTurn } from '../scenario/turns.ts';

const everyGnome = Array.from({ length: 4 }, () => ({ property: 'market', gnomes: 2 }));

test('[Belfort 5.7] 3 gold move a gnome from the stockpile to a free lock', () => {
  const there = redsTurn({ gold: 3, built: ['inn'] });
  there.play('red', { do: 'hire', on: 'inn' });
  expect(there.player('red')).toMatchObject({ gold: 0, built: [{ property: 'inn', gnomes: 1 }] });
  expect(there.state.gnomes).toBe(13);
});

test.each([
  ['2 gold', { gold: 2, built: ['inn'] }, {}, 'cannotPay'],
  ['the lock taken', { gold: 9, built: [{ property: 'inn', gnomes: 1 }] }, {}, 'noFreeLock'],
  ['the card not built', { gold: 9, hand: ['inn'] }, {}, 'notBuilt'],
  [
    'no gnome left',
    { gold: 9, built: ['inn', { property: 'pub', gnomes: 1 }] },
    { seats: ['red', 'yellow'], players: { yellow: { built: everyGnome } } },
    'noGnomesLeft',
  ],
])('[Belfort 5.7] nobody is hired with %s', (_, red, around, why) => {
  expect(redsTurn(red, around).why('red', { do: 'hire', on: 'inn' })).toBe(why);
});

test('[B10] one hire per turn', () => {
  const there = redsTurn({ gold: 9, built: ['inn', 'pub'] });
  there.play('red', { do: 'hire', on: 'inn' });
  expect(there.why('red', { do: 'hire', on: 'pub' })).toBe('hiredThisTurn');
  expect(there.offers('red', { do: 'hire' })).toEqual([]);
});

test('[B9] a new gnome acts in the turn of its arrival', () => {
  const there = redsTurn({ gold: 3, built: ['bank'] });
  expect(there.why('red', { do: 'use', on: 'bank' })).toBe('noGnomeThere');
  there.play('red', { do: 'hire', on: 'bank' });
  there.play('red', { do: 'use', on: 'bank' });
  expect(there.player('red').gold).toBe(1);
});

test('[B17] each card with such a gnome gives one action per turn', () => {
  const gnome = { property: 'bank', gnomes: 1 };
  const there = redsTurn({ gold: 0, built: [gnome, gnome, 'bank'] });
  expect(there.offers('red', { do: 'use' })).toHaveLength(2);
  there.play('red', { do: 'use', on: 'bank' });
  there.play('red', { do: 'use', on: 'bank#2' });
  expect(there.offers('red', { do: 'use' })).toEqual([]);
  expect(there.player('red').gold).toBe(2);
});

test('[B20] a worker at home is promoted before one on a plank', () => {
  const there = redsElfAt('sawyers', { elves: 2, built: ['gardens'] });
  there.play('red', { do: 'hire', on: 'gardens' });
  expect(there.player('red').home).toMatchObject({ elf: 0, masterElf: 1 });
  expect(there.state.guildPlanks[0]).toEqual({ seat: 0, worker: 'elf' });
});

test('[B20] with none of the kind at home, one on a guild or a card is promoted', () => {
  const onGuild = redsElfAt('sawyers', { elves: 1, built: ['gardens'] });
  onGuild.play('red', { do: 'hire', on: 'gardens' });
  expect(onGuild.state.guildPlanks[0]).toEqual({ seat: 0, worker: 'masterElf' });
  const onCard = redsTurn({ dwarves: 1, built: ['pub', { property: 'market', worker: 'dwarf' }] });
  onCard.play('red', { do: 'hire', on: 'pub' });
  expect(onCard.player('red').built[1]!.worker).toBe('masterDwarf');
});

test('[B20] a master on a plank counts among the five', () => {
  const there = redsTurn({
    dwarves: 2,
    masterDwarves: 5,
    built: ['pub', { property: 'market', worker: 'masterDwarf' }],
  });
  there.play('red', { do: 'hire', on: 'pub' });
  expect(there.player('red').home).toMatchObject({ dwarf: 2, masterDwarf: 4 });
});

test('[B8] with nobody to promote the gnome stays and the effect is lost', () => {
  const there = redsTurn({ elves: 0, masterElves: 2, built: ['gardens'] });
  expect(there.play('red', { do: 'hire', on: 'gardens' }).map(({ t }) => t)).toEqual(['lose', 'gnome', 'wasted']);
});
