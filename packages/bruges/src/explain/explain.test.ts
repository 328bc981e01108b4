import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@guildhall/kernel';
import { explainedRows, type ReasonRow } from '@guildhall/kernel/contract';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { byColour, COLOURS, type Colour, none } from '../colours.ts';
import { bruges } from '../game.ts';
import { CARDS, PERSONS, words } from '../persons/index.ts';
import { type Frame, type FrameOf, NOBODY, NONE, type Player, type State } from '../state.ts';
import type { View } from '../view.ts';
import { explain, explainView, type Intent, type Reason, reasonTexts, tellReason } from './index.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const ADA: number = 0;
const BEN: number = 1;
const CLEO: number = 2;

/** The number of a person. */
const who = (id: string): number => {
  const card = PERSONS.findIndex((person) => person.id === id);
  if (card < 0) throw new Error(`there is no ${id}`);
  return card;
};
const cardsOf = byColour((colour) => PERSONS.flatMap((person) => (person.colour === colour ? [person.card] : [])));
const cardOf = (colour: Colour, nth = 0): number => cardsOf[colour].at(nth)!;

type Change = (state: State) => void;

/** A table at which this question is open. Everybody has nothing but 5 guilders; all dice show 3. */
function asking(frame: Frame, change: Change = () => {}, seats = 3): State {
  const made = bruges.setup(bruges.options({}, seats), seats, 7);
  const state: State = { ...made, stage: 'actions', dice: byColour(() => 3), discard: [], agenda: [frame] };
  for (const player of state.players) {
    Object.assign(player, {
      guilders: 5,
      workers: none(),
      threats: none(),
      hand: [],
      fresh: [],
      shown: [],
      houses: [],
    });
  }
  change(state);
  return state;
}

const TURN: FrameOf<'turn'> = { t: 'turn', seat: ADA, played: false };
const AFTER: FrameOf<'turn'> = { t: 'turn', seat: ADA, played: true };

const all =
  (...changes: Change[]): Change =>
  (state) => {
    for (const change of changes) change(state);
  };
const set =
  (values: Partial<Player>, seat = ADA): Change =>
  (state) => {
    Object.assign(state.players[seat]!, values);
  };
const hold = (...hand: number[]): Change => set({ hand: hand.toSorted((a, b) => a - b) });
const workers = (some: Partial<Record<Colour, number>>, seat = ADA): Change =>
  set({ workers: { ...none(), ...some } }, seat);
const threats = (some: Partial<Record<Colour, number>>): Change => set({ threats: { ...none(), ...some } });
/** A house of this colour, and who lives there. */
const house =
  (colour: Colour, person = NOBODY, used = false, seat = ADA): Change =>
  ({ players }) => {
    const { houses } = players[seat]!;
    // the last cards of the colours, upside down
    const card = cardOf(colour, -1 - houses.length - 8 * seat);
    houses.push({ card, person, used, maybe: NONE, sure: false });
  };
const lives = (id: string, seat = ADA): Change => house('blue', who(id), false, seat);
const frame = <T extends Frame['t']>(
  t: T,
  more: Omit<Extract<Frame, { t: T }>, 't' | 'seat' | 'person'>,
  by = 'squire',
) => ({ t, seat: ADA, person: who(by), ...more }) as unknown as Frame;

const BLUE = cardOf('blue');
const RED = cardOf('red');
const PRINCE = who('prince');
const KING = who('king');

