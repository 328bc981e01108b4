import { type ActionOf, pass } from '../actions.ts';
import { COLOURS, sum } from '../colours.ts';
import { type Into, others, type Play, type Question } from '../play.ts';
import { asking } from '../questions/asking.ts';
import type { State } from '../state.ts';
import { threaten } from '../threats.ts';
import type { Ability, NoNumbers } from './ability.ts';
import { DECK } from './deck.ts';
import { isImmune } from './immune.ts';
import { someOther } from './others.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

/** Which marker goes to whom? */
interface PassThreatFrame {
  t: 'passThreat';
  seat: number;
  person: number;
}

function list(state: State, seat: number, into: Into<'pass'>): void {
  for (const colour of COLOURS) {
    if (state.players[seat]!.threats[colour] === 0) continue;
    for (const other of others(state, seat)) {
      if (!isImmune(state.players[other]!)) into.push(pass[colour](other));
    }
  }
}

function passOn(play: Play, seat: number, { colour, to }: ActionOf<'pass'>, bearer: number): void {
  play.state.players[seat]!.threats[colour]--;
  threaten(play, to, colour, DECK[bearer]!.source, seat);
}

const question: Question<PassThreatFrame, 'pass'> = {
  ask: (_, frame) => asking('passThreat', frame),
  options(state, frame, seat, into) {
    if (seat === frame.seat) list(state, seat, into);
  },
  answer(play, { person }, seat, action) {
    play.state.agenda.pop();
    passOn(play, seat, action, person);
  },
};

export const passThreat: Ability<'pass-threat', NoNumbers, PassThreatFrame> = {
  kind: 'pass-threat',
  can: (state, seat) => sum(state.players[seat]!.threats) > 0 && someOther(state, seat, () => true),
  act(play, seat, _, bearer) {
    const options: ActionOf<'pass'>[] = [];
    list(play.state, seat, options);
    if (options.length === 1) passOn(play, seat, options[0]!, bearer);
    else play.state.agenda.push({ t: 'passThreat', seat, person: bearer });
  },
  frames: { passThreat: question },
  bearers: [
    {
      id: 'crossbowman',
      card: 10,
      name: { en: 'Crossbowman', de: 'Armbrustschütze', fr: 'Arbalétrier' },
      colour: 'blue',
      group: 'protector',
      price: 6,
      icon: 'worker',
      worker: 'yellow',
      effect: {},
      text: {
        en: 'Give 1 of your threat markers to another player of your choice.',
        de: 'Gib 1 deiner Bedrohungsmarker einem anderen Spieler deiner Wahl.',
        fr: 'Donnez 1 de vos marqueurs menace à un autre joueur de votre choix.',
      },
      estimate: 3.4,
      provenance: 'ours',
    },
  ],
};

export const passThreatWords: Words<typeof passThreat, 'passThreat'> = {
  kind: 'pass-threat',
  lacks: ({ players }, seat) =>
    sum(players[seat]!.threats) === 0 ? { why: 'noMarker', colours: COLOURS } : { why: 'allImmune' },
  questions: {
    passThreat: {
      frame: 'passThreat',
      text: {
        en: 'Choose which threat marker you pass on, and to whom.',
        de: 'Wähle, welchen Bedrohungsmarker du an wen weitergibst.',
        fr: 'Choisissez quel marqueur menace vous passez, et à qui.',
      },
      whyNot: {
        pass({ players }, _, seat, { colour, to }) {
          if (to === seat) return { why: 'yourself' };
          if (to !== undefined && isImmune(players[to]!)) return { why: 'immune', of: to };
          return { why: 'noMarker', colours: [colour!] };
        },
      },
    },
  },
};

export const passThreatWorth: Worth<typeof passThreat> = { kind: 'pass-threat', skill: 0.6 };
