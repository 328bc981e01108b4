import { plainReasonTexts, type Text } from '@guildhall/kernel';
import { type PersonReason, words } from '../persons/index.ts';
import type { AnyWords } from '../persons/words.ts';
import type { Reason } from './reasons.ts';

const common: Readonly<Record<Exclude<Reason, PersonReason>['why'], Text>> = {
  ...plainReasonTexts,
  cannotPay: {
    en: 'Costs {cost, plural, one {# guilder} other {# guilders}}, you have {has}.',
    de: 'Kostet {cost} Gulden, du hast {has}.',
    fr: 'Coûte {cost, plural, one {# florin} other {# florins}}, vous en avez {has}.',
  },

  alreadyPlayed: {
    en: 'You have played your card for this turn.',
    de: 'Du hast deine Karte für diesen Zug schon gespielt.',
    fr: 'Vous avez déjà joué votre carte pour ce tour.',
  },
  mustPlay: {
    en: 'You must play a card first.',
    de: 'Du musst zuerst eine Karte spielen.',
    fr: 'Vous devez d’abord jouer une carte.',
  },
  mustChoose: {
    en: 'This cannot be declined. {prompt}',
    de: 'Das lässt sich nicht ablehnen. {prompt}',
    fr: 'Cela ne peut pas être refusé. {prompt}',
  },
  chooseMore: {
    en: 'Choose at least {n} more.',
    de: 'Wähle noch mindestens {n} aus.',
    fr: 'Choisissez-en encore au moins {n}.',
  },

  notInHand: {
    en: 'This card is not in your hand: {cardName}.',
    de: 'Diese Karte hast du nicht auf der Hand: {cardName}.',
    fr: 'Vous n’avez pas cette carte en main\u00a0: {cardName}.',
  },
  emptyHand: {
    en: 'You hold no cards.',
    de: 'Du hast keine Karten auf der Hand.',
    fr: 'Vous n’avez aucune carte en main.',
  },
  onlyDrawn: {
    en: 'Only the card just drawn can be played: {cardName}.',
    de: 'Gespielt werden kann nur die eben gezogene Karte: {cardName}.',
    fr: 'Seule la carte que vous venez de piocher peut être jouée\u00a0: {cardName}.',
  },
  emptyPile: {
    en: 'This pile has no cards.',
    de: 'Dieser Stapel hat keine Karten.',
    fr: 'Cette pile n’a plus de cartes.',
  },
  nothingToDraw: {
    en: 'There is no card left to draw.',
    de: 'Es gibt keine Karte mehr zu ziehen.',
    fr: 'Il n’y a plus de carte à piocher.',
  },

  noWorker: {
    en: '{kinds, plural, =5 {You have no worker.} other {You have no {colours} worker.}}',
    de: '{kinds, plural, =5 {Du hast keinen Handlanger.} other {Du hast keinen {colours} Handlanger.}}',
    fr: '{kinds, plural, =5 {Vous n’avez aucun ouvrier.} other {Vous n’avez aucun ouvrier {colours}.}}',
  },
  wrongWorker: {
    en: 'This house needs a {colours} worker.',
    de: 'Dieses Haus braucht einen {colours} Handlanger.',
    fr: 'Cette maison demande un ouvrier {colours}.',
  },
  noMarker: {
    en: '{kinds, plural, =5 {You have no threat marker.} other {You have no {colours} threat marker.}}',
    de: '{kinds, plural, =5 {Du hast keinen Bedrohungsmarker.} other {Du hast keinen {colours} Bedrohungsmarker.}}',
    fr: '{kinds, plural, =5 {Vous n’avez aucun marqueur menace.} other {Vous n’avez aucun marqueur menace {colours}.}}',
  },
  notStriking: {
    en: 'Strikes with three markers, you have {has}: {threat}.',
    de: 'Schlägt mit drei Markern zu, du hast {has}: {threat}.',
    fr: 'Frappe avec trois marqueurs, vous en avez {has}\u00a0: {threat}.',
  },

  wrongDie: {
    en: '{kinds, plural, one {This card brings what the {die} die shows.} other {Your cards bring what their own dice show: {colours}.}}',
    de: '{kinds, plural, one {Diese Karte bringt, was der {die} Würfel zeigt.} other {Deine Karten bringen, was ihre eigenen Würfel zeigen: {colours}.}}',
    fr: '{kinds, plural, one {Cette carte rapporte ce qu’indique le dé {die}.} other {Vos cartes rapportent ce qu’indiquent leurs propres dés\u00a0: {colours}.}}',
  },

  sectionComplete: {
    en: '{section, select, left {Your left section is complete.} right {Your right section is complete.} other {Both of your canal sections are complete.}}',
    de: '{section, select, left {Dein linker Abschnitt ist vollständig.} right {Dein rechter Abschnitt ist vollständig.} other {Deine beiden Kanalabschnitte sind vollständig.}}',
    fr: '{section, select, left {Votre section gauche est complète.} right {Votre section droite est complète.} other {Vos deux sections de canal sont complètes.}}',
  },
  nextSpaces: {
    en: '{kinds, plural, one {The next space of your canal is {colours}.} other {The next spaces of your canals are {colours}.}}',
    de: '{kinds, plural, one {Das nächste Feld deines Kanals ist {colours}.} other {Die nächsten Felder deiner Kanäle sind {colours}.}}',
    fr: '{kinds, plural, one {Prochaine case de votre canal\u00a0: {colours}.} other {Prochaines cases de vos canaux\u00a0: {colours}.}}',
  },
  noToken: {
    en: '{section, select, left {Your left section has no canal token.} right {Your right section has no canal token.} other {You have no canal token.}}',
    de: '{section, select, left {In deinem linken Abschnitt liegt kein Kanalplättchen.} right {In deinem rechten Abschnitt liegt kein Kanalplättchen.} other {Du hast kein Kanalplättchen.}}',
    fr: '{section, select, left {Votre section gauche n’a pas de jeton canal.} right {Votre section droite n’a pas de jeton canal.} other {Vous n’avez aucun jeton canal.}}',
  },

  noHouse: { en: 'You have no house.', de: 'Du hast kein Haus.', fr: 'Vous n’avez aucune maison.' },
  noEmptyHouse: {
    en: 'You have no empty house.',
    de: 'Du hast kein leeres Haus.',
    fr: 'Vous n’avez aucune maison vide.',
  },
  noSuchHouse: {
    en: 'You have no such house.',
    de: 'Ein solches Haus hast du nicht.',
    fr: 'Vous n’avez pas cette maison.',
  },
  occupied: {
    en: 'Somebody lives in this house: {personName}.',
    de: 'In diesem Haus wohnt schon jemand: {personName}.',
    fr: 'Quelqu’un habite déjà cette maison\u00a0: {personName}.',
  },
  olderHouse: {
    en: 'Choose the oldest empty house of this colour: house {house}.',
    de: 'Wähle das älteste leere Haus dieser Farbe: Haus {house}.',
    fr: 'Choisissez la plus ancienne maison vide de cette couleur\u00a0: la maison {house}.',
  },

  notInPlay: {
    en: 'This person does not live in your houses: {personName}.',
    de: 'Diese Person wohnt nicht in deinen Häusern: {personName}.',
    fr: 'Ce personnage n’habite pas chez vous\u00a0: {personName}.',
  },
  nobodyInPlay: {
    en: 'Nobody lives in your houses.',
    de: 'In deinen Häusern wohnt niemand.',
    fr: 'Personne n’habite vos maisons.',
  },
  notUsable: {
    en: '{icon, select, arrow {This person acts only when it is recruited} laurel {This person counts only in the final scoring} other {This person acts by itself}}: {personName}.',
    de: '{icon, select, arrow {Diese Person wirkt nur beim Anwerben} laurel {Diese Person zählt nur in der Schlusswertung} other {Diese Person wirkt von selbst}}: {personName}.',
    fr: '{icon, select, arrow {Ce personnage n’agit qu’à son recrutement} laurel {Ce personnage ne compte qu’au décompte final} other {Ce personnage agit de lui-même}}\u00a0: {personName}.',
  },
  usedThisRound: {
    en: 'Used already this round: {personName}.',
    de: 'In dieser Runde schon genutzt: {personName}.',
    fr: 'Effet déjà utilisé pendant cette manche\u00a0: {personName}.',
  },
  needsWorker: {
    en: '{personName}: needs a {colour} worker; you have none.',
    de: '{personName}: braucht einen {colour} Handlanger; du hast keinen.',
    fr: '{personName}\u00a0: demande un ouvrier {colour}\u00a0; vous n’en avez pas.',
  },
  nothingToChange: {
    en: 'Its effect would change nothing now: {personName}.',
    de: 'Die Wirkung würde jetzt nichts ändern: {personName}.',
    fr: 'Son effet ne changerait rien maintenant\u00a0: {personName}.',
  },
  nothingToCount: {
    en: 'You have nothing of what this person counts: {personName}.',
    de: 'Du hast nichts von dem, was diese Person zählt: {personName}.',
    fr: 'Vous n’avez rien de ce que ce personnage compte\u00a0: {personName}.',
  },
  itself: {
    en: 'Choose another person, not this one: {personName}.',
    de: 'Wähle eine andere Person, nicht diese: {personName}.',
    fr: 'Choisissez un autre personnage que celui-ci\u00a0: {personName}.',
  },
  wrongIcon: {
    en: '{icon, select, arrow {This person has no arrow icon} other {This person has no worker icon}}: {personName}.',
    de: '{icon, select, arrow {Diese Person hat kein Pfeilsymbol} other {Diese Person hat kein Handlangersymbol}}: {personName}.',
    fr: '{icon, select, arrow {Ce personnage ne porte pas le symbole flèche} other {Ce personnage ne porte pas le symbole ouvrier}}\u00a0: {personName}.',
  },

  yourself: {
    en: 'Choose another player, not yourself.',
    de: 'Wähle jemand anderen, nicht dich selbst.',
    fr: 'Choisissez un autre joueur que vous-même.',
  },
  immune: {
    en: 'A person protects {of} from the persons of others.',
    de: 'Eine Person schützt {of} vor den Personen anderer.',
    fr: 'Un personnage protège {of} des personnages des autres.',
  },
  allImmune: {
    en: 'All those whom it could affect are protected by a person.',
    de: 'Alle, die es treffen könnte, werden von einer Person geschützt.',
    fr: 'Tous ceux que cela pourrait toucher sont protégés par un personnage.',
  },
  nothingElsewhere: {
    en: 'No other player has {what, select, guilders {guilders} workers {workers} tokens {canal tokens} other {an empty house}} to lose.',
    de: 'Niemand sonst hat {what, select, guilders {Gulden} workers {Handlanger} tokens {Kanalplättchen} other {ein leeres Haus}} zu verlieren.',
    fr: 'Aucun autre joueur n’a {what, select, guilders {de florins} workers {d’ouvriers} tokens {de jetons canal} other {de maison vide}} à perdre.',
  },
};

/** The reasons that single abilities give, with their words. */
export const personReasons = Object.assign({}, ...words.map(({ reasons }) => reasons ?? {})) as Readonly<
  Record<PersonReason['why'], NonNullable<AnyWords['reasons']>[string]>
>;

export const reasonTexts: Readonly<Record<Reason['why'], Text>> = {
  ...common,
  ...(Object.fromEntries(Object.entries(personReasons).map(([why, { text }]) => [why, text])) as Record<
    PersonReason['why'],
    Text
  >),
};
