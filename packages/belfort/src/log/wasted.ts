import type { Text } from '@guildhall/kernel';
import type { Source } from '../events.ts';

const nobodyLeft: Text = {
  en: 'nobody is left to recruit',
  de: 'niemand mehr anzuwerben',
  fr: 'plus personne à recruter',
};
const noCard: Text = { en: 'there is no card to draw', de: 'keine Karte zu ziehen', fr: 'aucune carte à piocher' };

/** Why an action did nothing, where its source alone does not tell. */
export const nothingToDo: Readonly<Partial<Record<Source, Text>>> = {
  desk: nobodyLeft,
  neutral: {
    en: 'the card has no free site',
    de: 'kein freier Bauplatz für die Karte',
    fr: 'aucun emplacement libre pour la carte',
  },
  'plank.inn': nobodyLeft,
  'plank.tower': {
    en: 'there is no gnome or no free lock',
    de: 'kein Gnom oder kein freies Schloss da',
    fr: 'pas de gnome ou pas de serrure libre',
  },
  'plank.library': noCard,
  'gnome.pub': {
    en: 'no dwarf can become a master',
    de: 'kein Zwerg kann Meister werden',
    fr: 'aucun nain ne peut devenir maître',
  },
  'gnome.gardens': {
    en: 'no elf can become a master',
    de: 'kein Elb kann Meister werden',
    fr: 'aucun elfe ne peut devenir maître',
  },
  'gnome.gatehouse': {
    en: 'no second half of a gatehouse is free',
    de: 'keine zweite Hälfte eines Torhauses frei',
    fr: 'aucune seconde moitié de corps de garde libre',
  },
  'gnome.library': noCard,
  'guild.recruiters': nobodyLeft,
  'guild.librarians': noCard,
  // before declining was an event of its own, this was said of it as well
  'guild.architects': { en: 'nothing is built', de: 'nichts wird gebaut', fr: 'rien n’est construit' },
  'guild.thieves': {
    en: 'nobody has gold to take',
    de: 'niemand hat Gold, das zu nehmen wäre',
    fr: 'personne n’a d’or à prendre',
  },
  'guild.bandits': {
    en: 'nobody has wood, stone or metal to take',
    de: 'niemand hat Holz, Stein oder Metall, das zu nehmen wäre',
    fr: 'personne n’a de bois, de pierre ou de métal à prendre',
  },
  'guild.spies': {
    en: 'nobody has a card to reveal',
    de: 'niemand hat eine Karte zum Aufdecken',
    fr: 'personne n’a de carte à révéler',
  },
  'guild.wizards': {
    en: 'there are no markers to swap',
    de: 'keine Figuren zu vertauschen',
    fr: 'aucun marqueur à échanger',
  },
};

export const nothingAtAll: Text = { en: 'nothing can be done', de: 'nichts möglich', fr: 'rien n’est possible' };
