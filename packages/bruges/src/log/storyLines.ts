import type { Text } from '@guildhall/kernel';

/** Sentences for several events that belong to one deed. */
export const storyLines = {
  draws: { en: '{name} draws {cards}', de: '{name} zieht {cards}', fr: '{name} pioche {cards}' },
  drawsFor: {
    en: '{name} draws {cards} ({source})',
    de: '{name} zieht {cards} ({source})',
    fr: '{name} pioche {cards} ({source})',
  },
  playWorkers: {
    en: '{name} plays {card} and takes {what}',
    de: '{name} spielt {card} und nimmt {what}',
    fr: '{name} joue {card} et prend {what}',
  },
  playThreat: {
    en: '{name} plays {card}, discards {marker} and scores {points}',
    de: '{name} spielt {card}, legt {marker} ab und erhält {points}',
    fr: '{name} joue {card}, défausse {marker} et gagne {points}',
  },
  playCanal: {
    en: '{name} plays {card} and builds a canal token on {space}',
    de: '{name} spielt {card} und baut ein Kanalplättchen auf {space}',
    fr: '{name} joue {card} et construit un jeton canal sur {space}',
  },
  playCanalFor: {
    en: '{name} plays {card} and builds a canal token on {space} for {guilders}',
    de: '{name} spielt {card} und baut ein Kanalplättchen auf {space} für {guilders}',
    fr: '{name} joue {card} et construit un jeton canal sur {space} pour {guilders}',
  },
  houseFor: {
    en: '{name} builds {house} for {worker}',
    de: '{name} baut {house} für {worker}',
    fr: '{name} construit {house} contre {worker}',
  },
  houseOfFor: {
    en: '{name} builds {house} with {card} for {worker}',
    de: '{name} baut {house} aus {card} für {worker}',
    fr: '{name} construit {house} avec {card} contre {worker}',
  },
  recruitFor: {
    en: '{name} recruits {person} for {guilders}',
    de: '{name} wirbt {person} für {guilders} an',
    fr: '{name} recrute {person} pour {guilders}',
  },
  recruitForBy: {
    en: '{name} recruits {person} for {guilders} ({source})',
    de: '{name} wirbt {person} für {guilders} an ({source})',
    fr: '{name} recrute {person} pour {guilders} ({source})',
  },
  canalForBy: {
    en: '{name} builds a canal token on {space} for {guilders} ({source})',
    de: '{name} baut ein Kanalplättchen auf {space} für {guilders} ({source})',
    fr: '{name} construit un jeton canal sur {space} pour {guilders} ({source})',
  },
  useFor: {
    en: '{name} uses {person} for {worker}',
    de: '{name} nutzt {person} für {worker}',
    fr: '{name} utilise {person} contre {worker}',
  },
  useOf: {
    en: '{name} uses the effect of {person}',
    de: '{name} nutzt die Wirkung von {person}',
    fr: '{name} utilise l’effet de {person}',
  },
  exchange: {
    en: '{name} exchanges {give} for {take} ({source})',
    de: '{name} tauscht {give} gegen {take} ({source})',
    fr: '{name} échange {give} contre {take} ({source})',
  },
  advanceFor: {
    en: '{name} advances to step {to} of the reputation track for {guilders}',
    de: '{name} rückt für {guilders} auf Stufe {to} der Ansehensleiste vor',
    fr: '{name} avance à l’échelon {to} de l’échelle de réputation pour {guilders}',
  },
  marker: {
    en: '{name} discards {marker} and scores {points} ({source})',
    de: '{name} legt {marker} ab und erhält {points} ({source})',
    fr: '{name} défausse {marker} et gagne {points} ({source})',
  },
  markers: {
    en: '{name} takes {markers} ({source})',
    de: '{name} nimmt {markers} ({source})',
    fr: '{name} prend {markers} ({source})',
  },
  lastNow: {
    en: 'A draw pile is used up: the extra pile takes its place, and this round is the last',
    de: 'Ein Nachziehstapel ist leer: Der Zusatzstapel ersetzt ihn, und diese Runde ist die letzte',
    fr: 'Une pile est épuisée\u00a0: la pile de réserve la remplace, et cette manche est la dernière',
  },
  lastNext: {
    en: 'A draw pile is used up: the extra pile takes its place, and the next round will be the last',
    de: 'Ein Nachziehstapel ist leer: Der Zusatzstapel ersetzt ihn, und die nächste Runde wird die letzte',
    fr: 'Une pile est épuisée\u00a0: la pile de réserve la remplace, et la prochaine manche sera la dernière',
  },
  advanceFree: {
    en: '{name} advances to step {to} of the reputation track at no cost',
    de: '{name} rückt kostenlos auf Stufe {to} der Ansehensleiste vor',
    fr: '{name} avance gratuitement à l’échelon {to} de l’échelle de réputation',
  },
  majorityWon: {
    en: '{compared}; {name} turns the marker',
    de: '{compared}; {name} dreht den Marker um',
    fr: '{compared}\u00a0; {name} retourne le marqueur',
  },
  majorityHeld: {
    en: '{compared}; {name} has turned the marker before',
    de: '{compared}; {name} hat den Marker schon umgedreht',
    fr: '{compared}\u00a0; {name} a déjà retourné le marqueur',
  },
  majorityTied: {
    en: '{compared}; shared lead, nobody turns the marker',
    de: '{compared}; geteilte Führung, niemand dreht den Marker um',
    fr: '{compared}\u00a0; tête partagée, personne ne retourne le marqueur',
  },
  struck: { en: '{strike}: {what} lost', de: '{strike}: {what} verloren', fr: '{strike}\u00a0: {what} en moins' },
  final: {
    en: 'Final scoring, {name}: {items}',
    de: 'Schlusswertung, {name}: {items}',
    fr: 'Décompte final, {name}\u00a0: {items}',
  },
} satisfies Record<string, Text>;
