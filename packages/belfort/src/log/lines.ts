import type { Text } from '@guildhall/kernel';

/** The sentences of the log. No grammar hangs on a name: anything may stand there. */
export const logLines = {
  startingHand: {
    en: '{name} discards “{first}” and “{second}” (starting hand)',
    de: '{name} legt „{first}“ und „{second}“ ab (Starthand)',
    fr: '{name} défausse «\u00a0{first}\u00a0» et «\u00a0{second}\u00a0» (main de départ)',
  },
  round: { en: 'Round {round}: {month}', de: 'Runde {round}: {month}', fr: 'Manche {round}\u00a0: {month}' },
  scoring: {
    en: 'Scoring of districts and workers',
    de: 'Wertung der Bezirke und Arbeiter',
    fr: 'Décompte des quartiers et des travailleurs',
  },
  place: {
    en: '{name} places {worker} {place}',
    de: '{name} stellt {worker} {place}',
    fr: '{name} place {worker} {place}',
  },
  placeInCamp: {
    en: '{name} places {worker} {place} (plank {plank})',
    de: '{name} stellt {worker} {place} (Planke {plank})',
    fr: '{name} place {worker} {place} (plateforme {plank})',
  },
  placeOn: {
    en: '{name} places {worker} on {place}',
    de: '{name} stellt {worker} auf {place}',
    fr: '{name} place {worker} sur {place}',
  },
  pass: { en: '{name} passes', de: '{name} passt', fr: '{name} passe' },
  send: {
    en: '{name} sends {workers} {place}',
    de: '{name} schickt {workers} {place}',
    fr: '{name} envoie {workers} {place}',
  },
  newWorker: {
    en: '{name} recruits {worker} ({source})',
    de: '{name} wirbt {worker} an ({source})',
    fr: '{name} recrute {worker} ({source})',
  },
  masterElf: {
    en: '{name}: an elf becomes a master elf ({source})',
    de: '{name}: Ein Elb wird Meisterelb ({source})',
    fr: '{name}\u00a0: un elfe devient maître elfe ({source})',
  },
  masterDwarf: {
    en: '{name}: a dwarf becomes a master dwarf ({source})',
    de: '{name}: Ein Zwerg wird Meisterzwerg ({source})',
    fr: '{name}\u00a0: un nain devient maître nain ({source})',
  },
  keepCrest: {
    en: '{name} keeps crest {crest}',
    de: '{name} behält Wappen {crest}',
    fr: '{name} garde l’écusson {crest}',
  },
  crest: {
    en: '{name} swaps crests with {other} and now has crest {crest}',
    de: '{name} tauscht das Wappen mit {other} und hat jetzt Wappen {crest}',
    fr: '{name} échange son écusson avec {other} et a maintenant l’écusson {crest}',
  },
  gain: {
    en: '{name} gains {what} ({source})',
    de: '{name} erhält {what} ({source})',
    fr: '{name} gagne {what} ({source})',
  },
  payTo: {
    en: '{other} pays {what} to {name} ({source})',
    de: '{other} zahlt {what} an {name} ({source})',
    fr: '{other} paie {what} à {name} ({source})',
  },
  rob: {
    en: '{name} takes {what} from {other} ({source})',
    de: '{name} nimmt {what} von {other} ({source})',
    fr: '{name} prend {what} à {other} ({source})',
  },
  pay: {
    en: '{name} pays {what} ({source})',
    de: '{name} zahlt {what} ({source})',
    fr: '{name} paie {what} ({source})',
  },
  give: {
    en: '{name} gives {what} ({source})',
    de: '{name} gibt {what} ab ({source})',
    fr: '{name} cède {what} ({source})',
  },
  lose: {
    en: '{name} loses {what} ({source})',
    de: '{name} verliert {what} ({source})',
    fr: '{name} perd {what} ({source})',
  },
  turn: { en: 'Action turn: {name}', de: 'Aktionszug: {name}', fr: 'Tour d’actions\u00a0: {name}' },
  activate: {
    en: '{name} activates a worker ({source})',
    de: '{name} aktiviert einen Arbeiter ({source})',
    fr: '{name} active un travailleur ({source})',
  },
  wasted: {
    en: '{name}: {why} ({source})',
    de: '{name}: {why} ({source})',
    fr: '{name}\u00a0: {why} ({source})',
  },
  declined: {
    en: '{name} declines the action ({source})',
    de: '{name} verzichtet auf die Aktion ({source})',
    fr: '{name} renonce à l’action ({source})',
  },
  build: { en: '{name} builds {site}', de: '{name} baut {site}', fr: '{name} construit {site}' },
  architects: {
    en: '{name} builds with the architects’ guild: {site}',
    de: '{name} baut mit der Baumeistergilde: {site}',
    fr: '{name} construit avec la guilde des architectes\u00a0: {site}',
  },
  extend: {
    en: '{name} marks the other half of a gatehouse {where} (gnome)',
    de: '{name} besetzt durch den Gnom die andere Hälfte eines Torhauses {where}',
    fr: '{name} occupe l’autre moitié d’un corps de garde {where} (gnome)',
  },
  hire: {
    en: '{name} hires a gnome for {card}',
    de: '{name} stellt einen Gnom für {card} ein',
    fr: '{name} recrute un gnome pour {card}',
  },
  gnome: {
    en: '{name} gets a gnome for {card} ({source})',
    de: '{name} erhält einen Gnom für {card} ({source})',
    fr: '{name} reçoit un gnome pour {card} ({source})',
  },
  visits: {
    en: '{name}: {visits} more trading-post visits and {exchanges} exchanges for metal ({source})',
    de: '{name}: {visits} Besuche am Handelsposten und {exchanges} Mal Tausch gegen Metall ({source})',
    fr: '{name}\u00a0: {visits} visites de plus au comptoir et {exchanges} échanges contre du métal ({source})',
  },
  swap: {
    en: '{name} swaps markers, {kind}: {first} ↔ {second}',
    de: '{name} vertauscht Figuren, {kind}: {first} ↔ {second}',
    fr: '{name} échange des marqueurs, {kind}\u00a0: {first} ↔ {second}',
  },
  moved: {
    en: '{name} now holds {site}',
    de: '{name} hält jetzt {site}',
    fr: '{name} occupe maintenant {site}',
  },
  freed: {
    en: 'Now free: {kind} {where}',
    de: 'Jetzt frei: {kind} {where}',
    fr: 'Désormais libre\u00a0: {kind} {where}',
  },
  draw: {
    en: '{name} draws {n, plural, one {# card} other {# cards}} ({source})',
    de: '{name} zieht {n, plural, one {# Karte} other {# Karten}} ({source})',
    fr: '{name} pioche {n, plural, one {# carte} other {# cartes}} ({source})',
  },
  drawSeen: {
    en: '{name} draws {cards} ({source})',
    de: '{name} zieht {cards} ({source})',
    fr: '{name} pioche {cards} ({source})',
  },
  take: {
    en: '{name} takes “{card}” from the pool ({source})',
    de: '{name} nimmt „{card}“ aus der Auslage ({source})',
    fr: '{name} prend «\u00a0{card}\u00a0» dans la pioche visible ({source})',
  },
  takeFrom: {
    en: '{name} takes “{card}” from {other} ({source})',
    de: '{name} nimmt „{card}“ von {other} ({source})',
    fr: '{name} prend «\u00a0{card}\u00a0» à {other} ({source})',
  },
  discard: {
    en: '{name} discards “{card}” ({source})',
    de: '{name} legt „{card}“ ab ({source})',
    fr: '{name} défausse «\u00a0{card}\u00a0» ({source})',
  },
  pool: {
    en: 'New in the pool: {card}',
    de: 'Neu in der Auslage: {card}',
    fr: 'Nouvelle carte dans la pioche visible\u00a0: {card}',
  },
  shuffle: {
    en: 'The discard pile is shuffled: {n, plural, one {# card forms} other {# cards form}} the new deck',
    de: 'Der Ablagestapel wird gemischt: {n, plural, one {# Karte bildet} other {# Karten bilden}} den neuen Nachziehstapel',
    fr: 'La défausse est mélangée\u00a0: {n, plural, one {# carte forme} other {# cartes forment}} la nouvelle pioche',
  },
  reveal: {
    en: '{name} reveals “{card}” ({source})',
    de: '{name} deckt „{card}“ auf ({source})',
    fr: '{name} révèle «\u00a0{card}\u00a0» ({source})',
  },
  neutralDwarf: {
    en: '{name}: the dwarf now blocks {guild}',
    de: '{name}: Der Zwerg blockiert jetzt {guild}',
    fr: '{name}\u00a0: le nain bloque maintenant {guild}',
  },
  neutralCard: {
    en: '{name} picks “{card}” {from} for {neutral}',
    de: '{name} wählt „{card}“ {from} für {neutral}',
    fr: '{name} choisit «\u00a0{card}\u00a0» {from} pour {neutral}',
  },
  scored: {
    en: '{majority}: {name}, place {place} ({count}): {points}',
    de: '{majority}: {name}, Platz {place} ({count}): {points}',
    fr: '{majority}\u00a0: {name}, rang {place} ({count})\u00a0: {points}',
  },
  scoredNeutral: {
    en: '{majority}: {name}, place {place} ({count})',
    de: '{majority}: {name}, Platz {place} ({count})',
    fr: '{majority}\u00a0: {name}, rang {place} ({count})',
  },
  end: {
    en: '{n, plural, one {{names} wins the game} other {{names} win the game together}}',
    de: '{n, plural, one {{names} gewinnt das Spiel} other {{names} gewinnen das Spiel gemeinsam}}',
    fr: '{n, plural, one {{names} gagne la partie} other {{names} gagnent la partie ensemble}}',
  },
} satisfies Record<string, Text>;
