import { below, type Decision, LANGS, type Lang, seeded, type WrittenLang } from '@guildhall/kernel';
import { problemsIn, textsIn } from '@guildhall/kernel/contract';
import { expect, describe as suite, test } from 'vitest';
import {
  type Action,
  type Ask,
  bruges,
  describe,
  describeAction,
  type Event,
  itemName,
  type Naming,
  PERSONS,
  promptOf,
  prompts,
  type State,
  seen,
} from './index.ts';
import { parts } from './log/phrases.ts';
import * as log from './log.ts';
import { words } from './persons/index.ts';

const NAMES = ['Anna', 'Maximiliane', 'Christopher', 'Dana'];

interface Game {
  readonly names: readonly string[];
  readonly state: State;
  readonly events: readonly Event[];
}

interface Menu {
  readonly decision: Decision;
  readonly seat: number;
  readonly actions: readonly Action[];
  readonly naming: Naming;
  readonly prompt: Record<WrittenLang, string>;
}

/** What was seen in the games that all tests here look at. */
const games: Game[] = [];
const menus: Menu[] = [];

function play(seats: number, seed: number): void {
  const state = bruges.setup(bruges.options({}, seats), seats, seed);
  const random = seeded(seed);
  const names = NAMES.slice(0, seats);
  const events: Event[] = [];
  for (let decision = bruges.decision(state); decision !== null; decision = bruges.decision(state)) {
    const seat = decision.seats[0]!;
    const actions = bruges.legal(state, seat);
    const view = bruges.view(state, [seat]);
    const { houses } = view.players[seat]!;
    const asked = (lang: Lang) => promptOf(decision, actions, view, seat, lang, names);
    menus.push({
      decision,
      seat,
      actions,
      naming: { names, houses, dice: view.dice, piles: view.piles, decision },
      prompt: { en: asked('en'), de: asked('de'), fr: asked('fr') },
    });
    bruges.apply(state, seat, pick(actions, random), events);
  }
  games.push({ names, state, events });
}

/** What builds up is chosen more often than by chance, so that more is seen. */
function pick(actions: readonly Action[], random: ReturnType<typeof seeded>): Action {
  const eager = actions.filter(
    (action) => action.do === 'activate' || (action.do === 'play' && ['canal', 'house', 'person'].includes(action.as)),
  );
  const from = eager.length > 0 && below(random, 2) === 0 ? eager : actions;
  return from[below(random, from.length)]!;
}

for (let seed = 1; seed <= 24; seed++) play(2 + (seed % 3), seed);

