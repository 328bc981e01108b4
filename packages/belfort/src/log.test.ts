import { below, LANGS, type Lang, seeded, type WrittenLang } from '@guildhall/kernel';
import { problemsIn, textsIn } from '@guildhall/kernel/contract';
import { expect, describe as suite, test } from 'vitest';
import {
  type Action,
  type Ask,
  belfort,
  describe,
  describeAction,
  type Event,
  GUILD_MODES,
  guildRules,
  type Naming,
  prompts,
  properties,
  type State,
} from './index.ts';
import { parts } from './log/phrases.ts';
import * as log from './log.ts';

const NAMES = ['Anna', 'Maximiliane', 'Christopher', 'Dana', 'Emil'];

interface Game {
  readonly names: readonly string[];
  readonly state: State;
  readonly events: readonly Event[];
}

/** What was seen in the games that all tests here look at. */
const asks = new Set<string>();
const games: Game[] = [];
const menus: { readonly actions: readonly Action[]; readonly naming: Naming }[] = [];

function play(seats: number, raw: unknown, seed: number): void {
  const state = belfort.setup(belfort.options(raw, seats), seats, seed);
  const random = seeded(seed);
  const names = NAMES.slice(0, seats);
  const events: Event[] = [];
  for (let decision = belfort.decision(state); decision !== null; decision = belfort.decision(state)) {
    asks.add(decision.ask);
    const seat = decision.seats[below(random, decision.seats.length)]!;
    const actions = belfort.legal(state, seat);
    const built = state.players[seat]!.built.map(({ property }) => property);
    menus.push({ actions, naming: { names, guilds: state.guilds, property: (card) => built[card]! } });
    belfort.apply(state, seat, actions[below(random, actions.length)]!, events);
  }
  games.push({ names, state, events });
}

for (const seats of [2, 3, 4, 5]) {
  for (const guilds of GUILD_MODES) {
    const custom = (
      seats === 2 ? 'wizards architects recruiters miners merchants' : 'thieves bandits spies wizards architects'
    ).split(' ');
    for (const edition of ['revised', 'first']) {
      const options = guilds === 'custom' ? { guilds, custom, edition } : { guilds, edition };
      play(seats, options, games.length + 1);
    }
  }
}

