import { effect, gain } from '../play.ts';
import type { GuildRules } from './guild.ts';

export const miners: GuildRules = {
  name: { en: 'Miners’ guild', de: 'Bergmannsgilde', fr: 'Guilde des mineurs' },
  text: {
    en: 'Take 2 metal.',
    de: 'Nimm 2 Metall.',
    fr: 'Prenez 2 métaux.',
  },
  kind: 'resource',
  act(play, seat) {
    effect(play, seat, 'guild.miners');
    gain(play, seat, 'metal', 2, 'guild.miners');
  },
};
