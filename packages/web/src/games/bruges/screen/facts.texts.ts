import type { Colour } from '@guildhall/bruges';
import type { Text } from '@guildhall/kernel';

/*
 * What the third marker of a threat takes. `which` is next or third; `who` is you or they: another player, of whom one
 * speaks.
 */
export const damageTexts: Readonly<Record<Colour, Text>> = {
  blue: {
    en: 'The {which, select, next {next} other {third}} marker drowns {who, select, you {{n, plural, =0 {your workers; you have none now} one {your only worker} other {your # workers}}} other {{n, plural, =0 {all workers; there are none now} one {the only worker} other {all # workers}}}}.',
    de: 'Der {which, select, next {nächste} other {dritte}} Marker ertränkt {who, select, you {{n, plural, =0 {deine Handlanger; du hast gerade keine} one {deinen einzigen Handlanger} other {deine # Handlanger}}} other {{n, plural, =0 {alle Handlanger; gerade sind keine da} one {den einzigen Handlanger} other {alle # Handlanger}}}}.',
    fr: 'Le {which, select, next {prochain} other {troisième}} marqueur noie {who, select, you {{n, plural, =0 {vos ouvriers\u00a0; vous n’en avez pas en ce moment} =1 {votre seul ouvrier} other {vos # ouvriers}}} other {{n, plural, =0 {tous les ouvriers\u00a0; il n’y en a pas en ce moment} =1 {le seul ouvrier} other {les # ouvriers}}}}.',
  },
  brown: {
    en: 'The {which, select, next {next} other {third}} marker takes {who, select, you {{n, plural, =0 {one of your persons; you have none now} one {your only person} other {one of your # persons}}} other {{n, plural, =0 {a person; there is none now} one {the only person} other {one of # persons}}}}.',
    de: 'Der {which, select, next {nächste} other {dritte}} Marker kostet {who, select, you {{n, plural, =0 {eine deiner Personen; du hast gerade keine} one {deine einzige Person} other {eine deiner # Personen}}} other {{n, plural, =0 {eine Person; gerade ist keine da} one {die einzige Person} other {eine von # Personen}}}}.',
    fr: 'Le {which, select, next {prochain} other {troisième}} marqueur emporte {who, select, you {{n, plural, =0 {l’un de vos personnages\u00a0; vous n’en avez pas en ce moment} =1 {votre seul personnage} other {l’un de vos # personnages}}} other {{n, plural, =0 {un personnage\u00a0; il n’y en a pas en ce moment} =1 {le seul personnage} other {l’un des # personnages}}}}.',
  },
  red: {
    en: 'The {which, select, next {next} other {third}} marker burns a house or the outermost canal token of a section{n, plural, =0 {; there is nothing to burn now} other {}}.',
    de: 'Der {which, select, next {nächste} other {dritte}} Marker verbrennt ein Haus oder das äußerste Kanalplättchen eines Abschnitts{n, plural, =0 {; gerade gibt es nichts zu verbrennen} other {}}.',
    fr: 'Le {which, select, next {prochain} other {troisième}} marqueur brûle une maison ou le jeton canal le plus éloigné d’une section{n, plural, =0 {\u00a0; il n’y a rien à brûler en ce moment} other {}}.',
  },
  purple: {
    en: 'The {which, select, next {next} other {third}} marker costs {who, select, you {you } other {}}{n, plural, one {# point} other {# points}}.',
    de: 'Der {which, select, next {nächste} other {dritte}} Marker kostet {who, select, you {dich } other {}}{n, plural, one {# Punkt} other {# Punkte}}.',
    fr: 'Le {which, select, next {prochain} other {troisième}} marqueur {who, select, you {vous } other {}}coûte {n, plural, one {# point} other {# points}}.',
  },
  yellow: {
    en: 'The {which, select, next {next} other {third}} marker takes {who, select, you {{n, plural, =0 {all your guilders; you have none now} one {your only guilder} other {your # guilders}}} other {{n, plural, =0 {all guilders; there are none now} one {the only guilder} other {all # guilders}}}}.',
    de: 'Der {which, select, next {nächste} other {dritte}} Marker nimmt {who, select, you {{n, plural, =0 {dir alle Gulden; du hast gerade keine} one {dir deinen einzigen Gulden} other {dir deine # Gulden}}} other {{n, plural, =0 {alle Gulden; gerade sind keine da} one {den einzigen Gulden} other {alle # Gulden}}}}.',
    fr: 'Le {which, select, next {prochain} other {troisième}} marqueur prend {who, select, you {{n, plural, =0 {tous vos florins\u00a0; vous n’en avez pas en ce moment} =1 {votre seul florin} other {vos # florins}}} other {{n, plural, =0 {tous les florins\u00a0; il n’y en a pas en ce moment} =1 {le seul florin} other {les # florins}}}}.',
  },
};