const complaint = (line: string): string | null => {
  if (line.trim() === '') return 'empty';
  if (/[{}]/.test(line)) return 'a brace is left';
  if (/undefined|null|NaN|object|\bdistrict\.\d/.test(line)) return 'something is missing';
  if (/ {2}|^\s|\s$|'/.test(line)) return 'stray blank or typewriter apostrophe';
  return line.length > 110 ? `${line.length} characters` : null;
};

/** Every event of every game with its line. */
function* told(lang: Lang): Generator<{ event: Event; line: string | null; game: Game; at: number }> {
  for (const game of games) {
    for (const [at, event] of game.events.entries()) {
      yield { event, line: describe(event, lang, game.names, game.state.guilds), game, at };
    }
  }
}

suite('texts', () => {
  test('every text is there in three languages with the same placeholders', () => {
    const texts = [
      ...textsIn(properties, 'properties'),
      ...textsIn(guildRules, 'guilds'),
      ...textsIn(parts, 'parts'),
      ...textsIn({ ...log }, 'log'),
    ];
    expect(texts.length).toBeGreaterThan(300);
    expect(problemsIn(texts)).toEqual([]);
  });

  test('a card or guild text has at most three sentences', () => {
    for (const { text } of [...Object.values(properties), ...Object.values(guildRules)]) {
      for (const lang of LANGS) expect(text[lang].match(/[.!?](?= |$)/g)!.length).toBeLessThanOrEqual(3);
    }
  });
});

suite.each(LANGS)('in %s', (lang) => {
  test('every event of a game has a clean line, or none', () => {
    const bad: string[] = [];
    for (const { line } of told(lang)) {
      for (const each of line?.split('\n') ?? []) {
        const why = complaint(each);
        if (why !== null) bad.push(`${why}: ${each}`);
      }
    }
    expect(bad).toEqual([]);
  });

  test('every line about somebody names them', () => {
    for (const { event, line, game } of told(lang)) {
      if (line !== null && 'seat' in event) expect(line).toContain(game.names[event.seat]);
    }
  });

  test('goods that come or go are told with their number and the reason', () => {
    for (const { event, line, game, at } of told(lang)) {
      if ((event.t !== 'gain' && event.t !== 'lose') || event.what === 'points') continue;
      if (event.t === 'gain' || event.to === null) {
        expect(line).toMatch(new RegExp(`\\b${event.n}\\b.*\\(.+\\)$`));
        continue;
      }
      // what goes to another player is in the line of that player's gain
      const mirror = game.events[at + 1]!;
      expect(mirror).toMatchObject({ t: 'gain', seat: event.to, from: event.seat, n: event.n });
      expect(describe(mirror, lang, game.names)).toContain(game.names[event.seat]);
    }
  });

  test('points are told with their number and the reason', () => {
    for (const { event, line, game, at } of told(lang)) {
      if (event.t === 'lose' && event.what === 'points') expect(line).toMatch(/\d.*\(.+\)$/);
      if (event.t !== 'gain' || event.what !== 'points') continue;
      const scored = game.events[at - 1]!;
      expect(scored).toMatchObject({ t: 'scored', builder: event.seat, points: event.n, majority: event.source });
      expect(describe(scored, lang, game.names)).toMatch(new RegExp(`${game.names[event.seat]}.*\\b${event.n} `));
    }
  });

  test('every question has a prompt', () => {
    for (const ask of asks) expect(prompts[ask as Ask]?.[lang], ask).toBeTruthy();
  });

  test('every action has a clean phrase, and no two on offer read the same', () => {
    const bad: string[] = [];
    for (const { actions, naming } of menus) {
      for (const each of [naming, {}]) {
        const phrases = actions.map((action) => describeAction(action, lang, each));
        for (const phrase of phrases) {
          const why = complaint(phrase);
          if (why !== null) bad.push(`${why}: ${phrase}`);
        }
        const twice = phrases.filter((phrase, i) => phrases.indexOf(phrase) !== i);
        bad.push(...twice.map((phrase) => `twice: ${phrase}`));
      }
    }
    expect([...new Set(bad)]).toEqual([]);
  });
});

test('the games played here show every event, every action, and all but one question', () => {
  const events = new Set(games.flatMap((game) => game.events.map(({ t }) => t)));
  const actions = new Set(menus.flatMap((menu) => menu.actions.map((action) => action.do)));
  expect(events.size).toBe(34);
  expect(actions.size).toBe(31);
  // asked only in games that began under rules 1
  expect(Object.keys(prompts).filter((ask) => !asks.has(ask))).toEqual(['extend']);
});

suite('examples', () => {
  const guilds = ['thieves', 'miners', 'wizards', 'spies', 'masons'] as const;
  const events: [Event, Record<WrittenLang, string>][] = [
    [
      { t: 'gain', seat: 0, what: 'stone', n: 2, source: 'quarry.bonus', from: null },
      {
        en: 'Anna gains 2 stone (quarry bonus)',
        de: 'Anna erhält 2 Stein (Bonus: Steinbruch)',
        fr: 'Anna gagne 2 pierres (bonus\u00a0: carrière)',
      },
    ],
    [
      { t: 'gain', seat: 0, what: 'gold', n: 1, source: 'guild.thieves', from: 1 },
      {
        en: 'Anna takes 1 gold from Ben (thieves’ guild)',
        de: 'Anna nimmt 1 Gold von Ben (Diebesgilde)',
        fr: 'Anna prend 1 pièce d’or à Ben (guilde des voleurs)',
      },
    ],
    [
      { t: 'marker', builder: 2, symbol: 13, kind: 'gatehouse', source: 'neutral' },
      {
        en: 'Neutral builder 3 builds a gatehouse in district 1, towards district 2',
        de: 'Nichtspieler 3 baut ein Torhaus in Bezirk 1 (Seite zu Bezirk 2)',
        fr: 'Non-joueur 3 construit un corps de garde dans le quartier 1, côté quartier 2',
      },
    ],
    [
      { t: 'marker', builder: 1, symbol: 27, kind: 'guild', source: 'build.guild' },
      {
        en: 'Ben builds the miners’ guild in district 2',
        de: 'Ben baut die Bergmannsgilde in Bezirk 2',
        fr: 'Ben construit la guilde des mineurs dans le quartier 2',
      },
    ],
    [
      { t: 'draw', seat: 0, cards: [null, null], source: 'plank.library' },
      {
        en: 'Anna draws 2 cards (library plank)',
        de: 'Anna zieht 2 Karten (Planke: Bibliothek)',
        fr: 'Anna pioche 2 cartes (plateforme\u00a0: bibliothèque)',
      },
    ],
  ];
  test.each(events)('the event %o', (event, lines) => {
    for (const lang of LANGS) expect(describe(event, lang, ['Anna', 'Ben'], guilds)).toBe(lines[lang]);
  });

  const actions: [Action, Record<WrittenLang, string>][] = [
    [
      { do: 'build', property: 'pub', symbol: 15 },
      {
        en: 'Build a pub in district 2',
        de: 'Eine Kneipe in Bezirk 2 bauen',
        fr: 'Construire un pub dans le quartier 2',
      },
    ],
    [
      { do: 'place', worker: 'masterElf', at: 'desk' },
      {
        en: 'Place a master elf at the recruiter’s desk',
        de: 'Einen Meisterelben ans Anwerberpult stellen',
        fr: 'Placer un maître elfe au bureau du recruteur',
      },
    ],
    [
      { do: 'send', worker: 'elf', forest: 2, mine: 1, goldMine: 0 },
      {
        en: 'Send 3 elves: 2 to the forest and 1 to the mine',
        de: '3 Elben schicken: 2 in den Wald und 1 ins Bergwerk',
        fr: 'Envoyer 3 elfes\u00a0: 2 dans la forêt et 1 dans la mine',
      },
    ],
    [
      { do: 'hire', card: 1 },
      {
        en: 'Hire a gnome for the inn (card 2)',
        de: 'Einen Gnom für den Gasthof (Karte 2) einstellen',
        fr: 'Recruter un gnome pour l’auberge (carte 2)',
      },
    ],
    [
      { do: 'extend', symbol: 14 },
      {
        en: 'Mark the other half of a gatehouse in district 1, towards district 5',
        de: 'Die andere Hälfte eines Torhauses in Bezirk 1 (Seite zu Bezirk 5) besetzen',
        fr: 'Occuper l’autre moitié d’un corps de garde dans le quartier 1, côté quartier 5',
      },
    ],
    [
      { do: 'sell', wood: 1, stone: 1, metal: 0 },
      {
        en: 'Sell 1 wood and 1 stone at the trading post',
        de: '1 Holz und 1 Stein am Handelsposten verkaufen',
        fr: 'Vendre 1 bois et 1 pierre au comptoir',
      },
    ],
  ];
  test.each(actions)('the action %o', (action, phrases) => {
    for (const lang of LANGS) {
      expect(describeAction(action, lang, { names: ['Anna', 'Ben'], guilds, property: () => 'inn' })).toBe(
        phrases[lang],
      );
    }
  });

  test('without names a card, a guild and a player go by their numbers', () => {
    expect(describeAction({ do: 'hire', card: 1 }, 'en')).toBe('Hire a gnome for card 2');
    expect(describeAction({ do: 'place', worker: 'elf', at: 'guild', district: 1 }, 'en')).toBe(
      'Place an elf on the guild in district 2',
    );
    expect(describeAction({ do: 'spy', from: 2 }, 'en')).toBe('Take the card revealed by player 3');
  });
});
