import { effect, gain } from '../play.ts';
import type { GuildRules } from './guild.ts';

export const sawyers: GuildRules = {
  name: { en: 'Sawyers’ guild', de: 'Sägearbeitergilde', fr: 'Guilde des scieurs' },
  text: {
    en: 'Take 4 wood.',
    de: 'Nimm 4 Holz.',
    fr: 'Prenez 4 bois.',
  },
  kind: 'resource',
  act(play, seat) {
    effect(play, seat, 'guild.sawyers');
    gain(play, seat, 'wood', 4, 'guild.sawyers');
  },
};
