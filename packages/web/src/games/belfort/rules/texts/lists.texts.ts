import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const properties = {
  title: { en: 'The ten properties', de: 'Die zehn Gebäude', fr: 'Les dix propriétés' },
  intro: {
    en: 'The deck has five cards of each. They are sorted as in the hand, the cheapest first.',
    de: 'Im Stapel sind von jedem fünf Karten. Sie sind sortiert wie auf der Hand, die günstigsten zuerst.',
    fr: 'La pioche contient cinq cartes de chaque. Elles sont rangées comme dans la main, les moins chères d’abord.',
  },
  none: { en: 'none', de: 'keine', fr: 'aucune' },
  noIncome: { en: 'none', de: 'keines', fr: 'aucun' },
} as const satisfies Texts;

export const guilds = {
  title: { en: 'The twelve guilds', de: 'Die zwölf Gilden', fr: 'Les douze guildes' },
  intro: {
    en: 'Every guild has one plank. Its action takes place in your turn, when you activate the worker there. The fee of 1 gold goes to the owner, who uses it for nothing; that is the income of a guild.',
    de: 'Jede Gilde hat eine Planke. Ihre Aktion findet in deinem Zug statt, wenn du den Arbeiter dort aktivierst. Die Gebühr von 1 Gold geht an den Spieler, dem die Gilde gehört und der sie umsonst nutzt; das ist das Einkommen einer Gilde.',
    fr: 'Chaque guilde a une plateforme. Son action a lieu pendant votre tour, quand vous activez le travailleur qui s’y trouve. La redevance de 1 pièce d’or va au propriétaire, qui l’utilise gratuitement\u00a0; c’est le revenu d’une guilde.',
  },
  basic: { en: 'Basic guilds', de: 'Basisgilden', fr: 'Guildes basiques' },
  resource: { en: 'Resource guilds', de: 'Ressourcengilden', fr: 'Guildes de ressources' },
  interactive: { en: 'Interactive guilds', de: 'Interaktive Gilden', fr: 'Guildes interactives' },
  notForTwo: { en: 'not with two players', de: 'nicht zu zweit', fr: 'pas à deux joueurs' },
} as const satisfies Texts;

export const costs = {
  title: { en: 'Table of costs', de: 'Kostentabelle', fr: 'Tableau des coûts' },
  properties: { en: 'Properties', de: 'Gebäude', fr: 'Propriétés' },
  guilds: { en: 'Guilds', de: 'Gilden', fr: 'Guildes' },
  what: { en: 'What', de: 'Was', fr: 'Quoi' },
  other: { en: 'Everything else', de: 'Alles Übrige', fr: 'Tout le reste' },
  wall: { en: 'Wall', de: 'Mauer', fr: 'Mur' },
  gnome: { en: 'Hire a gnome', de: 'Gnom einstellen', fr: 'Recruter un gnome' },
  card: { en: 'Buy a card', de: 'Karte kaufen', fr: 'Acheter une carte' },
  desk: { en: 'Plank at the recruiter’s desk', de: 'Planke am Anwerberpult', fr: 'Plateforme au bureau du recruteur' },
  guildFee: { en: 'Plank of a guild', de: 'Planke einer Gilde', fr: 'Plateforme d’une guilde' },
  cardFee: {
    en: 'Plank of a tower or an inn',
    de: 'Planke von Turm oder Gasthof',
    fr: 'Plateforme d’une tour ou d’une auberge',
  },
  buy: { en: 'Trading post: buy {what}', de: 'Handelsposten: {what} kaufen', fr: 'Comptoir\u00a0: acheter {what}' },
  price: { en: 'Price', de: 'Preis', fr: 'Prix' },
} as const satisfies Texts;
