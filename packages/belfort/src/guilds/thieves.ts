import { STOP, steal } from '../actions.ts';
import { gain, lose, offer, type Question } from '../play.ts';
import type { State } from '../state.ts';
import type { GuildRules } from './guild.ts';

const MOST_VICTIMS = 3;
/** From a single victim [B1]. */
const mostGold = (state: State): number => (state.options.edition === 'first' ? 3 : 2);

/** From whom do you steal? One gold may be followed by one from others, in seat order. */
export interface ThievesFrame {
  t: 'thieves';
  seat: number;
  victims: number;
  /** The next victim sits at or after this seat. */
  from: number;
}

export const thieves: GuildRules = {
  name: { en: 'Thieves’ guild', de: 'Diebesgilde', fr: 'Guilde des voleurs' },
  text: {
    en: 'Take up to 2 gold from one player (first edition: up to 3), or 1 gold each from up to three players.',
    de: 'Nimm bis zu 2 Gold von einem Spieler (erste Auflage: bis zu 3) oder je 1 Gold von bis zu drei Spielern.',
    fr: 'Prenez jusqu’à 2 pièces d’or à un joueur (première édition\u00a0: jusqu’à 3), ou 1 pièce d’or à chaque joueur de votre choix (trois au plus).',
  },
  kind: 'interactive',
  act: (play, seat) => offer(play, { t: 'thieves', seat, victims: 0, from: 0 }, thievesFrame, 'guild.thieves'),
};

export const thievesFrame: Question<ThievesFrame, 'steal' | 'stop'> = {
  ask: (_, { seat, victims }) => ({
    seats: [seat],
    ask: 'steal',
    source: 'guild.thieves',
    many: { min: 1, max: MOST_VICTIMS, picked: victims },
  }),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const most = frame.victims === 0 ? mostGold(state) : 1;
    for (let from = frame.from; from < state.seats; from++) {
      if (from === seat) continue;
      for (let gold = 1; gold <= Math.min(most, state.players[from]!.gold); gold++) into.push(steal(from, gold));
    }
    if (frame.victims > 0) into.push(STOP);
  },

  answer(play, frame, seat, action) {
    const { state } = play;
    if (action.do === 'stop') {
      state.agenda.pop();
      return;
    }
    const { from, gold } = action;
    lose(play, from, 'gold', gold, 'guild.thieves', seat);
    gain(play, seat, 'gold', gold, 'guild.thieves', from);
    frame.victims++;
    frame.from = from + 1;
    const another = state.players.some((player, other) => other > from && other !== seat && player.gold > 0);
    if (gold > 1 || frame.victims === MOST_VICTIMS || !another) state.agenda.pop();
  },
};