const complaint = (line: string): string | null => {
  if (line.trim() === '') return 'empty';
  if (/[{}]/.test(line)) return 'a brace is left';
  if (/undefined|null|NaN|object|\b(?:person|threat|laurel|ability)\.\w/.test(line)) return 'something is missing';
  if (/ {2}|^\s|\s$|'|\.\.|\. \(/.test(line)) return 'stray blank, full stop or typewriter apostrophe';
  return line.length > 170 ? `${line.length} characters` : null;
};

/** Every event of every game with its line. */
function* told(lang: Lang): Generator<{ event: Event; line: string | null; game: Game; at: number }> {
  for (const game of games) {
    for (const [at, event] of game.events.entries()) {
      yield { event, line: describe(event, lang, game.names), game, at };
    }
  }
}

suite('texts', () => {
  test('every text is there in three languages with the same placeholders', () => {
    const texts = [...textsIn(parts, 'parts'), ...textsIn({ ...log }, 'log'), ...textsIn({ ...words }, 'words')];
    expect(texts.length).toBeGreaterThan(300);
    expect(problemsIn(texts)).toEqual([]);
  });

  test('whatever is asked has a prompt, and every prompt is asked some time', () => {
    const asked = new Set<string>();
    const every = Object.keys(prompts);
    for (let number = 0; number < 2000 && asked.size < every.length; number++) {
      const random = seeded(number);
      const state = bruges.setup(bruges.options({}, 2 + (number % 3)), 2 + (number % 3), number);
      for (let decision = bruges.decision(state); decision !== null; decision = bruges.decision(state)) {
        asked.add(decision.ask);
        const legal = bruges.legal(state, decision.seats[0]!);
        bruges.apply(state, decision.seats[0]!, legal[below(random, legal.length)]!);
      }
    }
    expect([...asked].toSorted()).toEqual(every.toSorted());
  });
});

suite.each(LANGS)('in %s', (lang) => {
  test('every event of a game has a clean line, or none', () => {
    const bad = new Set<string>();
    for (const { line } of told(lang)) {
      const why = line === null ? null : complaint(line);
      if (why !== null) bad.add(`${why}: ${line}`);
    }
    expect([...bad]).toEqual([]);
  });

  test('every line about somebody names them', () => {
    for (const { event, line, game } of told(lang)) {
      if (line !== null && 'seat' in event) expect(line).toContain(game.names[event.seat]);
    }
  });

  test('what comes or goes is told with its number and the reason', () => {
    for (const { event, line, game, at } of told(lang)) {
      if (event.t !== 'gain' && event.t !== 'lose') continue;
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

  test('nobody reads the face of a card that is not for their eyes', () => {
    for (const { event, game } of told(lang)) {
      if (event.t !== 'look' && event.t !== 'house') continue;
      const hidden = seen(event, [(event.seat + 1) % game.names.length]);
      const line = describe(hidden, lang, game.names);
      if (event.t === 'look') expect(line).toBeNull();
      else expect(line).not.toContain(PERSONS[event.card!]!.name[lang]);
    }
  });

  test('every prompt is a clean sentence', () => {
    const bad = new Set<string>();
    for (const { prompt } of menus) {
      const why = complaint(prompt[lang]) ?? (/^\p{Lu}.*\.$/u.test(prompt[lang]) ? null : 'no sentence');
      if (why !== null) bad.add(`${why}: ${prompt[lang]}`);
    }
    expect([...bad]).toEqual([]);
  });

  test('every action has a clean phrase, and no two on offer read the same', () => {
    const faultOf = (phrase: string) => complaint(phrase) ?? (/^[\p{Lu}\d„]/u.test(phrase) ? null : 'small');
    const bad = new Set<string>();
    for (const { actions, naming } of menus) {
      for (const each of [naming, {}]) {
        const phrases = actions.map((action) => describeAction(action, lang, each));
        for (const [i, phrase] of phrases.entries()) {
          const why = phrases.indexOf(phrase) !== i ? 'twice' : faultOf(phrase);
          if (why !== null) bad.add(`${why}: ${phrase}`);
        }
      }
    }
    expect([...bad]).toEqual([]);
  });

  test('everything that points are given for has a name', () => {
    const items = new Set(games.flatMap(({ state }) => bruges.score(state).map(({ item }) => item)));
    expect(items.size).toBeGreaterThan(20);
    for (const item of items) expect(complaint(itemName(item, lang)), item).toBeNull();
  });
});

const card = (id: string): number => PERSONS.find((person) => person.id === id)!.card;

/** One of each kind, since chance does not show all; a missing kind is a type error. */
const EVENTS: { readonly [T in Event['t']]: Extract<Event, { t: T }> } = {
  round: { t: 'round', round: 1, start: 0, last: false },
  stage: { t: 'stage', stage: 'draw' },
  draw: { t: 'draw', seat: 0, pile: 0, colour: 'red', source: 'refill' },
  look: { t: 'look', seat: 0, cards: [1, 2] },
  extraPile: { t: 'extraPile', pile: 1, lastRound: 6 },
  cut: { t: 'cut', pile: 0, cards: 1 },
  shuffle: { t: 'shuffle', cards: 1 },
  discard: { t: 'discard', seat: 0, card: 3, source: 'person.nun' },
  recover: { t: 'recover', seat: 0, card: 3, source: 'person.storyteller' },
  roll: { t: 'roll', dice: { blue: 1, brown: 2, red: 3, purple: 4, yellow: 5 }, start: 0 },
  die: { t: 'die', seat: 0, die: 'red', value: 2, rolled: false, source: 'person.astronomer' },
  threat: { t: 'threat', seat: 0, colour: 'red', source: 'dice', from: null },
  strike: { t: 'strike', seat: 0, colour: 'red', spared: false },
  marker: { t: 'marker', seat: 0, colour: 'red', source: 'threat' },
  turn: { t: 'turn', seat: 0, turn: 1 },
  play: { t: 'play', seat: 0, card: 1, colour: 'blue', as: 'canal', extra: true },
  activate: { t: 'activate', seat: 0, person: 1 },
  endTurn: { t: 'endTurn', seat: 0, played: false },
  declined: { t: 'declined', seat: 0, source: 'person.student' },
  gain: { t: 'gain', seat: 0, what: 'points', n: 1, source: 'threat', from: null },
  lose: { t: 'lose', seat: 0, what: 'guilders', n: 2, source: 'threat.yellow', to: null },
  workers: { t: 'workers', seat: 0, colour: 'red', n: 2, source: 'workers', from: null },
  workersLost: { t: 'workersLost', seat: 0, colour: 'red', n: 1, source: 'house', to: null },
  house: { t: 'house', seat: 0, house: 0, card: 1, colour: 'blue', source: 'person.roofer' },
  houseLost: { t: 'houseLost', seat: 0, house: 0, card: 1, source: 'threat.red' },
  person: { t: 'person', seat: 0, person: 1, house: 0, source: 'person.messenger' },
  leave: { t: 'leave', seat: 0, person: 1, house: 0, to: 'discard', source: 'threat.brown' },
  canal: { t: 'canal', seat: 0, section: 0, space: 1, source: 'person.acrobat' },
  canalLost: { t: 'canalLost', seat: 0, section: 0, space: 1, source: 'threat.red' },
  statue: { t: 'statue', seat: 0, section: 0, points: 6 },
  step: { t: 'step', seat: 0, to: 0, steps: -1, source: 'person.chancellor' },
  compared: { t: 'compared', majority: 'canals', counts: [2, 1] },
  majority: { t: 'majority', seat: 0, majority: 'people', source: 'person.herald' },
  effect: { t: 'effect', seat: 0, source: 'ability.immune', person: card('gatekeeper') },
  final: { t: 'final', seat: 0, item: 'laurel.king', points: 3 },
  end: { t: 'end', winners: [0, 1] },
};
const ACTIONS: { readonly [D in Action['do']]: Extract<Action, { do: D }> } = {
  draw: { do: 'draw', pile: 0 },
  strike: { do: 'strike', colour: 'blue' },
  burn: { do: 'burn', house: 0 },
  breach: { do: 'breach', section: 1 },
  bury: { do: 'bury', person: 1 },
  advance: { do: 'advance' },
  play: { do: 'play', card: 1, as: 'canal', section: 0 },
  activate: { do: 'activate', person: 1 },
  endTurn: { do: 'endTurn' },
  decline: { do: 'decline' },
  worker: { do: 'worker', colour: 'red' },
  swap: { do: 'swap', give: 'red', take: 'blue' },
  give: { do: 'give', colour: 'red' },
  pay: { do: 'pay' },
  discard: { do: 'discard', card: 1 },
  recover: { do: 'recover', card: 1 },
  marker: { do: 'marker', colour: 'red' },
  lay: { do: 'lay', card: 1 },
  recruit: { do: 'recruit', card: 1, house: 0 },
  dig: { do: 'dig', section: 0 },
  turnDie: { do: 'turnDie', die: 'red', value: 3 },
  reroll: { do: 'reroll', die: 'red' },
  takeBack: { do: 'takeBack', person: 1 },
  repeat: { do: 'repeat', person: 1 },
  borrow: { do: 'borrow', person: 1 },
  demolish: { do: 'demolish', house: 0 },
  rob: { do: 'rob', from: 1 },
  pass: { do: 'pass', colour: 'red', to: 1 },
};

suite.each(LANGS)('one of each kind in %s', (lang) => {
  test.each(Object.values(EVENTS))('the event $t', (event) => {
    const line = describe(event, lang, ['Anna', 'Ben']);
    // a phase is a heading, not a sentence
    if (event.t === 'stage') expect(line).toBeNull();
    else expect(complaint(line!)).toBeNull();
  });

  test.each(Object.values(ACTIONS))('the action $do', (action) => {
    expect(complaint(describeAction(action, lang, { names: ['Anna', 'Ben'] }))).toBeNull();
  });
});

suite('examples', () => {
  const events: [Event, Record<WrittenLang, string>][] = [
    [
      { t: 'shuffle', cards: 12 },
      {
        en: 'The discard pile is shuffled: 12 cards for new draw piles',
        de: 'Der Ablagestapel wird gemischt: 12 Karten für neue Nachziehstapel',
        fr: 'La défausse est mélangée\u00a0: 12 cartes pour de nouvelles piles',
      },
    ],
    [
      { t: 'draw', seat: 0, pile: 1, colour: 'brown', source: 'person.servant' },
      {
        en: 'Anna draws a brown card from the right pile (Servant)',
        de: 'Anna zieht eine braune Karte vom rechten Stapel (Dienerin)',
        fr: 'Anna pioche une carte brune de la pile de droite (Servante)',
      },
    ],
    [
      { t: 'workers', seat: 0, colour: 'purple', n: 2, source: 'workers', from: null },
      {
        en: 'Anna takes 2 purple workers (card for workers)',
        de: 'Anna nimmt 2 violette Handlanger (Karte für Handlanger)',
        fr: 'Anna prend 2 ouvriers violets (carte pour des ouvriers)',
      },
    ],
    [
      { t: 'workers', seat: 0, colour: 'blue', n: 1, source: 'person.beggar', from: 1 },
      {
        en: 'Anna takes a blue worker from Ben (Beggar)',
        de: 'Anna nimmt einen blauen Handlanger von Ben (Bettler)',
        fr: 'Anna prend un ouvrier bleu à Ben (Mendiant)',
      },
    ],
    [
      { t: 'house', seat: 1, house: 0, card: null, colour: 'purple', source: 'house' },
      { en: 'Ben builds a purple house', de: 'Ben baut ein violettes Haus', fr: 'Ben construit une maison violette' },
    ],
    [
      { t: 'strike', seat: 1, colour: 'yellow', spared: false },
      { en: 'The raid strikes Ben', de: 'Der Überfall trifft Ben', fr: 'Le pillage frappe Ben' },
    ],
    [
      { t: 'strike', seat: 0, colour: 'blue', spared: true },
      { en: 'The flood spares Anna', de: 'Die Flut verschont Anna', fr: 'L’inondation épargne Anna' },
    ],
    [
      { t: 'canal', seat: 0, section: 0, space: 3, source: 'canal' },
      {
        en: 'Anna builds a canal token on space 3 of the left section',
        de: 'Anna baut ein Kanalplättchen auf Feld 3 des linken Abschnitts',
        fr: 'Anna construit un jeton canal sur la case 3 de la section gauche',
      },
    ],
    [
      { t: 'statue', seat: 0, section: 1, points: 7 },
      {
        en: 'Anna completes the right section and takes the statue worth 7 points',
        de: 'Anna vollendet den rechten Abschnitt und nimmt die Statue für 7 Punkte',
        fr: 'Anna achève la section droite et prend la statue de 7 points',
      },
    ],
    [
      { t: 'person', seat: 1, person: card('coachman'), house: 2, source: 'person' },
      { en: 'Ben recruits “Coachman”', de: 'Ben wirbt „Kutscher“ an', fr: 'Ben recrute «\u00a0Cocher\u00a0»' },
    ],
    [
      { t: 'threat', seat: 1, colour: 'red', source: 'person.crossbowman', from: 0 },
      {
        en: 'Anna passes a red threat marker to Ben (Crossbowman)',
        de: 'Anna gibt einen roten Bedrohungsmarker an Ben weiter (Armbrustschütze)',
        fr: 'Anna passe un marqueur menace rouge à Ben (Arbalétrier)',
      },
    ],
    [
      { t: 'die', seat: 0, die: 'purple', value: 4, rolled: true, source: 'person.jester' },
      {
        en: 'Anna rolls the purple die again: 4 (Jester)',
        de: 'Anna würfelt den violetten Würfel neu: 4 (Hofnarr)',
        fr: 'Anna relance le dé violet\u00a0: 4 (Bouffon)',
      },
    ],
    [
      { t: 'round', round: 7, start: 1, last: true },
      {
        en: 'Round 7, the last one: Ben begins',
        de: 'Runde 7, die letzte: Ben beginnt',
        fr: 'Manche 7, la dernière\u00a0: Ben commence',
      },
    ],
  ];
  test.each(events)('the event %o', (event, lines) => {
    for (const lang of LANGS) expect(describe(event, lang, ['Anna', 'Ben'])).toBe(lines[lang]);
  });

  const houses = [
    { colour: 'blue', person: -1 },
    { colour: 'purple', person: card('coachman') },
  ] as const;
  const dice = { blue: 1, brown: 2, red: 3, purple: 4, yellow: 5 };
  const actions: [Action, Record<WrittenLang, string>][] = [
    [
      { do: 'play', card: card('coachman'), as: 'guilders', die: 'purple' },
      {
        en: 'Play “Coachman” for guilders (purple die: 4)',
        de: '„Kutscher“ für Gulden spielen (violetter Würfel: 4)',
        fr: 'Jouer «\u00a0Cocher\u00a0» pour des florins (dé violet\u00a0: 4)',
      },
    ],
    [
      { do: 'play', card: card('abbess'), as: 'house', worker: 'brown' },
      {
        en: 'Build a yellow house with “Abbess” for a brown worker',
        de: 'Aus „Äbtissin“ ein gelbes Haus für einen braunen Handlanger bauen',
        fr: 'Construire une maison jaune avec «\u00a0Abbesse\u00a0» contre un ouvrier brun',
      },
    ],
    [
      { do: 'play', card: card('abbess'), as: 'person', house: 0 },
      {
        en: 'Recruit “Abbess” into a blue house',
        de: '„Äbtissin“ anwerben, für ein blaues Haus',
        fr: 'Recruter «\u00a0Abbesse\u00a0» pour une maison bleue',
      },
    ],
    [
      { do: 'burn', house: 1 },
      {
        en: 'Lose the purple house with “Coachman”',
        de: 'Das violette Haus mit „Kutscher“ verlieren',
        fr: 'Perdre la maison violette avec «\u00a0Cocher\u00a0»',
      },
    ],
    [
      { do: 'demolish', house: 0 },
      {
        en: 'Lose an empty blue house',
        de: 'Ein leeres blaues Haus verlieren',
        fr: 'Perdre une maison bleue vide',
      },
    ],
    [
      { do: 'swap', give: 'brown', take: 'purple' },
      {
        en: 'Exchange a brown worker for a purple worker',
        de: 'Einen braunen Handlanger gegen einen violetten Handlanger tauschen',
        fr: 'Échanger un ouvrier brun contre un ouvrier violet',
      },
    ],
    [
      { do: 'draw', pile: 0 },
      {
        en: 'Draw a red card from the left pile',
        de: 'Eine rote Karte vom linken Stapel ziehen',
        fr: 'Piocher une carte rouge de la pile de gauche',
      },
    ],
  ];
  test.each(actions)('the action %o', (action, phrases) => {
    const naming: Naming = { names: ['Anna', 'Ben'], houses, dice, piles: [{ top: 'red' }, { top: null }] };
    for (const lang of LANGS) expect(describeAction(action, lang, naming)).toBe(phrases[lang]);
  });

  test('without names a house, a pile and a player go by their numbers', () => {
    expect(describeAction({ do: 'burn', house: 1 }, 'en')).toBe('Lose house 2');
    expect(describeAction({ do: 'draw', pile: 1 }, 'de')).toBe('Eine Karte vom rechten Stapel ziehen');
    expect(describeAction({ do: 'rob', from: 2 }, 'fr')).toBe('Prendre des florins à joueur 3');
  });

  test('to decline after some picks is to have enough', () => {
    const many = (picked: number) => ({ decision: { many: { min: 0, max: 2, picked } } });
    expect(describeAction({ do: 'decline' }, 'en', many(0))).toBe('Decline');
    expect(describeAction({ do: 'decline' }, 'en', many(1))).toBe('That is enough');
  });
});

suite('prompts', () => {
  const asked = (ask: Ask) => menus.filter(({ decision }) => decision.ask === ask);

  test('a person who asks is named, and a pick of several is counted', () => {
    for (const { decision, prompt } of menus) {
      const person = PERSONS.find(({ source }) => source === decision.source);
      if (person !== undefined) expect(prompt.de.startsWith(`${person.name.de}: `), prompt.de).toBe(true);
      const { many } = decision;
      if (many !== undefined && many.max > 1) {
        expect(prompt.en).toMatch(new RegExp(`\\(${many.picked + 1} of (up to )?${many.max}\\)\\.$`));
      }
    }
  });

  test('of several cards it is said which one is drawn, of a single one not', () => {
    const first = asked('draw').slice(0, 5);
    expect(first.map(({ prompt }) => prompt.en.match(/\((.*)\)\.$/)?.[1])).toEqual(
      [1, 2, 3, 4, 5].map((n) => `${n} of 5`),
    );
    expect(first[1]!.prompt.fr).toBe('Choisissez la pile où vous piochez une carte (2 sur 5).');
    const librarian = asked('draw').filter(({ decision }) => decision.source === 'person.librarian');
    expect(librarian[0]!.prompt.de).toBe('Bibliothekarin: Wähle den Stapel, von dem du eine Karte ziehst (1 von 3).');
    const servant = asked('draw').filter(({ decision }) => decision.source === 'person.servant');
    expect(servant[0]!.prompt.en).toBe('Servant: choose the pile from which you draw a card.');
  });

  test('a step is offered with its price', () => {
    expect(asked('advance').length).toBeGreaterThan(10);
    for (const { prompt } of asked('advance')) expect(prompt.fr).toMatch(/\d florins? |gratuitement/);
  });

  test('a turn speaks of persons only where one can be used, and of ending only where that is possible', () => {
    for (const { prompt, actions } of [...asked('turn'), ...asked('afterwards')]) {
      const may = (deed: Action['do']) => actions.some((action) => action.do === deed);
      expect(prompt.en.includes('use a person') || prompt.en.includes('Use a person')).toBe(may('activate'));
      expect(prompt.en.includes('end your turn')).toBe(may('endTurn'));
      expect(prompt.en.includes('Play a card')).toBe(may('play'));
    }
  });
});
