import { effect, gain } from '../play.ts';
import type { GuildRules } from './guild.ts';

export const bankers: GuildRules = {
  name: { en: 'Bankers’ guild', de: 'Bankiersgilde', fr: 'Guilde des banquiers' },
  text: {
    en: 'Take 3 gold.',
    de: 'Nimm 3 Gold.',
    fr: 'Prenez 3 pièces d’or.',
  },
  kind: 'resource',
  act(play, seat) {
    effect(play, seat, 'guild.bankers');
    gain(play, seat, 'gold', 3, 'guild.bankers');
  },
};
