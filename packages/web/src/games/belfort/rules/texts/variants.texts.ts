import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const two = {
  title: { en: 'Two players', de: 'Zu zweit', fr: 'À deux joueurs' },
  intro: {
    en: 'With two players, two *neutral builders* join in, NP3 and NP4. They have crests 3 and 4, which can never be swapped, markers of their own and one dwarf each. All other rules stay as they are.',
    de: 'Zu zweit bauen zwei *Nichtspieler* mit, NP3 und NP4. Sie haben die Wappen 3 und 4, die sich nie tauschen lassen, eigene Figuren und je einen Zwerg. Alle übrigen Regeln bleiben, wie sie sind.',
    fr: 'À deux, deux *non-joueurs* construisent aussi, NP3 et NP4. Ils ont les écussons 3 et 4, qui ne s’échangent jamais, leurs propres marqueurs et un nain chacun. Toutes les autres règles restent valables.',
  },
  steps: [
    {
      en: '*Who directs them.* The holder of crest 1 directs NP3, the holder of crest 2 directs NP4. If you swap crests, you swap them too.',
      de: '*Wer sie führt.* Wer Wappen 1 hat, führt NP3, wer Wappen 2 hat, NP4. Tauscht ihr die Wappen, tauscht ihr auch sie.',
      fr: '*Qui les dirige.* Le détenteur de l’écusson 1 dirige NP3, celui de l’écusson 2 dirige NP4. Si vous échangez vos écussons, vous les échangez aussi.',
    },
    {
      en: '*At the start*, once hands are chosen, crest 1 and then crest 2 put the dwarf of their neutral builder on a guild; the two guilds must differ. Nobody can place a worker on a guild where such a dwarf stands. It can still be built, and its marker can be swapped.',
      de: '*Zu Beginn*, sobald die Handkarten gewählt sind, stellen erst Wappen 1, dann Wappen 2 den Zwerg ihres Nichtspielers auf eine Gilde, jeder auf eine andere. Wo so ein Zwerg steht, kann niemand einsetzen. Bauen lässt sich die Gilde trotzdem, und ihre Figur lässt sich vertauschen.',
      fr: '*Au début*, une fois les mains choisies, l’écusson 1 puis l’écusson 2 placent le nain de leur non-joueur sur une guilde, chacun sur une autre. Là où se tient un tel nain, personne ne peut se placer. La guilde peut pourtant être construite, et son marqueur échangé.',
    },
    {
      en: '*Every round*, after the last turn and before any scoring, crest 1 takes a card for NP3 from the pool or the top of the deck, shows it, and marks a free site of that kind; then crest 2 does the same for NP4. A keep takes both turrets, a gatehouse one half of an empty one. If no such site is free, nothing is placed. The card is discarded.',
      de: '*In jeder Runde*, nach dem letzten Zug und vor einer Wertung, nimmt Wappen 1 für NP3 eine Karte aus der Auslage oder vom Nachziehstapel, zeigt sie und besetzt einen freien Bauplatz dieser Art; danach tut Wappen 2 dasselbe für NP4. Eine Festung füllt beide Türmchen, ein Torhaus eine Hälfte eines leeren. Ist keiner frei, passiert nichts. Die Karte wird abgelegt.',
      fr: '*À chaque manche*, après le dernier tour et avant tout décompte, l’écusson 1 prend pour NP3 une carte de la pioche visible ou du dessus de la pioche, la montre et occupe un emplacement libre de ce type\u00a0; puis l’écusson 2 fait de même pour NP4. Un donjon prend les deux tourelles, un corps de garde une moitié d’un corps de garde vide. Si aucun n’est libre, rien n’est placé. La carte est défaussée.',
    },
    {
      en: '*Then both dwarves move on* by one district, clockwise. If the guild they reach is yours, you get 1 gold from the supply.',
      de: '*Dann ziehen beide Zwerge weiter*, um einen Bezirk im Uhrzeigersinn. Gehört die erreichte Gilde dir, bekommst du 1 Gold aus dem Vorrat.',
      fr: '*Puis les deux nains avancent* d’un quartier, dans le sens horaire. Si la guilde atteinte est à vous, vous recevez 1 pièce d’or de la réserve.',
    },
    {
      en: '*Scoring.* Districts pay three places, and neutral builders can take them. In the rankings of elves and dwarves they count with 4 each; gnomes they have none. Their points are not recorded.',
      de: '*Wertung.* In Bezirken zählen drei Plätze, und Nichtspieler können sie belegen. Bei Elben und Zwergen zählen sie mit je 4; Gnome haben sie nicht. Ihre Punkte werden nicht notiert.',
      fr: '*Décompte.* Les quartiers rapportent trois places, que les non-joueurs peuvent prendre. Pour les elfes et les nains, ils comptent avec 4 de chaque\u00a0; ils n’ont pas de gnomes. Leurs points ne sont pas notés.',
    },
    {
      en: '*Guilds.* Thieves’, Bandits’ and Spies’ guild stay in the box.',
      de: '*Gilden.* Diebes-, Banditen- und Spiongilde bleiben in der Schachtel.',
      fr: '*Guildes.* Voleurs, bandits et espions restent dans la boîte.',
    },
  ],
  caption: {
    en: 'A neutral builder: hatched banner, dwarf with a dashed outline.',
    de: 'Ein Nichtspieler: schraffiertes Banner, Zwerg mit gestricheltem Rand.',
    fr: 'Un non-joueur\u00a0: bannière hachurée, nain au contour pointillé.',
  },
} as const satisfies Texts;

