import type { PropertyRules } from './property.ts';

export const library: PropertyRules = {
  name: { en: 'Library', de: 'Bibliothek', fr: 'Bibliothèque' },
  aName: { en: 'a library', de: 'eine Bibliothek', fr: 'une bibliothèque' },
  theName: { en: 'the library', de: 'die Bibliothek', fr: 'la bibliothèque' },
  text: {
    en: 'Plank: draw 2 cards, then discard 2 cards from your hand. Gnome: draw 1 card at the end of each of your turns, before the hand limit of 5 is checked.',
    de: 'Planke: Ziehe 2 Karten, dann lege 2 Karten aus deiner Hand ab. Gnom: Ziehe am Ende jedes deiner Züge 1 Karte; danach gilt das Handlimit von 5.',
    fr: 'Plateforme\u00a0: piochez 2 cartes, puis défaussez 2 cartes de votre main. Gnome\u00a0: piochez 1 carte à la fin de chacun de vos tours, avant d’appliquer la limite de 5 cartes.',
  },
  line: {
    en: 'Plank: draw 2, discard 2. Gnome: draw 1 at end.',
    de: 'Planke: 2 ziehen, 2 ablegen. Gnom: am Ende 1.',
    fr: 'Plateforme\u00a0: pioche 2, défausse 2. Gnome\u00a0: 1 à la fin.',
  },
  income: 1,
  plank: { fee: 0, locked: false, does: { draw: 2, discard: 2 } },
  locks: 1,
  draws: 1,
};
