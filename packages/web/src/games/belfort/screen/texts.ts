import type { Text } from '@guildhall/kernel';

export const screenTexts = {
  costs: { en: 'Costs {what}.', de: 'Kostet {what}.', fr: 'Coûte {what}.' },
  left: {
    en: '{card}: {sites, plural, =0 {no free site} one {# free site} other {# free sites}}, {cards, plural, =0 {no unseen card} one {# unseen card} other {# unseen cards}} left.',
    de: '{card}: noch {sites, plural, =0 {kein freier Bauplatz} one {# freier Bauplatz} other {# freie Bauplätze}}, {cards, plural, =0 {keine ungesehene Karte} one {# ungesehene Karte} other {# ungesehene Karten}}.',
    fr: '{card}\u00a0: encore {sites, plural, =0 {aucun emplacement libre} one {# emplacement libre} other {# emplacements libres}}, {cards, plural, =0 {aucune carte non vue} one {# carte non vue} other {# cartes non vues}}.',
  },
  pointsNow: {
    en: 'If scored now: {all}',
    de: 'Bei Wertung jetzt: {all}',
    fr: 'Si on décomptait maintenant\u00a0: {all}',
  },
  pointsOf: { en: '{name} {before} → {after}', de: '{name} {before} → {after}', fr: '{name} {before} → {after}' },
  crestChange: {
    en: 'Your crest: {before} → {after}',
    de: 'Dein Wappen: {before} → {after}',
    fr: 'Votre écusson\u00a0: {before} → {after}',
  },
  crestOrder: {
    en: 'Order then: {order}. {first} acts first{last, select, yes {} other {, and places first next month}}{open, select, yes {, unless somebody in the camp changes it again} other {}}.',
    de: 'Reihenfolge dann: {order}. Zuerst handelt {first}{last, select, yes {} other { und setzt im nächsten Monat zuerst ein}}{open, select, yes {, falls im Lager nicht noch jemand tauscht} other {}}.',
    fr: 'Ordre alors\u00a0: {order}. {first} agit en premier{last, select, yes {} other { et placera en premier le mois prochain}}{open, select, yes {, sauf nouvel échange au camp} other {}}.',
  },
  campPlace: {
    en: 'You would be number {n} to choose a crest. Order now: {order}.',
    de: 'Du würdest als Nummer {n} ein Wappen wählen. Reihenfolge jetzt: {order}.',
    fr: 'Vous choisiriez un écusson en position {n}. Ordre actuel\u00a0: {order}.',
  },
  inOrder: { en: '{n} {name}', de: '{n} {name}', fr: '{n} {name}' },
  buysGuild: {
    en: 'Take over this guild?',
    de: 'Diese Gilde übernehmen?',
    fr: 'Prendre cette guilde\u00a0?',
  },
  freeOf: {
    en: '{site}, free: {card} can be built here',
    de: '{site}, frei für: {card}',
    fr: '{site}, libre pour\u00a0: {card}',
  },
  districtGain: {
    en: 'District {district}: {before} → {after} markers, {place}',
    de: 'Bezirk {district}: {before} → {after} Figuren, {place}',
    fr: 'Quartier {district}\u00a0: {before} → {after} marqueurs, {place}',
  },
  alone: {
    en: '{place, select, 1 {alone in first place} 2 {alone in second place} 3 {alone in third place} other {no place yet}}',
    de: '{place, select, 1 {allein auf dem ersten Platz} 2 {allein auf dem zweiten Platz} 3 {allein auf dem dritten Platz} other {noch ohne Platz}}',
    fr: '{place, select, 1 {seul à la première place} 2 {seul à la deuxième place} 3 {seul à la troisième place} other {encore sans place}}',
  },
  tied: {
    en: '{place, select, 2 {tied, scoring as second} 3 {tied, scoring as third} other {tied, without points}}',
    de: '{place, select, 2 {Gleichstand, zählt als zweiter Platz} 3 {Gleichstand, zählt als dritter Platz} other {Gleichstand, ohne Punkte}}',
    fr: '{place, select, 2 {à égalité, compte comme deuxième} 3 {à égalité, compte comme troisième} other {à égalité, sans points}}',
  },
  ownedBy: { en: '{site}, owned by {name}', de: '{site}, gehört {name}', fr: '{site}, appartient à {name}' },
  free: { en: '{site}, free', de: '{site}, frei', fr: '{site}, libre' },
  cardInHand: { en: '{card}, in hand', de: '{card}, auf der Hand', fr: '{card}, en main' },
  cardBuilt: { en: '{card}, built', de: '{card}, gebaut', fr: '{card}, construit' },
  cardInPool: { en: '{card}, in the pool', de: '{card}, in der Auslage', fr: '{card}, dans la pioche visible' },
  deck: { en: 'Draw deck, {n} left', de: 'Nachziehstapel, noch {n}', fr: 'Pioche, reste {n}' },
  gnomes: {
    en: 'Gnomes for hire, {n} left',
    de: 'Gnome zum Einstellen, noch {n}',
    fr: 'Gnomes à recruter, {n} restants',
  },
  wall: { en: 'Build a wall', de: 'Mauer bauen', fr: 'Construire un mur' },
  worker: { en: '{worker} ({n} at home)', de: '{worker} ({n} zu Hause)', fr: '{worker} ({n} au logis)' },
  takeFrom: { en: 'Take from {name}', de: '{name} etwas nehmen', fr: 'Prendre à {name}' },
  offPrice: {
    en: 'What is taken off the price?',
    de: 'Was wird dir vom Preis erlassen?',
    fr: 'Qu’est-ce qui est déduit du prix\u00a0?',
  },
  off: { en: '{what} less', de: '{what} weniger', fr: '{what} de moins' },
  endsTurn: {
    en: 'This ends your turn and cannot be undone.',
    de: 'Damit endet dein Zug; das lässt sich nicht rückgängig machen.',
    fr: 'Cela termine votre tour et ne peut pas être annulé.',
  },
} satisfies Record<string, Text>;
