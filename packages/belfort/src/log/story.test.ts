import { below, LANGS, type Lang, seeded, textProblems, type WrittenLang } from '@guildhall/kernel';
import { expect, describe as suite, test } from 'vitest';
import { type Action, belfort, describe, type Event, promptOf, storyLines, storyOf } from '../index.ts';
import { promptDetails } from './prompts.ts';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const GUILDS = ['thieves', 'miners', 'wizards', 'spies', 'masons'] as const;
const told = (events: Event[], lang: Lang = 'en') => storyOf(events, lang, NAMES, GUILDS).map(({ text }) => text);

const lose = (
  seat: number,
  what: 'wood' | 'stone' | 'gold',
  n: number,
  source: 'build.wall' | 'tradingPost' | 'hire',
) => ({ t: 'lose', seat, what, n, source, to: null }) as const;

/** All events and questions of one game played at random. */
function game(seats: number, raw: unknown, seed: number) {
  const state = belfort.setup(belfort.options(raw, seats), seats, seed);
  const random = seeded(seed);
  const events: Event[] = [];
  const prompts: { prompt: Record<WrittenLang, string>; legal: readonly Action[]; ask: string }[] = [];
  for (let decision = belfort.decision(state); decision !== null; decision = belfort.decision(state)) {
    const seat = decision.seats[0]!;
    const legal = belfort.legal(state, seat);
    const view = belfort.view(state, [seat]);
    const inLang = (lang: Lang) => promptOf(decision, legal, view, seat, lang);
    prompts.push({ prompt: { en: inLang('en'), de: inLang('de'), fr: inLang('fr') }, legal, ask: decision.ask });
    belfort.apply(state, seat, legal[below(random, legal.length)]!, events);
  }
  return { state, events, prompts };
}

const games = [
  game(2, {}, 1),
  game(3, { guilds: 'custom', custom: ['thieves', 'bandits', 'spies', 'wizards', 'architects'] }, 2),
  game(4, { guilds: 'custom', custom: ['merchants', 'bankers', 'librarians', 'recruiters', 'architects'] }, 3),
];

suite('what belongs to one deed is one sentence', () => {
  test('a wall and its price', () => {
    const events: Event[] = [
      lose(0, 'wood', 3, 'build.wall'),
      lose(0, 'stone', 3, 'build.wall'),
      { t: 'marker', builder: 0, symbol: 10, kind: 'wall', source: 'build.wall' },
    ];
    expect(told(events)).toEqual(['Anna builds a wall in district 1 (wall a) for 3 wood and 3 stone']);
  });

  test('buying and selling', () => {
    const gain = { t: 'gain', seat: 1, n: 1, source: 'tradingPost', from: null } as const;
    expect(told([lose(1, 'gold', 2, 'tradingPost'), { ...gain, what: 'metal' }])).toEqual([
      'Ben buys 1 metal for 2 gold',
    ]);
    expect(told([lose(1, 'wood', 2, 'tradingPost'), { ...gain, what: 'gold' }])).toEqual([
      'Ben sells 2 wood for 1 gold',
    ]);
  });

  test('a gnome and its price; what the gnome brings is another sentence', () => {
    const events: Event[] = [
      lose(2, 'gold', 3, 'hire'),
      { t: 'gnome', seat: 2, card: 0, property: 'pub', source: 'hire' },
      { t: 'effect', seat: 2, source: 'gnome.pub' },
      { t: 'master', seat: 2, worker: 'dwarf', source: 'gnome.pub' },
    ];
    expect(told(events)).toEqual([
      'Cleo hires a gnome for the pub and pays 3 gold',
      'Cleo: a dwarf becomes a master dwarf (pub gnome)',
    ]);
  });

  test('a harvest, player by player, over all areas', () => {
    const gain = { t: 'gain', from: null } as const;
    const events: Event[] = [
      { ...gain, seat: 0, what: 'wood', n: 2, source: 'forest' },
      { ...gain, seat: 1, what: 'wood', n: 3, source: 'forest' },
      { ...gain, seat: 1, what: 'wood', n: 1, source: 'forest.bonus' },
      { t: 'stage', stage: 'goldMine' },
      { ...gain, seat: 0, what: 'gold', n: 1, source: 'goldMine' },
    ];
    expect(told(events)).toEqual(['Anna collects 2 wood and 1 gold', 'Ben collects 4 wood']);
  });

  test('an activated worker and what comes of it', () => {
    const events: Event[] = [
      { t: 'activate', seat: 0, source: 'guild.thieves' },
      { t: 'home', seat: 0, from: 'guild', worker: 'elf', at: 0 },
      { t: 'lose', seat: 1, what: 'gold', n: 2, source: 'guild.thieves', to: 0 },
      { t: 'gain', seat: 0, what: 'gold', n: 2, source: 'guild.thieves', from: 1 },
    ];
    expect(told(events)).toEqual(['Anna takes 2 gold from Ben (thieves’ guild)']);
    expect(told(events.slice(0, 2))).toEqual(['Anna activates a worker (thieves’ guild)']);
  });
});

const scored = (
  majority: 'district.0' | 'elf',
  rows: readonly (readonly [builder: number, count: number, place: number, points: number])[],
) => rows.map(([builder, count, place, points]): Event => ({ t: 'scored', majority, builder, count, place, points }));