const ROWS: readonly ReasonRow<State, Intent, Reason>[] = [
  {
    name: 'nothing is possible after the end',
    at: asking(TURN, (state) => {
      state.agenda = [];
    }),
    want: { do: 'endTurn' },
    why: { why: 'gameOver' },
  },
  {
    name: '[Bruges 6.1] another player has the turn',
    at: asking({ t: 'turn', seat: BEN, played: false }),
    want: { do: 'play' },
    why: { why: 'notYourTurn', asked: [BEN] },
  },
  {
    name: '[Bruges 5.6] reputation is bought in phase 2',
    at: asking(TURN),
    want: { do: 'advance' },
    why: { why: 'otherQuestion', ask: 'turn' },
  },
  {
    name: 'there is no third section',
    at: asking(TURN, hold(BLUE)),
    want: { do: 'play', as: 'canal', section: 2 },
    why: { why: 'noSuchThing' },
  },
  // the turn
  {
    name: '[Bruges 6.1] one card per turn',
    at: asking(AFTER, hold(BLUE)),
    want: { do: 'play', card: BLUE },
    why: { why: 'alreadyPlayed' },
  },
  {
    name: '[Bruges 6.11] no turn ends with a card to play',
    at: asking(TURN, hold(BLUE)),
    want: { do: 'endTurn' },
    why: { why: 'mustPlay' },
  },
  {
    name: '[Bruges 6.10] but without one it does',
    at: asking(TURN),
    want: { do: 'endTurn' },
    why: null,
  },
  {
    name: '[Bruges 6.1] the card comes from the hand',
    at: asking(TURN, hold(BLUE)),
    want: { do: 'play', card: RED, as: 'workers' },
    why: { why: 'notInHand', card: RED },
  },
  {
    name: '[Bruges 6.10] there may be none',
    at: asking(TURN),
    want: { do: 'play', as: 'house' },
    why: { why: 'emptyHand' },
  },
  // the six uses
  {
    name: '[Bruges 6.2] any card brings workers',
    at: asking(TURN, hold(BLUE)),
    want: { do: 'play', card: BLUE, as: 'workers' },
    why: null,
  },
  {
    name: '[Bruges 6.3] a card brings the guilders of its own die',
    at: asking(TURN, hold(BLUE)),
    want: { do: 'play', card: BLUE, as: 'guilders', die: 'red' },
    why: { why: 'wrongDie', colours: ['blue'] },
  },
  {
    name: '[Bruges 6.3] with the Money Changer of any',
    at: asking(TURN, all(hold(BLUE), lives('money-changer'))),
    want: { do: 'play', card: BLUE, as: 'guilders', die: 'red' },
    why: null,
  },
  {
    name: '[Bruges 6.4] a marker of the colour is needed',
    at: asking(TURN, all(hold(BLUE), threats({ red: 1 }))),
    want: { do: 'play', card: BLUE, as: 'threat' },
    why: { why: 'noMarker', colours: ['blue'] },
  },
  {
    name: '[Bruges 6.4] of any colour in hand',
    at: asking(TURN, all(hold(BLUE, RED), threats({ brown: 1 }))),
    want: { do: 'play', as: 'threat' },
    why: { why: 'noMarker', colours: ['blue', 'red'] },
  },
  {
    name: '[Bruges 6.5] the next spaces have other colours',
    at: asking(TURN, all(hold(BLUE), set({ canals: [1, 0] }))),
    want: { do: 'play', card: BLUE, as: 'canal' },
    why: { why: 'nextSpaces', colours: ['yellow', 'red'] },
  },
  {
    name: '[Bruges 6.5] as has that of this section',
    at: asking(TURN, hold(BLUE)),
    want: { do: 'play', card: BLUE, section: 1 },
    why: { why: 'nextSpaces', colours: ['red'] },
  },
  {
    name: '[Bruges 6.5] the Tightrope Walker does not mind',
    at: asking(TURN, all(hold(BLUE), lives('tightrope-walker'))),
    want: { do: 'play', card: BLUE, section: 1 },
    why: null,
  },
  {
    name: '[Bruges 1.9] the fourth token costs 4',
    at: asking(TURN, all(hold(BLUE), set({ canals: [0, 3], guilders: 3 }))),
    want: { do: 'play', card: BLUE, as: 'canal', section: 1 },
    why: { why: 'cannotPay', cost: 4, has: 3 },
  },
  {
    name: '[Bruges 1.9] and 2 with the Shipwright',
    at: asking(TURN, all(hold(BLUE), set({ canals: [0, 3], guilders: 1 }), lives('shipwright'))),
    want: { do: 'play', card: BLUE, as: 'canal', section: 1 },
    why: { why: 'cannotPay', cost: 2, has: 1 },
  },
  {
    name: '[Bruges 1.9] a section has five spaces',
    at: asking(TURN, all(hold(BLUE), set({ canals: [5, 0] }))),
    want: { do: 'play', card: BLUE, as: 'canal', section: 0 },
    why: { why: 'sectionComplete', section: 0 },
  },
  {
    name: '[Bruges 1.9] and there are two sections',
    at: asking(TURN, all(hold(BLUE), set({ canals: [5, 5] }))),
    want: { do: 'play', as: 'canal' },
    why: { why: 'sectionComplete', section: null },
  },
  {
    name: '[Bruges 6.6] a house needs a worker of its colour',
    at: asking(TURN, all(hold(RED), workers({ blue: 2 }))),
    want: { do: 'play', card: RED, as: 'house' },
    why: { why: 'noWorker', colours: ['red'] },
  },
  {
    name: '[Bruges 6.6] and not of another',
    at: asking(TURN, all(hold(RED), workers({ blue: 2 }))),
    want: { do: 'play', card: RED, worker: 'blue' },
    why: { why: 'wrongWorker', colours: ['red'] },
  },
  {
    name: '[Bruges 6.6] with the Mason of any colour',
    at: asking(TURN, all(hold(RED), lives('mason'))),
    want: { do: 'play', card: RED, as: 'house' },
    why: { why: 'noWorker', colours: COLOURS },
  },
  {
    name: '[Bruges 6.7] a person moves into an empty house',
    at: asking(TURN, all(hold(PRINCE), lives('squire'))),
    want: { do: 'play', card: PRINCE, as: 'person' },
    why: { why: 'noEmptyHouse' },
  },
  {
    name: '[Bruges 6.7] nobody moves in with another',
    at: asking(TURN, all(hold(PRINCE), lives('squire'), house('red'))),
    want: { do: 'play', card: PRINCE, as: 'person', house: 0 },
    why: { why: 'occupied', person: who('squire') },
  },
  {
    name: '[Bruges 6.7] the house must be there',
    at: asking(TURN, all(hold(PRINCE), house('red'))),
    want: { do: 'play', card: PRINCE, house: 1 },
    why: { why: 'noSuchHouse' },
  },
  {
    name: '[G22] the oldest house of a colour is used',
    at: asking(TURN, all(hold(PRINCE), set({ guilders: 9 }), house('red'), house('red'))),
    want: { do: 'play', card: PRINCE, as: 'person', house: 1 },
    why: { why: 'olderHouse', house: 0 },
  },
  {
    name: '[Bruges 6.7] the price is due',
    at: asking(TURN, all(hold(PRINCE), set({ guilders: 7 }), house('red'))),
    want: { do: 'play', card: PRINCE, as: 'person' },
    why: { why: 'cannotPay', cost: 9, has: 7 },
  },
  {
    name: '[G7] discounts are taken off',
    at: asking(TURN, all(hold(KING), house('red'), lives('steward'))),
    want: { do: 'play', card: KING, as: 'person' },
    why: { why: 'cannotPay', cost: 9, has: 5 },
  },
  {
    name: '[Bruges 6.7] of several persons the cheapest is told',
    at: asking(TURN, all(hold(PRINCE, KING), house('red'))),
    want: { do: 'play', as: 'person' },
    why: { why: 'cannotPay', cost: 9, has: 5 },
  },
  // persons in use
  {
    name: '[Bruges 7.8] a person acts from a house',
    at: asking(TURN, hold(PRINCE)),
    want: { do: 'activate', person: PRINCE },
    why: { why: 'notInPlay', person: PRINCE },
  },
  {
    name: '[Bruges 7.8] somebody must live there',
    at: asking(TURN, all(hold(BLUE), house('blue'))),
    want: { do: 'activate' },
    why: { why: 'nobodyInPlay' },
  },
  {
    name: '[Bruges 7.1] arrows act once',
    at: asking(TURN, lives('alchemist')),
    want: { do: 'activate', person: who('alchemist') },
    why: { why: 'notUsable', person: who('alchemist'), icon: 'arrow' },
  },
  {
    name: '[Bruges 7.6] laurels count at the end',
    at: asking(TURN, lives('bishop')),
    want: { do: 'activate', person: who('bishop') },
    why: { why: 'notUsable', person: who('bishop'), icon: 'laurel' },
  },
  {
    name: '[Bruges 7.4] those that improve do so by themselves',
    at: asking(TURN, lives('lawyer')),
    want: { do: 'activate' },
    why: { why: 'notUsable', person: who('lawyer'), icon: 'infinity' },
  },
  {
    name: '[Bruges 7.3] once per round',
    at: asking(TURN, house('blue', who('accountant'), true)),
    want: { do: 'activate', person: who('accountant') },
    why: { why: 'usedThisRound', person: who('accountant') },
  },
  {
    name: '[Bruges 7.2] a worker of the colour is due',
    at: asking(TURN, lives('servant')),
    want: { do: 'activate', person: who('servant') },
    why: { why: 'needsWorker', person: who('servant'), colour: PERSONS[who('servant')]!.worker! },
  },
  {
    name: '[G16] the die must show the right face',
    at: asking(TURN, lives('fire-eater')),
    want: { do: 'activate', person: who('fire-eater') },
    why: { why: 'dieShows', die: 'red', shows: 3, faces: [5, 6] },
  },
  {
    name: '[G16] a counter finds no brown house',
    at: asking(TURN, all(lives('bailiff'), everyWorker)),
    want: { do: 'activate', person: who('bailiff') },
    why: { why: 'nothingToCount', person: who('bailiff') },
  },
  {
    name: '[G16] nobody has a marker to discard',
    at: asking(TURN, all(lives('nun'), everyWorker)),
    want: { do: 'activate', person: who('nun') },
    why: { why: 'noMarker', colours: COLOURS },
  },
  {
    name: '[G16] the Sexton wants 2 guilders',
    at: asking(TURN, all(lives('sexton'), threats({ red: 1 }), set({ guilders: 1 }))),
    want: { do: 'activate', person: who('sexton') },
    why: { why: 'cannotPay', cost: 2, has: 1 },
  },
  {
    name: '[G16] the Acrobat builds for the double price',
    at: asking(TURN, all(lives('acrobat'), everyWorker, set({ canals: [2, 5] }))),
    want: { do: 'activate', person: who('acrobat') },
    why: { why: 'cannotPay', cost: 6, has: 5 },
  },
  {
    name: '[G16] the track has an end',
    at: asking(TURN, all(lives('ambassador'), everyWorker, set({ reputation: 8 }))),
    want: { do: 'activate', person: who('ambassador') },
    why: { why: 'lastStep' },
  },
  {
    name: '[G8] all cards are gone',
    at: asking(
      TURN,
      all(lives('servant'), everyWorker, (state) => {
        state.piles = [[], []];
        state.extra = [];
      }),
    ),
    want: { do: 'activate', person: who('servant') },
    why: { why: 'nothingToDraw' },
  },
  {
    name: '[G16] the Coachman finds no card',
    at: asking(TURN, all(lives('coachman'), everyWorker)),
    want: { do: 'activate', person: who('coachman') },
    why: { why: 'emptyHand' },
  },
  {
    name: '[G16] the Pickpocket finds empty pockets',
    at: asking(TURN, all(lives('pickpocket'), everyWorker, set({ guilders: 0 }, BEN), set({ guilders: 0 }, CLEO))),
    want: { do: 'activate', person: who('pickpocket') },
    why: { why: 'nothingElsewhere', what: 'guilders' },
  },
  {
    name: '[G16] the Pickpocket finds protected pockets only',
    at: asking(TURN, all(lives('pickpocket'), everyWorker, lives('gatekeeper', BEN), set({ guilders: 0 }, CLEO))),
    want: { do: 'activate', person: who('pickpocket') },
    why: { why: 'allImmune' },
  },
  {
    name: '[G16] the Crossbowman finds nobody unprotected',
    at: asking(TURN, all(lives('crossbowman'), everyWorker, threats({ red: 1 }), lives('gatekeeper', BEN)), 2),
    want: { do: 'activate', person: who('crossbowman') },
    why: { why: 'allImmune' },
  },
  {
    name: '[G16] the Puppeteer finds no puppet',
    at: asking(TURN, all(lives('puppeteer'), everyWorker)),
    want: { do: 'activate', person: who('puppeteer') },
    why: { why: 'nothingToChange', person: who('puppeteer') },
  },
  {
    name: 'of several persons the nearest is told',
    at: asking(TURN, all(lives('bishop'), lives('fire-eater'), lives('servant'))),
    want: { do: 'activate' },
    why: { why: 'needsWorker', person: who('servant'), colour: PERSONS[who('servant')]!.worker! },
  },
  // threats
  {
    name: '[Bruges 2.10] only threats with three markers strike',
    at: asking({ t: 'order', seat: ADA }, threats({ red: 3, blue: 3, brown: 1 })),
    want: { do: 'strike', colour: 'brown' },
    why: { why: 'notStriking', colour: 'brown', has: 1 },
  },
  {
    name: '[Bruges 2.6] fire finds no house',
    at: asking({ t: 'fire', seat: ADA }, set({ canals: [1, 1] })),
    want: { do: 'burn' },
    why: { why: 'noHouse' },
  },
  {
    name: '[G14] of empty houses of one colour the oldest burns',
    at: asking({ t: 'fire', seat: ADA }, all(house('red'), house('blue'), house('red'))),
    want: { do: 'burn', house: 2 },
    why: { why: 'olderHouse', house: 0 },
  },
  {
    name: '[Bruges 2.6] fire finds no token here',
    at: asking({ t: 'fire', seat: ADA }, all(house('red'), set({ canals: [1, 0] }))),
    want: { do: 'breach', section: 1 },
    why: { why: 'noToken', section: 1 },
  },
  {
    name: '[Bruges 2.4] the plague takes a person in play',
    at: asking({ t: 'plague', seat: ADA }, all(lives('squire'), lives('nun'))),
    want: { do: 'bury', person: PRINCE },
    why: { why: 'notInPlay', person: PRINCE },
  },
  {
    name: '[Bruges 2.4] it cannot be declined',
    at: asking({ t: 'plague', seat: ADA }, all(lives('squire'), lives('nun'))),
    want: { do: 'decline' },
    why: { why: 'mustChoose', ask: 'plague' },
  },
  // picks
  {
    name: '[G17] a sixth card needs a pile with cards',
    at: asking({ t: 'pileOrNone', seat: ADA, person: who('inventor') }, (state) => {
      state.piles[1] = [];
    }),
    want: { do: 'draw', pile: 1 },
    why: { why: 'emptyPile' },
  },
  {
    name: 'all of them must be taken',
    at: asking(frame('workers', { picked: 1, max: 4 })),
    want: { do: 'decline' },
    why: { why: 'chooseMore', n: 3 },
  },
  {
    name: 'a marker that nobody has is not discarded',
    at: asking(frame('markers', { picked: 0, min: 1, max: 2 }), threats({ red: 1, blue: 1 })),
    want: { do: 'marker', colour: 'brown' },
    why: { why: 'noMarker', colours: ['brown'] },
  },
  {
    name: 'a worker that nobody has is not given',
    at: asking(frame('alms', { to: BEN, picked: 0, max: 2 }), workers({ blue: 2, yellow: 1 })),
    want: { do: 'give', colour: 'red' },
    why: { why: 'noWorker', colours: ['red'] },
  },
  {
    name: 'a worker that nobody has is not returned',
    at: asking(frame('pawn', { guilders: 3, picked: 0, max: 4 }), workers({ blue: 2 })),
    want: { do: 'give', colour: 'yellow' },
    why: { why: 'noWorker', colours: ['yellow'] },
  },
  {
    name: '[G23] no worker is swapped for its like',
    at: asking(frame('swaps', { picked: 0, max: 2, got: none() }), workers({ blue: 1 })),
    want: { do: 'swap', take: 'blue' },
    why: { why: 'sameColour', colour: 'blue' },
  },
  {
    name: '[G23] a worker from the exchange stays',
    at: asking(frame('swaps', { picked: 1, max: 2, got: { ...none(), red: 1 } }), workers({ red: 1, yellow: 1 })),
    want: { do: 'swap', give: 'red', take: 'blue' },
    why: { why: 'justTaken', colour: 'red' },
  },
  {
    name: 'cards are discarded from the hand',
    at: asking(frame('discards', { picked: 0, min: 1, max: 2 }), hold(BLUE, BLUE + 1, BLUE + 2)),
    want: { do: 'discard', card: RED },
    why: { why: 'notInHand', card: RED },
  },
  {
    name: '[G27] only discarded cards are recovered',
    at: asking(frame('rummage', { picked: 0, max: 2, bottom: 1 }), pile),
    want: { do: 'recover', card: RED + 9 },
    why: { why: 'notDiscarded', card: RED + 9 },
  },
  {
    name: '[G27] and only the uppermost',
    at: asking(frame('rummage', { picked: 0, max: 2, bottom: 1 }), pile),
    want: { do: 'recover', card: RED },
    why: { why: 'tooDeep', card: RED },
  },
  // further plays
  {
    name: 'the Princess plays the card just drawn',
    at: asking(frame('extraPlay', { card: RED }, 'princess'), hold(BLUE, RED)),
    want: { do: 'play', card: BLUE, as: 'workers' },
    why: { why: 'onlyDrawn', card: RED },
  },
  {
    name: 'what was paid for is carried out',
    at: asking(frame('extraPlay', { card: NOBODY }, 'coachman'), hold(BLUE, RED)),
    want: { do: 'decline' },
    why: { why: 'mustChoose', ask: 'extraPlay' },
  },
  {
    name: 'a further house comes from the hand',
    at: asking(frame('extraHouse', {}, 'carpenter'), hold(BLUE, BLUE + 1)),
    want: { do: 'lay', card: RED },
    why: { why: 'notInHand', card: RED },
  },
  {
    name: 'the Messenger takes 3 off the price',
    at: asking(frame('extraRecruit', { discount: 3 }, 'messenger'), all(hold(PRINCE), house('red'))),
    want: { do: 'recruit', card: PRINCE },
    why: { why: 'cannotPay', cost: 6, has: 5 },
  },
  {
    name: 'a further token needs a space',
    at: asking(frame('extraCanal', { factor: 1 }, 'canal-digger'), set({ canals: [5, 2] })),
    want: { do: 'dig', section: 0 },
    why: { why: 'sectionComplete', section: 0 },
  },
  // dice
  {
    name: 'a turned die shows something else',
    at: asking(frame('turnDie', { by: 2 }, 'astronomer')),
    want: { do: 'turnDie', die: 'red', value: 3 },
    why: { why: 'sameFace', value: 3 },
  },
  {
    name: 'the Astronomer turns by 2',
    at: asking(frame('turnDie', { by: 2 }, 'astronomer')),
    want: { do: 'turnDie', die: 'red', value: 6 },
    why: { why: 'tooFar', by: 2 },
  },
  // persons about persons
  {
    name: 'the Philosopher is not taken back',
    at: asking(frame('takeBack', {}, 'philosopher'), all(lives('philosopher'), lives('nun'))),
    want: { do: 'takeBack', person: who('philosopher') },
    why: { why: 'itself', person: who('philosopher') },
  },
  {
    name: '[Bruges 7.21] the Actor repeats arrows',
    at: asking(frame('repeat', {}, 'actor'), all(lives('actor'), lives('alchemist'), lives('nun'))),
    want: { do: 'repeat', person: who('nun') },
    why: { why: 'wrongIcon', person: who('nun'), icon: 'arrow' },
  },
  ...(
    [
      ['storyteller', () => {}, { why: 'nothingDiscarded' }],
      [
        'notary',
        set({ majorities: { reputation: false, people: true, canals: false } }),
        { why: 'majorityTurned', majority: 'people' },
      ],
      ['herald', set({ reputation: 2 }), { why: 'majorityTooLow', majority: 'reputation', min: 3, has: 2 }],
      [
        'herald',
        all(set({ reputation: 3 }), set({ reputation: 4 }, BEN)),
        { why: 'majorityBehind', majority: 'reputation' },
      ],
      ['beggar', () => {}, { why: 'nothingElsewhere', what: 'workers' }],
      ['arsonist', () => {}, { why: 'nothingElsewhere', what: 'emptyHouses' }],
      ['troublemaker', () => {}, { why: 'nothingElsewhere', what: 'tokens' }],
      ['beggar', all(workers({ red: 1 }, BEN), lives('gatekeeper', BEN)), { why: 'allImmune' }],
      ['arsonist', all(house('red', NOBODY, false, BEN), lives('gatekeeper', BEN)), { why: 'allImmune' }],
      ['troublemaker', all(set({ canals: [1, 0] }, BEN), lives('gatekeeper', BEN)), { why: 'allImmune' }],
      [
        'tax-collector',
        all(set({ guilders: 1 }, BEN), ...['gatekeeper', 'nun', 'king', 'queen'].map((id) => lives(id, BEN))),
        { why: 'allImmune' },
      ],
      ['goldsmith', set({ guilders: 2 }), { why: 'cannotPay', cost: 3, has: 2 }],
      ['pawnbroker', () => {}, { why: 'noWorker', colours: COLOURS }],
      ['messenger', hold(BLUE), { why: 'noEmptyHouse' }],
      ['tax-collector', () => {}, { why: 'nothingToChange', person: who('tax-collector') }],
    ] satisfies [string, Change, Reason][]
  ).map(
    ([id, change, why]): ReasonRow<State, Intent, Reason> => ({
      name: `[G16] the Actor cannot repeat the ${id}: ${why.why}`,
      at: asking(frame('repeat', {}, 'actor'), all(lives('actor'), lives('alchemist'), lives(id), change)),
      want: { do: 'repeat', person: who(id) },
      why,
    }),
  ),
  {
    name: '[Bruges 7.21] the Puppeteer borrows from others',
    at: asking(frame('borrow', {}, 'puppeteer'), all(lives('puppeteer'), lives('prince', BEN), lives('brewer', CLEO))),
    want: { do: 'borrow', person: who('puppeteer') },
    why: { why: 'ownPerson', person: who('puppeteer') },
  },
  {
    name: '[Bruges 7.21] who have that person in play',
    at: asking(frame('borrow', {}, 'puppeteer'), all(lives('puppeteer'), lives('prince', BEN), lives('brewer', CLEO))),
    want: { do: 'borrow', person: who('squire') },
    why: { why: 'noSuchPerson', person: who('squire') },
  },
  {
    name: '[Bruges 7.21] the Puppeteer borrows worker persons',
    at: asking(frame('borrow', {}, 'puppeteer'), all(lives('puppeteer'), lives('prince', BEN), lives('king', CLEO))),
    want: { do: 'borrow', person: KING },
    why: { why: 'wrongIcon', person: KING, icon: 'worker' },
  },
  // other players
  {
    name: 'the Gatekeeper keeps pickpockets away',
    at: asking(frame('rob', { guilders: 3 }, 'pickpocket'), lives('gatekeeper', BEN), 4),
    want: { do: 'rob', from: BEN },
    why: { why: 'immune', of: BEN },
  },
  {
    name: 'nobody robs themselves',
    at: asking(frame('rob', { guilders: 3 }, 'pickpocket')),
    want: { do: 'rob', from: ADA },
    why: { why: 'yourself' },
  },
  {
    name: 'empty pockets give nothing',
    at: asking(frame('rob', { guilders: 3 }, 'pickpocket'), set({ guilders: 0 }, CLEO)),
    want: { do: 'rob', from: CLEO },
    why: { why: 'noGuilders', from: CLEO },
  },
  {
    name: 'a marker that nobody has is not passed on',
    at: asking(frame('passThreat', {}, 'crossbowman'), threats({ red: 1 })),
    want: { do: 'pass', colour: 'blue', to: BEN },
    why: { why: 'noMarker', colours: ['blue'] },
  },
];

