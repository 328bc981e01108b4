import { playerName } from '@guildhall/kernel';
import { rob as robFrom } from '../actions.ts';
import { nothingElsewhere } from '../explain/lacks.ts';
import { amountOf } from '../log/phrases.ts';
import { handOver, others, type Question } from '../play.ts';
import { asking } from '../questions/asking.ts';
import type { State } from '../state.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import { isImmune } from './immune.ts';
import type { Words } from './words.ts';

export interface TakeFromPlayer {
  readonly guilders: number;
}

/** Who pays? */
interface RobFrame {
  t: 'rob';
  seat: number;
  person: number;
  guilders: number;
}

/** Who has something to give and can be touched. */
const victims = (state: State, seat: number): number[] =>
  others(state, seat).filter((other) => state.players[other]!.guilders > 0 && !isImmune(state.players[other]!));

const rob: Question<RobFrame, 'rob'> = {
  ask: (_, frame) => asking('takeFromPlayer', frame),
  options(state, frame, seat, into) {
    if (seat === frame.seat) for (const victim of victims(state, seat)) into.push(robFrom(victim));
  },
  answer(play, { person, guilders }, seat, { from }) {
    play.state.agenda.pop();
    handOver(play, from, seat, guilders, DECK[person]!.source);
  },
};

export const takeFromPlayer: Ability<'take-from-player', TakeFromPlayer, RobFrame> = {
  kind: 'take-from-player',
  can: (state, seat) => victims(state, seat).length > 0,
  act(play, seat, { guilders }, bearer) {
    const rich = victims(play.state, seat);
    if (rich.length === 1) handOver(play, rich[0]!, seat, guilders, DECK[bearer]!.source);
    else play.state.agenda.push({ t: 'rob', seat, person: bearer, guilders });
  },
  frames: { rob },
  bearers: [
    {
      id: 'pickpocket',
      card: 24,
      name: { en: 'Pickpocket', de: 'Taschendieb', fr: 'Tire-laine' },
      colour: 'blue',
      group: 'underworld',
      price: 6,
      icon: 'worker',
      worker: 'red',
      effect: { guilders: 3 },
      text: {
        en: 'Take 3 guilders from another player of your choice (or as many as they have).',
        de: 'Nimm 3 Gulden von einem anderen Spieler deiner Wahl (oder so viele, wie er hat).',
        fr: 'Prenez 3 florins à un autre joueur de votre choix (ou autant qu’il en a).',
      },
      estimate: 4,
      provenance: 'ours',
    },
  ],
};

type RobReason = { readonly why: 'noGuilders'; readonly from: number };

export const takeFromPlayerWords: Words<typeof takeFromPlayer, 'takeFromPlayer', RobReason> = {
  kind: 'take-from-player',
  lacks: (state, seat) => nothingElsewhere(state, seat, 'guilders'),
  questions: {
    takeFromPlayer: {
      frame: 'rob',
      text: {
        en: 'Choose from whom you take guilders.',
        de: 'Wähle, wem du Gulden nimmst.',
        fr: 'Choisissez à qui vous prenez des florins.',
      },
      details: {
        guilders: {
          en: 'Choose from whom you take {guilders}.',
          de: 'Wähle, wem du {guilders} nimmst.',
          fr: 'Choisissez à qui vous prenez {guilders}.',
        },
      },
      detail: ({ guilders }, { lang }) => ['guilders', { guilders: amountOf('guilders', guilders, lang) }],
      whyNot: {
        rob({ players }, _, seat, { from }) {
          if (from === seat) return { why: 'yourself' };
          return isImmune(players[from!]!) ? { why: 'immune', of: from! } : { why: 'noGuilders', from: from! };
        },
      },
    },
  },
  reasons: {
    noGuilders: {
      text: {
        en: '{from} has no guilders.',
        de: '{from} hat keine Gulden.',
        fr: '{from} n’a pas de florins.',
      },
      params: ({ from }, { lang, names }) => ({ from: playerName(from, lang, names) }),
    },
  },
};
