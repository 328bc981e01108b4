import { type ActionOf, DECLINE, rob, STOP } from '../actions.ts';
import { declined, effect, gain, lose, mayAct, type Question } from '../play.ts';
import type { State } from '../state.ts';
import type { GuildRules } from './guild.ts';

const MOST_VICTIMS = 3;
const WOOD_STONE = ['wood', 'stone'] as const;

/**
 * What do you take from whom? A metal is all there is; a first wood or stone may be followed by a second from the same
 * victim, or by one from others, in any order. Nothing is an answer too [B16].
 */
export interface BanditsFrame {
  t: 'bandits';
  seat: number;
  victims: number;
  /** Who they are; games begun under rules 1 do not say. */
  robbed?: readonly number[];
}

export const bandits: GuildRules = {
  name: { en: 'Bandits’ guild', de: 'Banditengilde', fr: 'Guilde des bandits' },
  text: {
    en: 'Take 1 metal or up to 2 wood/stone from one player, or 1 wood/stone each from up to three players.',
    de: 'Nimm 1 Metall oder bis zu 2 Holz/Stein von einem Spieler oder je 1 Holz/Stein von bis zu drei Spielern.',
    fr: 'Prenez 1 métal ou jusqu’à 2 bois/pierres à un joueur, ou 1 bois/pierre à chaque joueur de votre choix (trois au plus).',
  },
  kind: 'interactive',
  act(play, seat) {
    mayAct(play, { t: 'bandits', seat, victims: 0, robbed: [] }, banditsFrame, 'guild.bandits');
  },
};

export const banditsFrame: Question<BanditsFrame, 'rob' | 'stop' | 'decline'> = {
  ask: (_, { seat, victims }) => ({
    seats: [seat],
    ask: 'rob',
    source: 'guild.bandits',
    many: { min: 0, max: MOST_VICTIMS, picked: victims },
  }),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const robbed = frame.robbed ?? [];
    for (let from = 0; from < state.seats; from++) {
      // whoever was the only victim so far may lose a second piece
      if (from === seat || (robbed.includes(from) && robbed.length > 1)) continue;
      const victim = state.players[from]!;
      for (const good of WOOD_STONE) if (victim[good] > 0) into.push(rob[good](from));
      if (robbed.length === 0 && victim.metal > 0) into.push(rob.metal(from));
    }
    into.push(frame.victims > 0 ? STOP : DECLINE);
  },

  answer(play, frame, seat, action) {
    const { agenda } = play.state;
    if (action.do !== 'rob') {
      agenda.pop();
      if (action.do === 'decline') declined(play, seat, 'guild.bandits');
      return;
    }
    const { from, good } = action;
    const robbed = frame.robbed ?? [];
    if (frame.victims === 0) effect(play, seat, 'guild.bandits');
    lose(play, from, good, 1, 'guild.bandits', seat);
    gain(play, seat, good, 1, 'guild.bandits', from);
    const last = good === 'metal' || robbed.includes(from);
    frame.victims++;
    frame.robbed = [...robbed, from];
    if (last || frame.victims === MOST_VICTIMS || !canGoOn(play.state, frame, seat)) agenda.pop();
  },
};

/** Whether there is anything left but to stop. */
function canGoOn(state: State, frame: BanditsFrame, seat: number): boolean {
  const more: ActionOf<'rob' | 'stop' | 'decline'>[] = [];
  banditsFrame.options(state, frame, seat, more);
  return more.length > 1;
}
