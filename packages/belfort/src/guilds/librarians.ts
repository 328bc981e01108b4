import { drawThenDiscard } from '../phases/cards.ts';
import type { GuildRules } from './guild.ts';

export const librarians: GuildRules = {
  name: { en: 'Librarians’ guild', de: 'Bibliothekarsgilde', fr: 'Guilde des bibliothécaires' },
  text: {
    en: 'Draw 3 cards from the deck, then discard 1 card from your hand; it may be a new one.',
    de: 'Ziehe 3 Karten vom Nachziehstapel, dann lege 1 Karte aus deiner Hand ab; es darf eine neue sein.',
    fr: 'Piochez 3 cartes, puis défaussez 1 carte de votre main\u00a0; ce peut être une des nouvelles.',
  },
  kind: 'basic',
  act: (play, seat) => drawThenDiscard(play, seat, 3, 1, 'guild.librarians'),
};