suite('a scoring tells everybody who had something', () => {
  test('with the counts, and the tie that lowered a place', () => {
    const four = ['Blue', 'Yellow', 'Purple', 'Red'];
    const events = scored('district.0', [
      [0, 4, 1, 5],
      [1, 2, 3, 1],
      [2, 2, 3, 1],
      [3, 1, 4, 0],
    ]);
    const [text, ...more] = storyOf(events, 'en', four).map((sentence) => sentence.text);
    expect(more).toEqual([]);
    expect(text).toBe(
      'District 1: Blue 5 points (4 markers); Yellow and Purple 1 point each (2 markers each, shared second place, paid as third); Red 0 points (1 marker, fourth place)',
    );
    expect(storyOf(events, 'de', four)[0]!.text).toBe(
      'Bezirk 1: Blue 5 Punkte (4 Figuren); Yellow und Purple je 1 Punkt (je 2 Figuren, geteilter zweiter Platz, gewertet als dritter); Red 0 Punkte (1 Figur, vierter Platz)',
    );
    expect(storyOf(events, 'fr', four)[0]!.text).toBe(
      'Quartier 1\u00a0: Blue 5 points (4 marqueurs)\u00a0; Yellow et Purple 1 point par tête (2 marqueurs par tête, deuxième place partagée, payée comme la troisième)\u00a0; Red 0 point (1 marqueur, quatrième place)',
    );
  });

  test('even if a shared place is worth nothing', () => {
    const events = scored('elf', [
      [2, 5, 1, 3],
      [0, 4, 3, 0],
      [1, 4, 3, 0],
    ]);
    expect(told(events)).toEqual([
      'Elves: Cleo 3 points (5 elves); Anna and Ben 0 points each (4 elves each, shared second place, paid as third)',
    ]);
  });

  test('and neutral builders hold places without points', () => {
    const events = scored('district.0', [
      [0, 3, 2, 3],
      [2, 3, 2, 3],
      [1, 1, 3, 1],
    ]);
    expect(storyOf(events, 'en', ['Anna', 'Ben']).map(({ text }) => text)).toEqual([
      'District 1: Anna 3 points (3 markers, shared first place, paid as second); Neutral builder 3 (3 markers, shared first place, paid as second); Ben 1 point (1 marker)',
    ]);
  });
});

suite('an action without effect', () => {
  test('says why nothing could be done', () => {
    expect(told([{ t: 'wasted', seat: 0, source: 'guild.thieves' }])).toEqual([
      'Anna: nobody has gold to take (thieves’ guild)',
    ]);
    expect(told([{ t: 'wasted', seat: 1, source: 'gnome.pub' }], 'de')).toEqual([
      'Ben: kein Zwerg kann Meister werden (Gnom: Kneipe)',
    ]);
  });

  test('or that it was declined', () => {
    const events: Event[] = [
      { t: 'activate', seat: 0, source: 'guild.wizards' },
      { t: 'home', seat: 0, from: 'guild', worker: 'elf', at: 2 },
      { t: 'wasted', seat: 0, source: 'guild.wizards', declined: true },
    ];
    expect(told(events)).toEqual(['Anna declines the action (wizards’ guild)']);
    expect(told(events, 'fr')).toEqual(['Anna renonce à l’action (guilde des sorciers)']);
  });
});

suite.each(LANGS)('whole games in %s', (lang) => {
  test('lose no event that has words of its own, and tell none twice', () => {
    for (const { state, events } of games) {
      const names = state.players.map((_, seat) => `Player${seat}`);
      const story = storyOf(events, lang, names, state.guilds);
      const seen = story.flatMap(({ of }) => of);
      const several = story.filter(({ text }, i) => text !== '' && story[i + 1]?.of !== story[i]!.of);
      expect(several.flatMap(({ of }) => of).length).toBe(new Set(seen).size);
      const missing = events.filter(
        (event, i) =>
          describe(event, lang, names, state.guilds) !== null &&
          !seen.includes(i) &&
          !(event.t === 'scored' || event.t === 'turn' || event.t === 'stage'),
      );
      expect(missing).toEqual([]);
      for (const { text } of story) expect(text).not.toMatch(/[{}]|undefined|NaN| {2}|\.$/);
      expect(story.length).toBeLessThan(0.75 * events.filter((e) => describe(e, lang, names) !== null).length);
    }
  });
});

suite('prompts', () => {
  test('are there in three languages with the same placeholders', () => {
    for (const text of [...Object.values(promptDetails), ...Object.values(storyLines)]) {
      expect(textProblems(text)).toEqual([]);
    }
  });

  test('speak of ending the turn only where that is possible', () => {
    const turns = games.flatMap(({ prompts }) => prompts.filter(({ ask }) => ask === 'turn'));
    expect(turns.length).toBeGreaterThan(50);
    for (const { prompt, legal } of turns) {
      const may = (deed: Action['do']) => legal.some((action) => action.do === deed);
      expect(prompt.en.includes('end your turn')).toBe(may('endTurn'));
      expect(prompt.de.includes('Zug beenden') || prompt.de.includes('Beende den Zug')).toBe(may('endTurn'));
      expect(prompt.en.includes('activate')).toBe(may('activate'));
      expect(prompt.en.includes('hire a gnome')).toBe(may('hire'));
      expect(prompt.en.includes('buy a card')).toBe(may('buyCard'));
    }
  });

  test('name the building whose price is lowered, and only the goods that can be taken', () => {
    const all = games.flatMap(({ prompts }) => prompts);
    for (const { prompt } of all.filter(({ ask }) => ask === 'discount')) expect(prompt.en).toMatch(/^[A-Z].*: choose/);
    for (const { prompt, legal } of all.filter(({ ask }) => ask === 'rob')) {
      const metal = legal.some((action) => action.do === 'rob' && action.good === 'metal');
      expect(prompt.en.includes('metal')).toBe(metal);
    }
  });
});
