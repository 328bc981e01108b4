import { playerName } from '@guildhall/kernel';
import { give } from '../actions.ts';
import { COLOURS, type Colour, sum } from '../colours.ts';
import { nothingElsewhere } from '../explain/lacks.ts';
import { whyNotGive } from '../explain/picks.ts';
import { loseWorkers, type Play, type Question, takeWorkers } from '../play.ts';
import { askingMany } from '../questions/asking.ts';
import type { State } from '../state.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import { affectOthers, someOther } from './others.ts';
import type { Words } from './words.ts';

export interface OthersGiveWorkers {
  readonly count: number;
}

/** Which workers are given away? */
interface AlmsFrame {
  t: 'alms';
  seat: number;
  person: number;
  to: number;
  picked: number;
  max: number;
}

function giveWorkers(play: Play, seat: number, to: number, colour: Colour, n: number, person: number): void {
  const { source } = DECK[person]!;
  loseWorkers(play, seat, colour, n, source, to);
  takeWorkers(play, to, colour, n, source, seat);
}

const held = ({ players }: State, seat: number): Colour[] =>
  COLOURS.filter((colour) => players[seat]!.workers[colour] > 0);

/** Asks on as long as there is a choice [G21]; what is left without one is given. */
function goOn(play: Play, { seat, to, person, picked, max }: AlmsFrame): void {
  const { workers } = play.state.players[seat]!;
  const colours = held(play.state, seat);
  let left = max - picked;
  if (left > 0 && colours.length > 1 && sum(workers) > left) return;
  play.state.agenda.pop();
  for (const colour of colours) {
    const n = Math.min(left, workers[colour]);
    if (n > 0) giveWorkers(play, seat, to, colour, n, person);
    left -= n;
  }
}

const alms: Question<AlmsFrame, 'give'> = {
  ask: (_, frame) => askingMany('giveWorkers', frame, frame.max),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const colour of held(state, seat)) into.push(give[colour]);
  },
  answer(play, frame, seat, { colour }) {
    giveWorkers(play, seat, frame.to, colour, 1, frame.person);
    frame.picked++;
    goOn(play, frame);
  },
};

export const othersGiveWorkers: Ability<'others-give-workers', OthersGiveWorkers, AlmsFrame> = {
  kind: 'others-give-workers',
  can: (state, seat) => someOther(state, seat, (player) => sum(player.workers) > 0),
  act: affectOthers,
  each(play, seat, other, { count }, bearer) {
    const frame: AlmsFrame = { t: 'alms', seat: other, person: bearer, to: seat, picked: 0, max: count };
    play.state.agenda.push(frame);
    goOn(play, frame);
  },
  frames: { alms },
  bearers: [
    {
      id: 'beggar',
      card: 103,
      name: { en: 'Beggar', de: 'Bettler', fr: 'Mendiant' },
      colour: 'purple',
      group: 'underworld',
      price: 6,
      icon: 'arrow',
      effect: { count: 2 },
      text: {
        en: 'At once: every other player gives you 2 workers of their choice (or as many as they have).',
        de: 'Sofort: Alle anderen geben dir je 2 Handlanger ihrer Wahl (oder so viele, wie sie haben).',
        fr: 'Immédiatement\u00a0: chaque autre joueur vous donne 2 ouvriers de son choix (ou autant qu’il en a).',
      },
      estimate: 4.2,
      provenance: 'completed',
      filled: ['colour'],
    },
  ],
};

export const othersGiveWorkersWords: Words<typeof othersGiveWorkers, 'giveWorkers'> = {
  kind: 'others-give-workers',
  lacks: (state, seat) => nothingElsewhere(state, seat, 'workers'),
  questions: {
    giveWorkers: {
      frame: 'alms',
      text: {
        en: 'Choose a worker that you hand over.',
        de: 'Wähle einen Handlanger, den du abgibst.',
        fr: 'Choisissez un ouvrier que vous cédez.',
      },
      details: {
        to: {
          en: 'Choose a worker that you hand over to {name}.',
          de: 'Wähle einen Handlanger, den du an {name} abgibst.',
          fr: 'Choisissez un ouvrier que vous cédez à {name}.',
        },
      },
      detail: ({ to }, { lang, names }) => ['to', { name: playerName(to, lang, names) }],
      whyNot: { give: whyNotGive },
    },
  },
};
