import { type ActionOf, DECLINE, STOP, steal } from '../actions.ts';
import { declined, effect, gain, lose, mayAct, type Question } from '../play.ts';
import type { State } from '../state.ts';
import type { GuildRules } from './guild.ts';

const MOST_VICTIMS = 3;
/** From a single victim [B1]. */
const mostGold = (state: State): number => (state.options.edition === 'first' ? 3 : 2);

/** From whom do you steal? One gold may be followed by one from others, in any order; nothing is an answer too [B16]. */
export interface ThievesFrame {
  t: 'thieves';
  seat: number;
  victims: number;
  /** Who they are; games begun under rules 1 do not say. */
  robbed?: readonly number[];
}

export const thieves: GuildRules = {
  name: { en: 'Thieves’ guild', de: 'Diebesgilde', fr: 'Guilde des voleurs' },
  text: {
    en: 'Take up to 2 gold from one player (first edition: up to 3), or 1 gold each from up to three players.',
    de: 'Nimm bis zu 2 Gold von einem Spieler (erste Auflage: bis zu 3) oder je 1 Gold von bis zu drei Spielern.',
    fr: 'Prenez jusqu’à 2 pièces d’or à un joueur (première édition\u00a0: jusqu’à 3), ou 1 pièce d’or à chaque joueur de votre choix (trois au plus).',
  },
  kind: 'interactive',
  act: (play, seat) => mayAct(play, { t: 'thieves', seat, victims: 0, robbed: [] }, thievesFrame, 'guild.thieves'),
};

export const thievesFrame: Question<ThievesFrame, 'steal' | 'stop' | 'decline'> = {
  ask: (_, { seat, victims }) => ({
    seats: [seat],
    ask: 'steal',
    source: 'guild.thieves',
    many: { min: 0, max: MOST_VICTIMS, picked: victims },
  }),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const most = frame.victims === 0 ? mostGold(state) : 1;
    const robbed = frame.robbed ?? [];
    for (let from = 0; from < state.seats; from++) {
      if (from === seat || robbed.includes(from)) continue;
      for (let gold = 1; gold <= Math.min(most, state.players[from]!.gold); gold++) into.push(steal(from, gold));
    }
    into.push(frame.victims > 0 ? STOP : DECLINE);
  },

  answer(play, frame, seat, action) {
    const { agenda } = play.state;
    if (action.do !== 'steal') {
      agenda.pop();
      if (action.do === 'decline') declined(play, seat, 'guild.thieves');
      return;
    }
    const { from, gold } = action;
    if (frame.victims === 0) effect(play, seat, 'guild.thieves');
    lose(play, from, 'gold', gold, 'guild.thieves', seat);
    gain(play, seat, 'gold', gold, 'guild.thieves', from);
    frame.victims++;
    frame.robbed = [...(frame.robbed ?? []), from];
    if (gold > 1 || frame.victims === MOST_VICTIMS || !canGoOn(play.state, frame, seat)) agenda.pop();
  },
};

/** Whether there is anything left but to stop. */
function canGoOn(state: State, frame: ThievesFrame, seat: number): boolean {
  const more: ActionOf<'steal' | 'stop' | 'decline'>[] = [];
  thievesFrame.options(state, frame, seat, more);
  return more.length > 1;
}
