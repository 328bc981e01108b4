import { below, LANGS, type Lang, seeded, type WrittenLang } from '@guildhall/kernel';
import { expect, describe as suite, test } from 'vitest';
import { bruges, describe, type Event, PERSONS, seen, storyOf } from '../index.ts';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const told = (events: Event[], lang: Lang = 'en') => storyOf(events, lang, NAMES).map(({ text }) => text);
const card = (id: string): number => PERSONS.find((person) => person.id === id)!.card;

const lose = (seat: number, n: number, source: 'canal' | 'person' | 'advance' | `person.${string}`) =>
  ({ t: 'lose', seat, what: 'guilders', n, source, to: null }) as const;
const play = (id: string, as: Extract<Event, { t: 'play' }>['as']) =>
  ({ t: 'play', seat: 0, card: card(id), colour: PERSONS[card(id)]!.colour, as, extra: false }) as const;

/** All events of one game played at random. */
function game(seats: number, seed: number): Event[] {
  const state = bruges.setup(bruges.options({}, seats), seats, seed);
  const random = seeded(seed);
  const events: Event[] = [];
  for (let decision = bruges.decision(state); decision !== null; decision = bruges.decision(state)) {
    const seat = decision.seats[0]!;
    const legal = bruges.legal(state, seat);
    bruges.apply(state, seat, legal[below(random, legal.length)]!, events);
  }
  return events;
}

const games = [game(2, 1), game(3, 2), game(4, 3), game(4, 4)];