/** How the next marker comes. */
export const nextMarkerTexts: Readonly<Record<Colour, Text>> = {
  blue: {
    en: 'A blue 5 or 6 brings everybody a flood marker.',
    de: 'Eine blaue 5 oder 6 bringt allen einen Flutmarker.',
    fr: 'Un 5 ou un 6 bleu apporte à tous un marqueur inondation.',
  },
  brown: {
    en: 'A brown 5 or 6 brings everybody a plague marker.',
    de: 'Eine braune 5 oder 6 bringt allen einen Pestmarker.',
    fr: 'Un 5 ou un 6 brun apporte à tous un marqueur peste.',
  },
  red: {
    en: 'A red 5 or 6 brings everybody a fire marker.',
    de: 'Eine rote 5 oder 6 bringt allen einen Feuermarker.',
    fr: 'Un 5 ou un 6 rouge apporte à tous un marqueur incendie.',
  },
  purple: {
    en: 'A purple 5 or 6 brings everybody an intrigue marker.',
    de: 'Eine violette 5 oder 6 bringt allen einen Intrigenmarker.',
    fr: 'Un 5 ou un 6 violet apporte à tous un marqueur intrigue.',
  },
  yellow: {
    en: 'A yellow 5 or 6 brings everybody a raid marker.',
    de: 'Eine gelbe 5 oder 6 bringt allen einen Überfallmarker.',
    fr: 'Un 5 ou un 6 jaune apporte à tous un marqueur pillage.',
  },
};

export const factTexts = {
  spared: {
    en: 'The {which, select, next {next} other {third}} marker does {who, select, you {you } other {}}no damage: “{person}” protects, and brings points.',
    de: 'Der {which, select, next {nächste} other {dritte}} Marker richtet {who, select, you {bei dir } other {}}keinen Schaden an: „{person}“ schützt und bringt Punkte.',
    fr: 'Le {which, select, next {prochain} other {troisième}} marqueur ne {who, select, you {vous } other {}}cause aucun dégât\u00a0: «\u00a0{person}\u00a0» protège et rapporte des points.',
  },
  pile: {
    en: 'When the first pile runs out, the game ends with that round or the next: in about {from, plural, one {# round} other {# rounds}} at the earliest, {to} at the latest.',
    de: 'Ist der erste Stapel leer, endet das Spiel mit dieser oder der nächsten Runde: frühestens in etwa {from, plural, one {# Runde} other {# Runden}}, spätestens in {to}.',
    fr: 'Quand la première pile est vide, la partie finit avec cette manche ou la suivante\u00a0: dans environ {from, plural, one {# manche} other {# manches}} au plus tôt, {to} au plus tard.',
  },
  nextSpace: {
    en: 'The next space is built with {card} and costs {price}.',
    de: 'Das nächste Feld baust du mit einer Karte dieser Farbe: {card}. Es kostet {price}.',
    fr: 'La case suivante se construit avec {card} et coûte {price}.',
  },
  sectionDone: {
    en: 'This section is complete.',
    de: 'Dieser Abschnitt ist fertig.',
    fr: 'Cette section est achevée.',
  },
  statueFor: {
    en: 'Whoever completes a section of {n} spaces takes the topmost statue: {points}.',
    de: 'Wer einen Abschnitt mit {n} Feldern fertig baut, nimmt die oberste Statue: {points}.',
    fr: 'Qui achève une section de {n} cases prend la statue du dessus\u00a0: {points}.',
  },
  stepWorth: {
    en: 'Step {n} is worth {worth} at the end.',
    de: 'Stufe {n} zählt am Ende {worth}.',
    fr: 'L’échelon {n} rapporte {worth} à la fin.',
  },
  stepCosts: {
    en: 'Going there costs you {price} this round, once, after the dice.',
    de: 'Dorthin zu gehen kostet dich diese Runde {price}, einmal, nach dem Würfeln.',
    fr: 'Y monter vous coûte {price} cette manche, une fois, après les dés.',
  },
  topStep: {
    en: 'You are on the highest step.',
    de: 'Du stehst auf der höchsten Stufe.',
    fr: 'Vous êtes à l’échelon le plus haut.',
  },
  notRolled: {
    en: 'The dice are rolled once everybody has drawn.',
    de: 'Gewürfelt wird, wenn alle gezogen haben.',
    fr: 'On lance les dés quand tous ont pioché.',
  },
  dieGuilders: {
    en: 'Play {card} for guilders and you get {guilders}.',
    de: 'So viel bringt {card}, für Gulden gespielt: {guilders}.',
    fr: 'Jouée pour des florins, {card} rapporte {guilders}.',
  },
  dieStep: {
    en: 'Part of the price of a step of reputation: {guilders}.',
    de: 'Teil des Preises für eine Stufe des Ansehens: {guilders}.',
    fr: 'Part du prix d’un échelon de réputation\u00a0: {guilders}.',
  },
  worker: {
    en: 'Playing {card} as a house costs one. Some persons need one to act.',
    de: 'Einer davon bezahlt {card}, als Haus gespielt. Manche Personen brauchen einen, um zu wirken.',
    fr: 'Jouer {card} comme maison en coûte un. Certains personnages en demandent un pour agir.',
  },
  majority: {
    en: 'Whoever is ahead of everybody at the end of a round wins this marker and keeps it: {points} at the end.',
    de: 'Wer am Ende einer Runde vor allen anderen liegt, gewinnt diesen Marker und behält ihn: am Ende {points}.',
    fr: 'Qui devance tous les autres à la fin d’une manche gagne ce marqueur et le garde\u00a0: {points} à la fin.',
  },
  majorityNow: {
    en: 'Now: you {own}, the best other player {best}.',
    de: 'Jetzt: du {own}, der beste andere {best}.',
    fr: 'À présent\u00a0: vous {own}, le meilleur des autres {best}.',
  },
} satisfies Record<string, Text>;