export const options = {
  title: { en: 'Editions and guild modes', de: 'Auflagen und Gildenauswahl', fr: 'Éditions et choix des guildes' },
  modes: { en: 'Guild modes', de: 'Gildenauswahl', fr: 'Choix des guildes' },
  modesText: {
    en: 'The mode decides which five guilds come into play. Beginner is friendly, normal is the usual mix.',
    de: 'Sie bestimmt, welche fünf Gilden ins Spiel kommen. Die für Anfänger ist friedlich, die normale die übliche Mischung.',
    fr: 'Il décide quelles cinq guildes entrent en jeu. Débutants est paisible, normal est le mélange habituel.',
  },
  mode: { en: 'Mode', de: 'Auswahl', fr: 'Mode' },
  threeToFive: { en: 'Three to five players', de: 'Drei bis fünf Spieler', fr: 'De trois à cinq joueurs' },
  forTwo: { en: 'Two players', de: 'Zu zweit', fr: 'À deux' },
  beginner: {
    en: '3 resource and 2 basic guilds',
    de: '3 Ressourcen- und 2 Basisgilden',
    fr: '3 guildes de ressources et 2 basiques',
  },
  normal: {
    en: '1 resource, 2 basic and 2 interactive guilds',
    de: '1 Ressourcen-, 2 Basis- und 2 interaktive Gilden',
    fr: '1 guilde de ressources, 2 basiques et 2 interactives',
  },
  normalTwo: {
    en: 'Wizards’ guild, 2 basic and 2 resource guilds',
    de: 'Zauberergilde, 2 Basis- und 2 Ressourcengilden',
    fr: 'guilde des sorciers, 2 basiques et 2 de ressources',
  },
  advanced: { en: 'any 5 of the twelve', de: '5 beliebige der zwölf', fr: '5 quelconques des douze' },
  advancedTwo: {
    en: 'any 5 of the nine that remain',
    de: '5 beliebige der neun verbleibenden',
    fr: '5 quelconques des neuf restantes',
  },
  custom: {
    en: '5 different ones, named by the host',
    de: '5 verschiedene, gewählt vom Gastgeber',
    fr: '5 différentes, choisies par l’hôte',
  },
  customTwo: {
    en: 'the same, without the three left out',
    de: 'ebenso, ohne die drei ausgeschlossenen',
    fr: 'de même, sans les trois exclues',
  },
  editions: { en: 'Editions', de: 'Auflagen', fr: 'Éditions' },
  editionsText: {
    en: 'The revised edition is the standard. The first edition differs in three points:',
    de: 'Die überarbeitete Auflage ist der Standard. Die erste weicht in drei Punkten ab:',
    fr: 'L’édition révisée est la norme. La première édition diffère en trois points\u00a0:',
  },
  matter: { en: 'What', de: 'Was', fr: 'Quoi' },
  thieves: {
    en: 'Thieves, from a single player',
    de: 'Diebe, von einem einzelnen Spieler',
    fr: 'Voleurs, à un seul joueur',
  },
  upTo2: { en: 'up to 2 gold', de: 'bis zu 2 Gold', fr: 'jusqu’à 2 pièces d’or' },
  upTo3: { en: 'up to 3 gold', de: 'bis zu 3 Gold', fr: 'jusqu’à 3 pièces d’or' },
  gate: { en: 'Building a gatehouse', de: 'Ein Torhaus bauen', fr: 'Construire un corps de garde' },
  gateNeutral: {
    en: 'Gatehouse of a neutral builder',
    de: 'Torhaus eines Nichtspielers',
    fr: 'Corps de garde d’un non-joueur',
  },
  emptyGate: {
    en: 'one half of a gatehouse that is empty on both sides',
    de: 'eine Hälfte eines auf beiden Seiten leeren Torhauses',
    fr: 'une moitié d’un corps de garde vide des deux côtés',
  },
  anyHalf: { en: 'any empty half', de: 'jede leere Hälfte', fr: 'n’importe quelle moitié vide' },
  origins: {
    en: 'What is printed and what is ours',
    de: 'Was gedruckt ist und was von uns',
    fr: 'Ce qui est imprimé, ce qui est de nous',
  },
  originsText: {
    en: 'This table plays by the printed rulebooks. Where they leave something open, four words tell you how sure you can be:',
    de: 'An diesem Tisch gelten die gedruckten Spielregeln. Wo sie etwas offen lassen, sagen vier Wörter, wie sicher etwas ist:',
    fr: 'Cette table suit les règles imprimées. Là où elles laissent un point ouvert, quatre mots disent ce qui est sûr\\u00a0:',
  },
  printed: {
    en: '*Printed:* a rulebook says so. This holds for everything that is not named below. The lengths of summer and autumn stand in the reference manual alone.',
    de: '*Gedruckt:* So steht es in einer Spielregel. Das gilt für alles, was hier nicht genannt ist. Wie lang Sommer und Herbst sind, steht nur im Nachschlageheft.',
    fr: '*Imprimé\\u00a0:* une règle le dit. C’est le cas de tout ce qui n’est pas nommé ci-dessous. La durée de l’été et de l’automne ne figure que dans le manuel de référence.',
  },
  inferred: {
    en: '*Inferred:* it follows from something printed. So do the price of stone (like that of wood), a tax step every five points, one site of each kind in a district, five gatehouses, a camp plank for each player, and how many goods a card costs.',
    de: '*Gefolgert:* Es ergibt sich aus Gedrucktem. So der Preis für Stein (wie für Holz), eine Steuerstufe alle fünf Punkte, ein Bauplatz jeder Art im Bezirk, fünf Torhäuser, eine Planke je Spieler im Lager und wie viele Waren eine Karte kostet.',
    fr: '*Déduit\\u00a0:* cela découle de ce qui est imprimé. Ainsi le prix de la pierre (comme le bois), un palier de taxe tous les cinq points, un emplacement de chaque type par quartier, cinq corps de garde, une plateforme par joueur au camp, et combien de biens coûte une carte.',
  },
  reconstructed: {
    en: '*Reconstructed, our value:* the rulebooks show it only as a picture that we do not have. So it is with which goods cards and guilds cost, two walls in a district, the price of metal, two goods for one gold, and the highest tax.',
    de: '*Rekonstruiert, unser Wert:* Die Spielregeln zeigen es nur als Bild, das uns fehlt. So ist es bei den Waren, die Karten und Gilden kosten, bei zwei Mauern im Bezirk, beim Preis für Metall, bei zwei Waren für ein Gold und bei der höchsten Steuer.',
    fr: '*Reconstitué, notre valeur\\u00a0:* les règles ne le montrent que par une image qui nous manque. Ainsi des biens que coûtent cartes et guildes, des deux murs par quartier, du prix du métal, de deux biens contre une pièce d’or et de la taxe la plus haute.',
  },
  ruling: {
    en: '*Our ruling:* the rulebooks are silent or can be read in two ways. The chapter of questions says what we play. Ours are also: all choose their starting hands at the same time; having nothing never earns a place; and for two players the mix of the normal game, dwarves that start on different guilds, a neutral card without a free site, and the neutral keep of the first edition. That only the Wizards join in for two is printed as advice; here it is a rule.',
    de: '*Unsere Entscheidung:* Die Spielregeln schweigen oder lassen zwei Lesarten zu. Das Kapitel der Fragen sagt, wie wir spielen. Von uns ist auch: Alle wählen ihre Starthand gleichzeitig; wer nichts hat, bekommt nie einen Platz; und zu zweit die Mischung des Normalspiels, Zwerge, die auf verschiedenen Gilden beginnen, eine neutrale Karte ohne freien Bauplatz und die neutrale Festung der ersten Auflage. Dass zu zweit nur die Zauberer mitmachen, ist als Rat gedruckt; hier gilt es als Regel.',
    fr: '*Notre décision\\u00a0:* les règles se taisent ou peuvent se lire de deux façons. Le chapitre des questions dit ce que nous jouons. Sont aussi de nous\\u00a0: tous choisissent leur main de départ en même temps\\u00a0; n’avoir rien ne donne jamais de place\\u00a0; et à deux joueurs le mélange de la partie normale, des nains qui commencent sur des guildes différentes, une carte neutre sans emplacement libre, et le donjon neutre de la première édition. Qu’à deux seuls les sorciers soient admis est imprimé comme un conseil\\u00a0; ici, c’est une règle.',
  },
  sheet: { en: 'Your own values', de: 'Eigene Werte', fr: 'Vos propres valeurs' },
} as const satisfies Texts;
