import { extend as extendAction } from '../actions.ts';
import { acrossGate, TARGETS_OF } from '../board/districts.ts';
import { mark } from '../board/markers.ts';
import { offer, type Question } from '../play.ts';
import { NOBODY, type State } from '../state.ts';
import type { PropertyRules } from './property.ts';

/** Free symbols of gatehouses where this player holds the other one. */
function extensions(state: State, seat: number): number[] {
  const { markers } = state;
  return TARGETS_OF.gatehouse.filter((symbol) => markers[symbol] === NOBODY && markers[acrossGate(symbol)] === seat);
}

export const gatehouse: PropertyRules = {
  name: { en: 'Gatehouse', de: 'Torhaus', fr: 'Corps de garde' },
  aName: { en: 'a gatehouse', de: 'ein Torhaus', fr: 'un corps de garde' },
  theName: { en: 'the gatehouse', de: 'das Torhaus', fr: 'le corps de garde' },
  text: {
    en: 'Mark one symbol of a gatehouse whose two symbols are both free (first edition: any free symbol). When its gnome arrives, mark the free second symbol of a gatehouse where you already have a marker.',
    de: 'Besetze ein Symbol eines Torhauses, dessen beide Symbole frei sind (erste Auflage: irgendein freies Symbol). Wenn der Gnom einzieht, besetze das freie zweite Symbol eines Torhauses, an dem du schon eine Figur hast.',
    fr: 'Occupez un symbole d’un corps de garde dont les deux symboles sont libres (première édition\u00a0: n’importe quel symbole libre). À l’arrivée du gnome, occupez le second symbole, s’il est libre, d’un corps de garde où vous avez déjà un marqueur.',
  },
  line: {
    en: 'Gnome arrives: claim the second symbol too.',
    de: 'Gnom zieht ein: auch das zweite Symbol.',
    fr: 'Arrivée du gnome\u00a0: le second symbole aussi.',
  },
  income: 0,
  plank: null,
  locks: 1,
  arrive: (play, seat) => offer(play, { t: 'extend', seat }, extend, 'gnome.gatehouse'),
};

/** Which second symbol does the gnome claim? */
export interface ExtendFrame {
  t: 'extend';
  seat: number;
}

export const extend: Question<ExtendFrame, 'extend'> = {
  ask: (_, frame) => ({ seats: [frame.seat], ask: 'extend', source: 'gnome.gatehouse' }),
  options(state, frame, seat, into) {
    if (seat === frame.seat) for (const symbol of extensions(state, seat)) into.push(extendAction(symbol));
  },
  answer(play, _, seat, action) {
    play.state.agenda.pop();
    mark(play, seat, action.symbol, 'gnome.gatehouse');
  },
};
