import { demolish as tearDown } from '../actions.ts';
import { nothingElsewhere } from '../explain/lacks.ts';
import { whyNotEmptyHouse } from '../explain/uses.ts';
import { emptyHouses, gainPoints, loseHouse, type Play, type Question } from '../play.ts';
import { asking } from '../questions/asking.ts';
import { hasRoom } from '../uses/person.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import { affectOthers, someOther } from './others.ts';
import type { Words } from './words.ts';

export interface OthersLoseHouse {
  readonly points: number;
}

/** Which empty house goes? */
interface DemolishFrame {
  t: 'demolish';
  seat: number;
  person: number;
  /** Who gets the points. */
  to: number;
  points: number;
}

function burnDown(play: Play, seat: number, house: number, to: number, points: number, person: number): void {
  const { source } = DECK[person]!;
  loseHouse(play, seat, house, source);
  gainPoints(play, to, points, source);
}

const demolish: Question<DemolishFrame, 'demolish'> = {
  ask: (_, frame) => asking('loseHouse', frame),
  options(state, frame, seat, into) {
    if (seat === frame.seat) for (const house of emptyHouses(state.players[seat]!)) into.push(tearDown(house));
  },
  answer(play, { to, points, person }, seat, { house }) {
    play.state.agenda.pop();
    burnDown(play, seat, house, to, points, person);
  },
};

export const othersLoseHouse: Ability<'others-lose-house', OthersLoseHouse, DemolishFrame> = {
  kind: 'others-lose-house',
  can: (state, seat) => someOther(state, seat, hasRoom),
  act: affectOthers,
  each(play, seat, other, { points }, bearer) {
    const { agenda, players } = play.state;
    const empty = emptyHouses(players[other]!);
    if (empty.length === 0) return;
    if (empty.length === 1) burnDown(play, other, empty[0]!, seat, points, bearer);
    else agenda.push({ t: 'demolish', seat: other, person: bearer, to: seat, points });
  },
  frames: { demolish },
  bearers: [
    {
      id: 'arsonist',
      card: 136,
      name: { en: 'Arsonist', de: 'Brandstifter', fr: 'Incendiaire' },
      colour: 'yellow',
      group: 'underworld',
      price: 6,
      icon: 'arrow',
      effect: { points: 1 },
      text: {
        en: 'At once: every other player with an empty house discards one. Get 1 point for each house discarded.',
        de: 'Sofort: Alle anderen, die ein leeres Haus haben, legen eines ab. Du erhältst 1 Punkt für jedes abgelegte Haus.',
        fr: 'Immédiatement\u00a0: chaque autre joueur ayant une maison vide en défausse une. Gagnez 1 point pour chaque maison défaussée.',
      },
      estimate: 3,
      provenance: 'ours',
    },
  ],
};

export const othersLoseHouseWords: Words<typeof othersLoseHouse, 'loseHouse'> = {
  kind: 'others-lose-house',
  lacks: (state, seat) => nothingElsewhere(state, seat, 'emptyHouses'),
  questions: {
    loseHouse: {
      frame: 'demolish',
      text: {
        en: 'Choose the empty house you lose.',
        de: 'Wähle das leere Haus, das du verlierst.',
        fr: 'Choisissez la maison vide que vous perdez.',
      },
      whyNot: { demolish: ({ players }, _, seat, { house }) => whyNotEmptyHouse(players[seat]!, house) },
    },
  },
};