function everyWorker(state: State): void {
  state.players[ADA]!.workers = byColour(() => 1);
}
function pile(state: State): void {
  state.discard = [RED, RED + 1, RED + 2, RED + 3];
}

/** The reason of a single ability may be given in the test beside it. */
const besideAbilities = words.flatMap(({ kind, reasons = {} }) => {
  const test = readFileSync(join(import.meta.dirname, `../persons/${kind}.test.ts`), 'utf8');
  return Object.keys(reasons).filter((why) => test.includes(`'${why}'`));
});

explainedRows<State, Action, View, Reason>({
  rows: ROWS,
  explain,
  explainView,
  view: bruges.view,
  texts: reasonTexts,
  tell: tellReason,
  names: NAMES,
  elsewhere: besideAbilities,
});

const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  0,
  'endTurn',
  [],
  [{ do: 'endTurn' }],
  {},
  { do: null },
  { do: 'constructor' },
  { do: '__proto__' },
  { do: 'endTurn', extra: 1 },
  { do: 'play', card: { blue: 1 } },
  { do: 'play', as: 'workers', die: 'blue' },
  { do: 'play', as: 'person', house: -1 },
  { do: 'play', card: CARDS },
  { do: 'play', card: 0.5 },
  { do: 'play', toString: 1 },
  { do: 'rob', from: 3 },
  Object.create({ do: 'endTurn' }),
  JSON.parse('{"__proto__": {"do": "endTurn"}}'),
];

