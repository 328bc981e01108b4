import { type ActionOf, rob, STOP } from '../actions.ts';
import { gain, lose, offer, type Question } from '../play.ts';
import type { GuildRules } from './guild.ts';

const MOST_VICTIMS = 3;
const WOOD_STONE = ['wood', 'stone'] as const;

/**
 * What do you take from whom? A metal is all there is; a first wood or stone may be followed by a second from the same
 * victim, or by one from others, in seat order.
 */
export interface BanditsFrame {
  t: 'bandits';
  seat: number;
  victims: number;
  /** The last victim; -1 before the first. */
  last: number;
  /** What the first piece was, while a second from the same victim is still possible. */
  first: 'wood' | 'stone' | null;
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
    offer(play, { t: 'bandits', seat, victims: 0, last: -1, first: null }, banditsFrame, 'guild.bandits');
  },
};

export const banditsFrame: Question<BanditsFrame, 'rob' | 'stop'> = {
  ask: (_, { seat, victims }) => ({
    seats: [seat],
    ask: 'rob',
    source: 'guild.bandits',
    many: { min: 1, max: MOST_VICTIMS, picked: victims },
  }),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    // a second piece from the same victim: stone after wood, never the other way round, so that each set occurs once
    if (frame.first !== null) {
      const victim = state.players[frame.last]!;
      if (frame.first === 'wood' && victim.wood > 0) into.push(rob.wood(frame.last));
      if (victim.stone > 0) into.push(rob.stone(frame.last));
    }
    if (frame.victims < MOST_VICTIMS) {
      for (let from = frame.last + 1; from < state.seats; from++) {
        if (from === seat) continue;
        const victim = state.players[from]!;
        for (const good of WOOD_STONE) if (victim[good] > 0) into.push(rob[good](from));
        if (frame.victims === 0 && victim.metal > 0) into.push(rob.metal(from));
      }
    }
    if (frame.victims > 0 && into.length > 0) into.push(STOP);
  },

  answer(play, frame, seat, action) {
    const { state } = play;
    if (action.do === 'stop') {
      state.agenda.pop();
      return;
    }
    const { from, good } = action;
    lose(play, from, good, 1, 'guild.bandits', seat);
    gain(play, seat, good, 1, 'guild.bandits', from);
    if (good === 'metal' || from === frame.last) {
      state.agenda.pop();
      return;
    }
    frame.first = frame.victims === 0 ? good : null;
    frame.victims++;
    frame.last = from;
    const more: ActionOf<'rob' | 'stop'>[] = [];
    banditsFrame.options(state, frame, seat, more);
    if (more.length === 0) state.agenda.pop();
  },
};