suite('what belongs to one deed is one sentence', () => {
  const cases: [string, Event[], Record<WrittenLang, string[]>][] = [
    [
      'a card for workers',
      [play('coachman', 'workers'), { t: 'workers', seat: 0, colour: 'blue', n: 2, source: 'workers', from: null }],
      {
        en: ['Anna plays “Coachman” and takes 2 blue workers'],
        de: ['Anna spielt „Kutscher“ und nimmt 2 blaue Handlanger'],
        fr: ['Anna joue «\u00a0Cocher\u00a0» et prend 2 ouvriers bleus'],
      },
    ],
    [
      'a canal and its price',
      [play('coachman', 'canal'), lose(0, 2, 'canal'), { t: 'canal', seat: 0, section: 1, space: 2, source: 'canal' }],
      {
        en: ['Anna plays “Coachman” and builds a canal token on space 2 of the right section for 2 guilders'],
        de: ['Anna spielt „Kutscher“ und baut ein Kanalplättchen auf Feld 2 des rechten Abschnitts für 2 Gulden'],
        fr: [
          'Anna joue «\u00a0Cocher\u00a0» et construit un jeton canal sur la case 2 de la section droite pour 2 florins',
        ],
      },
    ],
    [
      'a house that others see from behind',
      [
        { ...play('coachman', 'house'), card: null },
        { t: 'workersLost', seat: 0, colour: 'purple', n: 1, source: 'house', to: null },
        { t: 'house', seat: 0, house: 0, card: null, colour: 'blue', source: 'house' },
      ],
      {
        en: ['Anna builds a blue house for a purple worker'],
        de: ['Anna baut ein blaues Haus für einen violetten Handlanger'],
        fr: ['Anna construit une maison bleue contre un ouvrier violet'],
      },
    ],
    [
      'a person and the price; the bonus is another sentence',
      [
        play('coachman', 'person'),
        lose(0, 3, 'person'),
        { t: 'person', seat: 0, person: card('coachman'), house: 0, source: 'person' },
        { t: 'effect', seat: 1, source: 'ability.on-others-recruit', person: card('innkeeper') },
        { t: 'gain', seat: 1, what: 'guilders', n: 1, source: 'person.innkeeper', from: null },
      ],
      {
        en: ['Anna recruits “Coachman” for 3 guilders', 'Ben takes 1 guilder (Innkeeper)'],
        de: ['Anna wirbt „Kutscher“ für 3 Gulden an', 'Ben nimmt 1 Gulden (Wirtin)'],
        fr: ['Anna recrute «\u00a0Cocher\u00a0» pour 3 florins', 'Ben prend 1 florin (Aubergiste)'],
      },
    ],
    [
      'a threat averted',
      [
        play('king', 'threat'),
        { t: 'marker', seat: 0, colour: 'yellow', source: 'threat' },
        { t: 'gain', seat: 0, what: 'points', n: 1, source: 'threat', from: null },
      ],
      {
        en: ['Anna plays “King”, discards a yellow threat marker and scores 1 point'],
        de: ['Anna spielt „König“, legt einen gelben Bedrohungsmarker ab und erhält 1 Punkt'],
        fr: ['Anna joue «\u00a0Roi\u00a0», défausse un marqueur menace jaune et gagne 1 point'],
      },
    ],
    [
      'a person used for a worker',
      [
        { t: 'activate', seat: 2, person: card('broker') },
        { t: 'workersLost', seat: 2, colour: 'red', n: 1, source: 'person.broker', to: null },
        { t: 'effect', seat: 2, source: 'ability.guilders-per', person: card('broker') },
        { t: 'gain', seat: 2, what: 'guilders', n: 4, source: 'person.broker', from: null },
      ],
      {
        en: ['Cleo uses “Broker” for a red worker', 'Cleo takes 4 guilders (Broker)'],
        de: ['Cleo nutzt „Makler“ für einen roten Handlanger', 'Cleo nimmt 4 Gulden (Makler)'],
        fr: ['Cleo utilise «\u00a0Courtier\u00a0» contre un ouvrier rouge', 'Cleo prend 4 florins (Courtier)'],
      },
    ],
    [
      'an effect that is borrowed',
      [
        { t: 'effect', seat: 0, source: 'ability.gain', person: card('queen') },
        { t: 'gain', seat: 0, what: 'points', n: 1, source: 'person.puppeteer', from: null },
      ],
      {
        en: ['Anna uses the effect of “Queen”', 'Anna scores 1 point (Puppeteer)'],
        de: ['Anna nutzt die Wirkung von „Königin“', 'Anna erhält 1 Punkt (Puppenspieler)'],
        fr: ['Anna utilise l’effet de «\u00a0Reine\u00a0»', 'Anna gagne 1 point (Marionnettiste)'],
      },
    ],
    [
      'an exchange of workers',
      [
        { t: 'workersLost', seat: 0, colour: 'red', n: 1, source: 'person.mendicant-friar', to: null },
        { t: 'workers', seat: 0, colour: 'brown', n: 1, source: 'person.mendicant-friar', from: null },
      ],
      {
        en: ['Anna exchanges a red worker for a brown worker (Mendicant Friar)'],
        de: ['Anna tauscht einen roten Handlanger gegen einen braunen Handlanger (Bettelmönch)'],
        fr: ['Anna échange un ouvrier rouge contre un ouvrier brun (Frère mendiant)'],
      },
    ],
    [
      'markers of the dice, then a raid',
      [
        { t: 'threat', seat: 1, colour: 'brown', source: 'dice', from: null },
        { t: 'threat', seat: 1, colour: 'yellow', source: 'dice', from: null },
        { t: 'strike', seat: 1, colour: 'yellow', spared: false },
        { t: 'lose', seat: 1, what: 'guilders', n: 5, source: 'threat.yellow', to: null },
      ],
      {
        en: [
          'Ben takes a brown threat marker and a yellow threat marker (dice)',
          'The raid strikes Ben: 5 guilders lost',
        ],
        de: [
          'Ben nimmt einen braunen Bedrohungsmarker und einen gelben Bedrohungsmarker (Würfel)',
          'Der Überfall trifft Ben: 5 Gulden verloren',
        ],
        fr: [
          'Ben prend un marqueur menace brun et un marqueur menace jaune (dés)',
          'Le pillage frappe Ben\u00a0: 5 florins en moins',
        ],
      },
    ],
    [
      'a step and its price',
      [lose(1, 3, 'advance'), { t: 'step', seat: 1, to: 4, steps: 1, source: 'advance' }],
      {
        en: ['Ben advances to step 4 of the reputation track for 3 guilders'],
        de: ['Ben rückt für 3 Gulden auf Stufe 4 der Ansehensleiste vor'],
        fr: ['Ben avance à l’échelon 4 de l’échelle de réputation pour 3 florins'],
      },
    ],
    [
      'a step that costs nothing',
      [{ t: 'step', seat: 1, to: 4, steps: 1, source: 'advance' }],
      {
        en: ['Ben advances to step 4 of the reputation track at no cost'],
        de: ['Ben rückt kostenlos auf Stufe 4 der Ansehensleiste vor'],
        fr: ['Ben avance gratuitement à l’échelon 4 de l’échelle de réputation'],
      },
    ],
    [
      'the dice, and what a step costs',
      [{ t: 'roll', dice: { blue: 2, brown: 5, red: 3, purple: 1, yellow: 6 }, start: 0 }],
      {
        en: ['Anna rolls: blue 2, brown 5, red 3, purple 1, yellow 6; a step in reputation costs 3 guilders'],
        de: ['Anna würfelt: blau 2, braun 5, rot 3, violett 1, gelb 6; eine Stufe Ansehen kostet 3 Gulden'],
        fr: [
          'Anna lance les dés\u00a0: bleu 2, brun 5, rouge 3, violet 1, jaune 6\u00a0; un échelon de réputation coûte 3 florins',
        ],
      },
    ],
    [
      'the dice, when nobody can advance',
      [{ t: 'roll', dice: { blue: 4, brown: 5, red: 3, purple: 3, yellow: 6 }, start: 0 }],
      {
        en: [
          'Anna rolls: blue 4, brown 5, red 3, purple 3, yellow 6; without a 1 or 2, nobody can advance in reputation',
        ],
        de: ['Anna würfelt: blau 4, braun 5, rot 3, violett 3, gelb 6; ohne 1 oder 2 rückt niemand im Ansehen vor'],
        fr: [
          'Anna lance les dés\u00a0: bleu 4, brun 5, rouge 3, violet 3, jaune 6\u00a0; sans 1 ni 2, personne n’avance en réputation',
        ],
      },
    ],
    [
      'a fire with nothing to burn, and a raid on an empty purse',
      [
        { t: 'strike', seat: 1, colour: 'red', spared: false, vain: true },
        { t: 'strike', seat: 2, colour: 'yellow', spared: false },
      ],
      {
        en: [
          'The fire strikes Ben, who has nothing to lose to it',
          'The raid strikes Cleo, who has nothing to lose to it',
        ],
        de: [
          'Das Feuer trifft Ben, doch es gibt nichts zu verlieren',
          'Der Überfall trifft Cleo, doch es gibt nichts zu verlieren',
        ],
        fr: ['L’incendie frappe Ben, qui n’a rien à y perdre', 'Le pillage frappe Cleo, qui n’a rien à y perdre'],
      },
    ],
    [
      'a fire that still asks what it takes',
      [{ t: 'strike', seat: 1, colour: 'red', spared: false }],
      { en: ['The fire strikes Ben'], de: ['Das Feuer trifft Ben'], fr: ['L’incendie frappe Ben'] },
    ],
    [
      'the last round, while it is already going on',
      [
        { t: 'stage', stage: 'draw' },
        { t: 'extraPile', pile: 0, lastRound: 7 },
      ],
      {
        en: ['A draw pile is used up: the extra pile takes its place, and this round is the last'],
        de: ['Ein Nachziehstapel ist leer: Der Zusatzstapel ersetzt ihn, und diese Runde ist die letzte'],
        fr: ['Une pile est épuisée\u00a0: la pile de réserve la remplace, et cette manche est la dernière'],
      },
    ],
    [
      'the last round, one round ahead',
      [
        { t: 'turn', seat: 0, turn: 2 },
        { t: 'extraPile', pile: 0, lastRound: 7 },
      ],
      {
        en: ['A draw pile is used up: the extra pile takes its place, and the next round will be the last'],
        de: ['Ein Nachziehstapel ist leer: Der Zusatzstapel ersetzt ihn, und die nächste Runde wird die letzte'],
        fr: ['Une pile est épuisée\u00a0: la pile de réserve la remplace, et la prochaine manche sera la dernière'],
      },
    ],
    [
      'what is declined: a step, and what a person offers',
      [
        { t: 'declined', seat: 1, source: 'advance' },
        { t: 'declined', seat: 0, source: 'person.student' },
      ],
      {
        en: ['Ben does not advance in reputation', 'Anna declines (Student)'],
        de: ['Ben rückt im Ansehen nicht vor', 'Anna verzichtet (Student)'],
        fr: ['Ben n’avance pas en réputation', 'Anna renonce (Étudiant)'],
      },
    ],
    [
      'majorities with what everybody has: won, shared, and held already',
      [
        { t: 'compared', majority: 'reputation', counts: [3, 3, 1] },
        { t: 'compared', majority: 'people', counts: [2, 5, 4] },
        { t: 'majority', seat: 1, majority: 'people', source: 'check' },
        { t: 'compared', majority: 'canals', counts: [0, 0, 2] },
      ],
      {
        en: [
          'Reputation: Anna (3), Ben (3), Cleo (1); shared lead, nobody turns the marker',
          'People: Anna (2), Ben (5), Cleo (4); Ben turns the marker',
          'Canals: Anna (0), Ben (0), Cleo (2); Cleo has turned the marker before',
        ],
        de: [
          'Ansehen: Anna (3), Ben (3), Cleo (1); geteilte Führung, niemand dreht den Marker um',
          'Personen: Anna (2), Ben (5), Cleo (4); Ben dreht den Marker um',
          'Kanäle: Anna (0), Ben (0), Cleo (2); Cleo hat den Marker schon umgedreht',
        ],
        fr: [
          'Réputation\u00a0: Anna (3), Ben (3), Cleo (1)\u00a0; tête partagée, personne ne retourne le marqueur',
          'Personnages\u00a0: Anna (2), Ben (5), Cleo (4)\u00a0; Ben retourne le marqueur',
          'Canaux\u00a0: Anna (0), Ben (0), Cleo (2)\u00a0; Cleo a déjà retourné le marqueur',
        ],
      },
    ],
    [
      'the final scoring of a player',
      [
        { t: 'final', seat: 0, item: 'persons', points: 9 },
        { t: 'effect', seat: 0, source: 'ability.end-per', person: card('king') },
        { t: 'final', seat: 0, item: 'laurel.king', points: 4 },
        { t: 'final', seat: 1, item: 'houses', points: 2 },
      ],
      {
        en: ['Final scoring, Anna: persons 9, King 4', 'Final scoring, Ben: houses 2'],
        de: ['Schlusswertung, Anna: Personen 9, König 4', 'Schlusswertung, Ben: Häuser 2'],
        fr: ['Décompte final, Anna\u00a0: personnages 9, Roi 4', 'Décompte final, Ben\u00a0: maisons 2'],
      },
    ],
  ];
  test.each(cases)('%s', (_name, events, sentences) => {
    for (const lang of LANGS) expect(told(events, lang)).toEqual(sentences[lang]);
  });

  test('cards drawn in a row: their owner reads the faces, others the backs', () => {
    const drawn = ['acrobat', 'actor', 'king'].map(card);
    const events: Event[] = [
      ...drawn.map((each): Event => ({ t: 'draw', seat: 0, pile: 0, colour: PERSONS[each]!.colour, source: 'refill' })),
      { t: 'look', seat: 0, cards: drawn },
    ];
    expect(told(events)).toEqual(['Anna draws “Acrobat”, “Actor”, and “King”']);
    expect(told(events.map((event) => seen(event, [1])))).toEqual(['Anna draws 2 blue cards and 1 yellow card']);
    expect(
      told(
        events.map((event) => seen(event, [1])),
        'fr',
      ),
    ).toEqual(['Anna pioche 2 cartes bleues et 1 carte jaune']);
  });
});

suite.each(LANGS)('whole games in %s', (lang) => {
  test('lose no event that has words of its own, and tell none twice', () => {
    for (const events of games) {
      const names = [0, 1, 2, 3].map((seat) => `Player${seat}`);
      const story = storyOf(events, lang, names);
      const of = story.flatMap((sentence) => sentence.of);
      expect(new Set(of).size).toBe(of.length);
      const missing = events.filter(
        (event, i) => describe(event, lang, names) !== null && event.t !== 'turn' && !of.includes(i),
      );
      expect(missing).toEqual([]);
      for (const { text } of story) expect(text).not.toMatch(/[{}]|undefined|NaN| {2}|\.$/);
      expect(story.length).toBeLessThan(0.6 * events.filter((event) => describe(event, lang, names) !== null).length);
    }
  });
});
