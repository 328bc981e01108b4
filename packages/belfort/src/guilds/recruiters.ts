import { recruit as recruitAction } from '../actions.ts';
import type { Source } from '../events.ts';
import { newWorker } from '../phases/collection.ts';
import { gnomeOptions, placeGnome } from '../phases/gnomes.ts';
import { offer, type Play, type Question } from '../play.ts';
import type { GuildRules } from './guild.ts';

export const recruiters: GuildRules = {
  name: { en: 'Recruiters’ guild', de: 'Anwerbergilde', fr: 'Guilde des recruteurs' },
  text: {
    en: 'Take one of your elves or dwarves from the supply, or move a gnome from the stockpile to a free lock of yours. The gnome costs nothing and does not count as your hire for this turn.',
    de: 'Nimm dir einen deiner Elben oder Zwerge aus dem Vorrat oder setze einen Gnom aus dem Vorrat auf eines deiner freien Gnomenschlösser. Der Gnom kostet nichts und zählt nicht als Einstellen in diesem Zug.',
    fr: 'Prenez un de vos elfes ou nains dans la réserve, ou placez un gnome de la réserve sur une de vos serrures gnome libres. Le gnome est gratuit et ne compte pas comme votre recrutement du tour.',
  },
  kind: 'basic',
  act: (play, seat) => askRecruit(play, seat, true, 'guild.recruiters'),
};

/** Whom do you take: an elf, a dwarf or, at the guild, a gnome? The inn asks the same without the gnome. */
export interface RecruitFrame {
  t: 'recruit';
  seat: number;
  gnome: boolean;
  source: Source;
}

export function askRecruit(play: Play, seat: number, gnome: boolean, source: Source): void {
  offer(play, { t: 'recruit', seat, gnome, source }, recruit, source);
}

export const recruit: Question<RecruitFrame, 'recruit' | 'gnome'> = {
  ask: (_, { seat, source }) => ({ seats: [seat], ask: 'recruit', source }),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const player = state.players[seat]!;
    if (player.elfSupply > 0) into.push(recruitAction.elf);
    if (player.dwarfSupply > 0) into.push(recruitAction.dwarf);
    if (frame.gnome) gnomeOptions(state, seat, into);
  },

  answer(play, frame, seat, action) {
    play.state.agenda.pop();
    if (action.do === 'recruit') newWorker(play, seat, action.worker, frame.source);
    else if (action.do === 'gnome') placeGnome(play, seat, action.card, frame.source);
  },
};
