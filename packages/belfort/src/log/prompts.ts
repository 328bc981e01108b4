import type { Text } from '@guildhall/kernel';

/** What is asked of a player, by the `ask` of the decision. */
export const prompts = {
  startingHand: {
    en: 'Choose two cards to discard; you keep the other three.',
    de: 'Wähle zwei Karten zum Ablegen; die anderen drei behältst du.',
    fr: 'Choisissez deux cartes à défausser\u00a0; vous gardez les trois autres.',
  },
  neutralDwarf: {
    en: 'Choose the guild where the dwarf of your neutral builder will stand.',
    de: 'Wähle die Gilde, bei der der Zwerg deines Nichtspielers stehen soll.',
    fr: 'Choisissez la guilde où se tiendra le nain de votre non-joueur.',
  },
  place: {
    en: 'Place a worker on a plank, or pass.',
    de: 'Setze einen Arbeiter auf eine Planke oder passe.',
    fr: 'Placez un travailleur sur une plateforme, ou passez.',
  },
  distribute: {
    en: 'Send your remaining workers to the resource areas.',
    de: 'Schicke deine restlichen Arbeiter auf die Ressourcenfelder.',
    fr: 'Envoyez vos travailleurs restants dans les zones ressources.',
  },
  crest: {
    en: 'Swap crests with another player, or keep yours.',
    de: 'Tausche dein Wappen mit jemand anderem oder behalte es.',
    fr: 'Échangez votre écusson avec un autre joueur, ou gardez-le.',
  },
  turn: {
    en: 'Your action turn: choose an action, or end your turn.',
    de: 'Dein Aktionszug: Wähle eine Aktion oder beende den Zug.',
    fr: 'Votre tour d’actions\u00a0: choisissez une action, ou terminez votre tour.',
  },
  discard: {
    en: 'Choose a card from your hand to discard.',
    de: 'Wähle eine Handkarte zum Ablegen.',
    fr: 'Choisissez une carte de votre main à défausser.',
  },
  gnome: {
    en: 'Choose the card that your new gnome moves to.',
    de: 'Wähle die Karte, auf die dein neuer Gnom zieht.',
    fr: 'Choisissez la carte où s’installe votre nouveau gnome.',
  },
  extend: {
    en: 'Choose the gatehouse whose second symbol you mark.',
    de: 'Wähle das Torhaus, dessen zweites Symbol du besetzt.',
    fr: 'Choisissez le corps de garde dont vous occupez le second symbole.',
  },
  recruit: {
    en: 'Choose whom you recruit.',
    de: 'Wähle, wen du anwirbst.',
    fr: 'Choisissez qui vous recrutez.',
  },
  architects: {
    en: 'Choose where to build at a reduced price, or decline.',
    de: 'Wähle, wo du vergünstigt baust, oder verzichte.',
    fr: 'Choisissez où construire à prix réduit, ou renoncez.',
  },
  discount: {
    en: 'Choose what is taken off the price.',
    de: 'Wähle, was dir vom Preis erlassen wird.',
    fr: 'Choisissez ce qui est déduit du prix.',
  },
  steal: {
    en: 'Choose from whom you take gold, and how much.',
    de: 'Wähle, wem du wie viel Gold nimmst.',
    fr: 'Choisissez à qui vous prenez de l’or, et combien.',
  },
  rob: {
    en: 'Choose from whom you take wood, stone or metal.',
    de: 'Wähle, wem du Holz, Stein oder Metall nimmst.',
    fr: 'Choisissez à qui vous prenez du bois, de la pierre ou du métal.',
  },
  reveal: {
    en: 'The spies are here: choose a card from your hand to reveal.',
    de: 'Die Spione sind da: Wähle eine Handkarte, die du aufdeckst.',
    fr: 'Les espions sont là\u00a0: choisissez une carte de votre main à révéler.',
  },
  spy: {
    en: 'Choose the revealed card that you take.',
    de: 'Wähle die aufgedeckte Karte, die du nimmst.',
    fr: 'Choisissez la carte révélée que vous prenez.',
  },
  swap: {
    en: 'Choose the two sites whose markers change places.',
    de: 'Wähle die zwei Orte, deren Figuren die Plätze tauschen.',
    fr: 'Choisissez les deux emplacements dont les marqueurs sont échangés.',
  },
  settle: {
    en: 'Choose the gatehouse symbol on which the marker arrives.',
    de: 'Wähle das Torhaussymbol, auf das die Figur kommt.',
    fr: 'Choisissez le symbole du corps de garde où arrive le marqueur.',
  },
  neutralCard: {
    en: 'Choose a card for your neutral builder.',
    de: 'Wähle eine Karte für deinen Nichtspieler.',
    fr: 'Choisissez une carte pour votre non-joueur.',
  },
  neutralSite: {
    en: 'Choose where your neutral builder builds.',
    de: 'Wähle, wo dein Nichtspieler baut.',
    fr: 'Choisissez où votre non-joueur construit.',
  },
} satisfies Record<string, Text>;

export type Ask = keyof typeof prompts;
