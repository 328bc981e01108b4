import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, pass } from '../actions.ts';
import { COLOURS, sum } from '../colours.ts';
import { others, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { threaten } from '../threats.ts';
import { ability, type NoNumbers } from './ability.ts';
import { DECK } from './deck.ts';
import { isImmune } from './immune.ts';
import { someOther } from './others.ts';

/** Which marker goes to whom? */
export interface PassThreatFrame {
  t: 'passThreat';
  seat: number;
  person: number;
}

function list(state: State, seat: number, into: Action[]): void {
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

export const passThreat = ability<NoNumbers>({
  kind: 'pass-threat',
  can: (state, seat) => sum(state.players[seat]!.threats) > 0 && someOther(state, seat, () => true),
  act(play, seat, _, bearer) {
    const options: Action[] = [];
    list(play.state, seat, options);
    if (options.length === 1) passOn(play, seat, options[0] as ActionOf<'pass'>, bearer);
    else play.state.agenda.push({ t: 'passThreat', seat, person: bearer });
  },
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
        de: 'Gib 1 deiner Bedrohungsmarker einem Mitspieler deiner Wahl.',
        fr: 'Donnez 1 de vos marqueurs menace à un autre joueur de votre choix.',
      },
      estimate: 3.4,
      provenance: 'ours',
    },
  ],
});

export const passThreatFrame = {
  ask: (_: State, { seat, person }: PassThreatFrame): Decision => ({
    seats: [seat],
    ask: 'passThreat',
    source: DECK[person]!.source,
  }),
  options(state: State, frame: PassThreatFrame, seat: number, into: Action[]): void {
    if (seat === frame.seat) list(state, seat, into);
  },
  answer(play: Play, { person }: PassThreatFrame, seat: number, action: Action): void {
    play.state.agenda.pop();
    passOn(play, seat, action as ActionOf<'pass'>, person);
  },
};
