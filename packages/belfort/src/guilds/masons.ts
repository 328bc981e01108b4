import { effect, gain } from '../play.ts';
import type { GuildRules } from './guild.ts';

export const masons: GuildRules = {
  name: { en: 'Masons’ guild', de: 'Steinmetzgilde', fr: 'Guilde des maçons' },
  text: {
    en: 'Take 4 stone.',
    de: 'Nimm 4 Stein.',
    fr: 'Prenez 4 pierres.',
  },
  kind: 'resource',
  act(play, seat) {
    effect(play, seat, 'guild.masons');
    gain(play, seat, 'stone', 4, 'guild.masons');
  },
};
