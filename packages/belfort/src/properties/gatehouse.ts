import { extend as extendAction } from '../actions.ts';
import { mark } from '../board/markers.ts';
import { secondSymbols } from '../facts/building.ts';
import { effect, type Into, type Play, type Question } from '../play.ts';
import { changeCard, type Player, type State } from '../state.ts';
import type { PropertyRules } from './property.ts';

export const gatehouse: PropertyRules = {
  name: { en: 'Gatehouse', de: 'Torhaus', fr: 'Corps de garde' },
  aName: { en: 'a gatehouse', de: 'ein Torhaus', fr: 'un corps de garde' },
  theName: { en: 'the gatehouse', de: 'das Torhaus', fr: 'le corps de garde' },
  text: {
    en: 'Mark one symbol of a gatehouse whose two symbols are both free (first edition: any free symbol). Its gnome acts once in the game, in an action turn of your choice: mark the free second symbol of a gatehouse where you already have a marker.',
    de: 'Besetze ein Symbol eines Torhauses, dessen beide Symbole frei sind (erste Auflage: irgendein freies Symbol). Der Gnom handelt einmal im Spiel, in einem Aktionszug deiner Wahl: Besetze das freie zweite Symbol eines Torhauses, an dem du schon eine Figur hast.',
    fr: 'Occupez un symbole d’un corps de garde dont les deux symboles sont libres (première édition\u00a0: n’importe quel symbole libre). Le gnome agit une fois dans la partie, lors d’un de vos tours d’actions\u00a0: occupez le second symbole, s’il est libre, d’un corps de garde où vous avez déjà un marqueur.',
  },
  line: {
    en: 'Gnome, once: claim the second symbol too.',
    de: 'Gnom, einmal: auch das zweite Symbol.',
    fr: 'Gnome, une fois\u00a0: le second symbole aussi.',
  },
  income: 0,
  plank: null,
  locks: 1,
  gnomeWaits: true,
};

/** One option for each second symbol, as long as a gnome has not acted yet [B8]. */
export function extendOptions(state: State, player: Player, seat: number, into: Into<'extend'>): void {
  if (!player.built.some(({ waiting }) => waiting)) return;
  for (const symbol of secondSymbols(state, seat)) into.push(extendAction(symbol));
}

/** A gnome acts, once and for all; which of several does not matter. */
export function extendGatehouse(play: Play, seat: number, symbol: number): void {
  const player = play.state.players[seat]!;
  const card = player.built.findIndex(({ waiting }) => waiting);
  if (card >= 0) changeCard(player, card, { waiting: false });
  effect(play, seat, 'gnome.gatehouse');
  mark(play, seat, symbol, 'gnome.gatehouse');
}

/** Which second symbol does the gnome claim? Asked at its arrival in games begun under rules 1. */
export interface ExtendFrame {
  t: 'extend';
  seat: number;
}

export const extend: Question<ExtendFrame, 'extend'> = {
  ask: (_, frame) => ({ seats: [frame.seat], ask: 'extend', source: 'gnome.gatehouse' }),
  options(state, frame, seat, into) {
    if (seat === frame.seat) for (const symbol of secondSymbols(state, seat)) into.push(extendAction(symbol));
  },
  answer(play, _, seat, action) {
    play.state.agenda.pop();
    mark(play, seat, action.symbol, 'gnome.gatehouse');
  },
};