test.each(HOSTILE.map((junk) => [junk]))('%j is no intent', (junk) => {
  expect(explain(asking(TURN), ADA, junk as Intent)).toEqual({ why: 'noSuchThing' });
});

test('a field that is undefined is open', () => {
  expect(explain(asking(TURN, hold(BLUE)), ADA, { do: 'play', card: BLUE, as: undefined })).toBeNull();
});

describe('reasons in words', () => {
  test.each<[Reason, string, string, string]>([
    [
      { why: 'cannotPay', cost: 9, has: 7 },
      'Costs 9 guilders, you have 7.',
      'Kostet 9 Gulden, du hast 7.',
      'Coûte 9 florins, vous en avez 7.',
    ],
    [
      { why: 'noWorker', colours: ['blue', 'red'] },
      'You have no blue or red worker.',
      'Du hast keinen blauen oder roten Handlanger.',
      'Vous n’avez aucun ouvrier bleu ou rouge.',
    ],
    [
      { why: 'noMarker', colours: COLOURS },
      'You have no threat marker.',
      'Du hast keinen Bedrohungsmarker.',
      'Vous n’avez aucun marqueur menace.',
    ],
    [
      { why: 'nextSpaces', colours: ['blue', 'yellow'] },
      'The next spaces of your canals are blue and yellow.',
      'Die nächsten Felder deiner Kanäle sind blau und gelb.',
      'Prochaines cases de vos canaux\u00a0: bleu et jaune.',
    ],
    [
      { why: 'dieShows', die: 'purple', shows: 3, faces: [1, 6] },
      'The purple die shows 3, neither 1 nor 6.',
      'Der violette Würfel zeigt 3, weder 1 noch 6.',
      'Le dé violet indique 3, ni 1 ni 6.',
    ],
    [
      { why: 'wrongDie', colours: ['red'] },
      'This card brings what the red die shows.',
      'Diese Karte bringt, was der rote Würfel zeigt.',
      'Cette carte rapporte ce qu’indique le dé rouge.',
    ],
    [
      { why: 'notYourTurn', asked: [BEN, CLEO] },
      'It is not your turn. Waiting for: Ben and Cleo.',
      'Du bist nicht dran. Gewartet wird auf: Ben und Cleo.',
      'Ce n’est pas à vous de jouer. On attend\u00a0: Ben et Cleo.',
    ],
  ])('%j', (reason, en, de, fr) => {
    expect(LANGS.map((lang) => tellReason(reason, lang, NAMES))).toEqual([en, de, fr]);
  });
});
