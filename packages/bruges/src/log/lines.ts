import type { Text } from '@guildhall/kernel';

/** The sentences of the log. No grammar hangs on a name: anything may stand there. */
export const logLines = {
  round: {
    en: 'Round {round}: {name} begins',
    de: 'Runde {round}: {name} beginnt',
    fr: 'Manche {round}\u00a0: {name} commence',
  },
  lastRound: {
    en: 'Round {round}, the last one: {name} begins',
    de: 'Runde {round}, die letzte: {name} beginnt',
    fr: 'Manche {round}, la dernière\u00a0: {name} commence',
  },
  draw: { en: '{name} draws {card} {from}', de: '{name} zieht {card} {from}', fr: '{name} pioche {card} {from}' },
  drawFor: {
    en: '{name} draws {card} {from} ({source})',
    de: '{name} zieht {card} {from} ({source})',
    fr: '{name} pioche {card} {from} ({source})',
  },
  look: {
    en: '{name} takes up {cards}',
    de: '{name} nimmt {cards} auf die Hand',
    fr: '{name} prend en main {cards}',
  },
  extraPile: {
    en: 'A draw pile is used up ({pile}): the extra pile takes its place; round {round} is the last',
    de: 'Ein Nachziehstapel ist leer ({pile}): Der Zusatzstapel ersetzt ihn; Runde {round} ist die letzte',
    fr: 'Une pile est épuisée ({pile})\u00a0: la pile de réserve la remplace\u00a0; la manche {round} est la dernière',
  },
  cut: {
    en: 'A draw pile is used up ({pile}): {n, plural, one {# card of the other takes} other {# cards of the other take}} its place',
    de: 'Ein Nachziehstapel ist leer ({pile}): {n, plural, one {# Karte des anderen ersetzt} other {# Karten des anderen ersetzen}} ihn',
    fr: 'Une pile est épuisée ({pile})\u00a0: {n, plural, one {# carte de l’autre la remplace} other {# cartes de l’autre la remplacent}}',
  },
  shuffle: {
    en: 'The discard pile is shuffled: {n, plural, one {# card} other {# cards}} for new draw piles',
    de: 'Der Ablagestapel wird gemischt: {n, plural, one {# Karte} other {# Karten}} für neue Nachziehstapel',
    fr: 'La défausse est mélangée\u00a0: {n, plural, one {# carte} other {# cartes}} pour de nouvelles piles',
  },
  discard: {
    en: '{name} discards {card} ({source})',
    de: '{name} legt {card} ab ({source})',
    fr: '{name} défausse {card} ({source})',
  },
  recover: {
    en: '{name} takes {card} from the discard pile ({source})',
    de: '{name} nimmt {card} vom Ablagestapel ({source})',
    fr: '{name} reprend {card} dans la défausse ({source})',
  },
  roll: {
    en: '{name} rolls: {dice}; a step in reputation costs {guilders}',
    de: '{name} würfelt: {dice}; eine Stufe Ansehen kostet {guilders}',
    fr: '{name} lance les dés\u00a0: {dice}\u00a0; un échelon de réputation coûte {guilders}',
  },
  rollNoStep: {
    en: '{name} rolls: {dice}; without a 1 or 2, nobody can advance in reputation',
    de: '{name} würfelt: {dice}; ohne 1 oder 2 rückt niemand im Ansehen vor',
    fr: '{name} lance les dés\u00a0: {dice}\u00a0; sans 1 ni 2, personne n’avance en réputation',
  },
  reroll: {
    en: '{name} rolls {die} again: {value} ({source})',
    de: '{name} würfelt {die} neu: {value} ({source})',
    fr: '{name} relance {die}\u00a0: {value} ({source})',
  },
  turnDie: {
    en: '{name} turns {die} to {value} ({source})',
    de: '{name} dreht {die} auf {value} ({source})',
    fr: '{name} met {die} sur {value} ({source})',
  },
  threat: {
    en: '{name} takes {marker} ({source})',
    de: '{name} nimmt {marker} ({source})',
    fr: '{name} prend {marker} ({source})',
  },
  threatFrom: {
    en: '{other} passes {marker} to {name} ({source})',
    de: '{other} gibt {marker} an {name} weiter ({source})',
    fr: '{other} passe {marker} à {name} ({source})',
  },
  strike: { en: '{threat} strikes {name}', de: '{threat} trifft {name}', fr: '{threat} frappe {name}' },
  strikeInVain: {
    en: '{threat} strikes {name}, who has nothing to lose to it',
    de: '{threat} trifft {name}, doch es gibt nichts zu verlieren',
    fr: '{threat} frappe {name}, qui n’a rien à y perdre',
  },
  spared: { en: '{threat} spares {name}', de: '{threat} verschont {name}', fr: '{threat} épargne {name}' },
  marker: {
    en: '{name} discards {marker} ({source})',
    de: '{name} legt {marker} ab ({source})',
    fr: '{name} défausse {marker} ({source})',
  },
  turn: { en: 'Turn {turn}: {name}', de: 'Zug {turn}: {name}', fr: 'Tour {turn}\u00a0: {name}' },
  play: { en: '{name} plays {card} {use}', de: '{name} spielt {card} {use}', fr: '{name} joue {card} {use}' },
  playExtra: {
    en: '{name} plays {card} {use}, as an additional card',
    de: '{name} spielt zusätzlich {card} {use}',
    fr: '{name} joue {card} {use}, en carte supplémentaire',
  },
  extraCard: {
    en: '{name} plays an additional card',
    de: '{name} spielt eine zusätzliche Karte',
    fr: '{name} joue une carte supplémentaire',
  },
  activate: { en: '{name} uses {person}', de: '{name} nutzt {person}', fr: '{name} utilise {person}' },
  noCard: {
    en: '{name} ends the turn without a card',
    de: '{name} beendet den Zug ohne Karte',
    fr: '{name} termine son tour sans carte',
  },
  declined: { en: '{name} declines ({source})', de: '{name} verzichtet ({source})', fr: '{name} renonce ({source})' },
  noStep: {
    en: '{name} does not advance in reputation',
    de: '{name} rückt im Ansehen nicht vor',
    fr: '{name} n’avance pas en réputation',
  },
  points: {
    en: '{name} scores {what} ({source})',
    de: '{name} erhält {what} ({source})',
    fr: '{name} gagne {what} ({source})',
  },
  gain: {
    en: '{name} takes {what} ({source})',
    de: '{name} nimmt {what} ({source})',
    fr: '{name} prend {what} ({source})',
  },
  takeFrom: {
    en: '{name} takes {what} from {other} ({source})',
    de: '{name} nimmt {what} von {other} ({source})',
    fr: '{name} prend {what} à {other} ({source})',
  },
  pay: {
    en: '{name} pays {what} ({source})',
    de: '{name} zahlt {what} ({source})',
    fr: '{name} paie {what} ({source})',
  },
  lose: {
    en: '{name} loses {what} ({source})',
    de: '{name} verliert {what} ({source})',
    fr: '{name} perd {what} ({source})',
  },
  giveUp: {
    en: '{name} hands in {what} ({source})',
    de: '{name} gibt {what} ab ({source})',
    fr: '{name} rend {what} ({source})',
  },
  house: { en: '{name} builds {house}', de: '{name} baut {house}', fr: '{name} construit {house}' },
  houseOf: {
    en: '{name} builds {house} with {card}',
    de: '{name} baut {house} aus {card}',
    fr: '{name} construit {house} avec {card}',
  },
  houseFor: {
    en: '{name} builds {house} ({source})',
    de: '{name} baut {house} ({source})',
    fr: '{name} construit {house} ({source})',
  },
  houseOfFor: {
    en: '{name} builds {house} with {card} ({source})',
    de: '{name} baut {house} aus {card} ({source})',
    fr: '{name} construit {house} avec {card} ({source})',
  },
  houseLost: {
    en: '{name} loses {house}, which was {card} ({source})',
    de: '{name} verliert {house}, es war {card} ({source})',
    fr: '{name} perd {house}, c’était {card} ({source})',
  },
  person: { en: '{name} recruits {person}', de: '{name} wirbt {person} an', fr: '{name} recrute {person}' },
  personFor: {
    en: '{name} recruits {person} ({source})',
    de: '{name} wirbt {person} an ({source})',
    fr: '{name} recrute {person} ({source})',
  },
  backToHand: {
    en: '{name} takes {person} back to hand ({source})',
    de: '{name} nimmt {person} auf die Hand zurück ({source})',
    fr: '{name} reprend {person} en main ({source})',
  },
  personLost: {
    en: '{name} loses {person} ({source})',
    de: '{name} verliert {person} ({source})',
    fr: '{name} perd {person} ({source})',
  },
  canal: {
    en: '{name} builds a canal token on {space}',
    de: '{name} baut ein Kanalplättchen auf {space}',
    fr: '{name} construit un jeton canal sur {space}',
  },
  canalFor: {
    en: '{name} builds a canal token on {space} ({source})',
    de: '{name} baut ein Kanalplättchen auf {space} ({source})',
    fr: '{name} construit un jeton canal sur {space} ({source})',
  },
  canalLost: {
    en: '{name} loses the canal token on {space} ({source})',
    de: '{name} verliert das Kanalplättchen auf {space} ({source})',
    fr: '{name} perd le jeton canal sur {space} ({source})',
  },
  statue: {
    en: '{name} completes {section} and takes the statue worth {points}',
    de: '{name} vollendet {section} und nimmt die Statue für {points}',
    fr: '{name} achève {section} et prend la statue de {points}',
  },
  step: {
    en: '{name} advances to step {to} of the reputation track',
    de: '{name} rückt auf Stufe {to} der Ansehensleiste vor',
    fr: '{name} avance à l’échelon {to} de l’échelle de réputation',
  },
  stepFor: {
    en: '{name} advances to step {to} of the reputation track ({source})',
    de: '{name} rückt auf Stufe {to} der Ansehensleiste vor ({source})',
    fr: '{name} avance à l’échelon {to} de l’échelle de réputation ({source})',
  },
  stepBack: {
    en: '{name} falls back to step {to} of the reputation track ({source})',
    de: '{name} fällt auf Stufe {to} der Ansehensleiste zurück ({source})',
    fr: '{name} recule à l’échelon {to} de l’échelle de réputation ({source})',
  },
  compared: { en: '{majority}: {counts}', de: '{majority}: {counts}', fr: '{majority}\u00a0: {counts}' },
  majority: {
    en: '{name} secures a majority: {majority}',
    de: '{name} sichert sich eine Mehrheit: {majority}',
    fr: '{name} s’assure une majorité\u00a0: {majority}',
  },
  majorityFor: {
    en: '{name} secures a majority: {majority} ({source})',
    de: '{name} sichert sich eine Mehrheit: {majority} ({source})',
    fr: '{name} s’assure une majorité\u00a0: {majority} ({source})',
  },
  end: {
    en: '{n, plural, one {{names} wins the game} other {{names} win the game together}}',
    de: '{n, plural, one {{names} gewinnt das Spiel} other {{names} gewinnen das Spiel gemeinsam}}',
    fr: '{n, plural, one {{names} gagne la partie} other {{names} gagnent la partie ensemble}}',
  },
} satisfies Record<string, Text>;
