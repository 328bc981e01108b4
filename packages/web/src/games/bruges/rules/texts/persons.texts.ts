import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const persons = {
  title: { en: 'Persons and their icons', de: 'Personen und ihre Symbole', fr: 'Les personnages et leurs symboles' },
  intro: {
    en: 'A person has its effect as long as it lives in one of your houses. Its icon says *when* it acts. The colour of a worker icon need not be the colour of the card.',
    de: 'Eine Person wirkt, solange sie in einem deiner Häuser wohnt. Ihr Symbol sagt, *wann*. Die Farbe eines Handlangersymbols muss nicht die der Karte sein.',
    fr: 'Un personnage agit tant qu’il loge dans une de vos maisons. Son symbole dit *quand*. La couleur d’un symbole ouvrier n’est pas forcément celle de la carte.',
  },
  browse: { en: 'See all {n} persons', de: 'Alle {n} Personen ansehen', fr: 'Voir les {n} personnages' },
  using: { en: 'Using persons', de: 'Personen nutzen', fr: 'Utiliser des personnages' },
  usingText: {
    en: 'Persons with a worker, and those with infinity that act *once per round*, are used in your own turn, before or after your card; not while another effect is under way. One you have just recruited is ready. It can be used only where its effect can do something, and the worker is paid first.',
    de: 'Personen mit Handlanger und solche mit der Unendlich-Schleife, die *einmal pro Runde* wirken, nutzt du in deinem eigenen Zug, vor oder nach deiner Karte, aber nicht mitten in einer anderen Wirkung. Eine gerade angeworbene ist bereit. Genutzt wird sie nur, wo ihre Wirkung etwas bewirkt, und der Handlanger wird zuerst gezahlt.',
    fr: 'Les personnages à ouvrier, et ceux à l’infini qui agissent *une fois par manche*, s’utilisent à votre tour, avant ou après votre carte, mais pas pendant un autre effet. Celui que vous venez de recruter est prêt. On ne l’utilise que si son effet peut changer quelque chose, et l’ouvrier se paie d’abord.',
  },
  recruiting: {
    en: 'What happens when you recruit',
    de: 'Was beim Anwerben geschieht',
    fr: 'Ce qui se passe quand on recrute',
  },
  order: [
    { en: 'You pay the price.', de: 'Du zahlst den Preis.', fr: 'Vous payez le prix.' },
    { en: 'The person moves in.', de: 'Die Person zieht ein.', fr: 'Le personnage s’installe.' },
    {
      en: 'Your other persons that reward a recruitment do so.',
      de: 'Deine anderen Personen, die ein Anwerben belohnen, tun das.',
      fr: 'Vos autres personnages qui récompensent un recrutement le font.',
    },
    {
      en: 'Persons of other players that react to it do so.',
      de: 'Personen der anderen, die darauf reagieren, tun das.',
      fr: 'Les personnages des autres qui y réagissent le font.',
    },
    { en: 'Last, an arrow acts.', de: 'Zuletzt wirkt ein Pfeil.', fr: 'Enfin, une flèche agit.' },
  ],
  groups: { en: 'The eleven groups', de: 'Die elf Gruppen', fr: 'Les onze groupes' },
  groupsText: {
    en: 'Every person belongs to a group of {n}. By itself a group does nothing, but many persons count or favour one.',
    de: 'Jede Person gehört zu einer Gruppe von {n}. Für sich bewirkt eine Gruppe nichts, aber viele Personen zählen oder fördern eine.',
    fr: 'Chaque personnage appartient à un groupe de {n}. Seul, un groupe ne fait rien, mais bien des personnages en comptent ou en favorisent un.',
  },
} as const satisfies Texts;

/** By what the icon means. */
export const icons = {
  arrow: {
    en: '*Arrow.* Acts a single time, at the moment it is recruited. An effect that says “may” can be declined, any other is carried out as far as possible.',
    de: '*Pfeil.* Wirkt ein einziges Mal, in dem Moment, da du sie anwirbst. Auf eine Wirkung mit „darfst“ kannst du verzichten, jede andere wird ausgeführt, so weit es geht.',
    fr: '*Flèche.* Agit une seule fois, au moment du recrutement. Un effet qui dit «\u00a0vous pouvez\u00a0» peut se refuser, tout autre s’applique autant que possible.',
  },
  worker: {
    en: '*Worker.* Once per round you may pay one worker of the colour shown and carry out the effect.',
    de: '*Handlanger.* Einmal pro Runde darfst du einen Handlanger der gezeigten Farbe zahlen und die Wirkung ausführen.',
    fr: '*Ouvrier.* Une fois par manche, vous pouvez payer un ouvrier de la couleur indiquée et appliquer l’effet.',
  },
  activate: {
    en: '*Infinity, “once per round”.* Once per round you may carry out the effect for nothing.',
    de: '*Unendlich, „einmal pro Runde“.* Einmal pro Runde darfst du die Wirkung umsonst ausführen.',
    fr: '*Infini, «\u00a0une fois par manche\u00a0».* Une fois par manche, vous pouvez appliquer l’effet gratuitement.',
  },
  improve: {
    en: '*Infinity that improves.* Applies by itself every time you do what it names: one worker more, a price reduced. Several of them add up.',
    de: '*Unendlich, verbessernd.* Gilt von selbst jedes Mal, wenn du das Genannte tust: ein Handlanger mehr, ein Preis weniger. Mehrere zählen zusammen.',
    fr: '*Infini qui améliore.* S’applique de lui-même chaque fois que vous faites ce qu’il nomme\u00a0: un ouvrier de plus, un prix réduit. Plusieurs s’additionnent.',
  },
  react: {
    en: '*Infinity that reacts.* Applies by itself every time the situation it names occurs, in anybody’s turn.',
    de: '*Unendlich, reagierend.* Gilt von selbst jedes Mal, wenn das Genannte eintritt, in wessen Zug auch immer.',
    fr: '*Infini qui réagit.* S’applique de lui-même chaque fois que survient ce qu’il nomme, au tour de n’importe qui.',
  },
  laurel: {
    en: '*Laurel.* Does nothing during the game and gives points in the final scoring.',
    de: '*Lorbeer.* Tut im Spiel nichts und bringt in der Schlusswertung Punkte.',
    fr: '*Laurier.* Ne fait rien pendant la partie et rapporte des points au décompte final.',
  },
  more: { en: '{n} persons', de: '{n} Personen', fr: '{n} personnages' },
} as const satisfies Texts;

export const counters = {
  title: { en: 'What persons count', de: 'Was Personen zählen', fr: 'Ce que comptent les personnages' },
  intro: {
    en: 'Many persons give something “for each”. They look at what you have at that moment; a person that is itself one of the things counted is included.',
    de: 'Viele Personen geben etwas „für jedes“. Gezählt wird, was du in diesem Moment hast; eine Person, die selbst dazugehört, zählt mit.',
    fr: 'Bien des personnages donnent quelque chose «\u00a0pour chaque\u00a0». On compte ce que vous avez à ce moment\u00a0; un personnage qui en fait lui-même partie compte aussi.',
  },
  houses: {
    en: '*Houses:* all of them, lived in or empty. For a colour, the house decides, never the person on it.',
    de: '*Häuser:* alle, bewohnt oder leer. Bei einer Farbe entscheidet das Haus, nie die Person darin.',
    fr: '*Maisons\u00a0:* toutes, habitées ou vides. Pour une couleur, c’est la maison qui décide, jamais le personnage.',
  },
  empty: {
    en: '*Empty houses:* those with nobody in them.',
    de: '*Leere Häuser:* die, in denen niemand wohnt.',
    fr: '*Maisons vides\u00a0:* celles où personne ne loge.',
  },
  colours: {
    en: '*House colours:* different colours among your houses, 0 to 5.',
    de: '*Hausfarben:* verschiedene Farben deiner Häuser, 0 bis 5.',
    fr: '*Couleurs de maisons\u00a0:* couleurs différentes parmi vos maisons, 0 à 5.',
  },
  persons: {
    en: '*Persons:* those in play; by group, icon or price where the text says so. Prices are the printed ones.',
    de: '*Personen:* die im Spiel sind; nach Gruppe, Symbol oder Preis, wo der Text es sagt. Es gilt der aufgedruckte Preis.',
    fr: '*Personnages\u00a0:* ceux en jeu\u00a0; par groupe, symbole ou prix si le texte le dit. Le prix imprimé fait foi.',
  },
  groups: {
    en: '*Groups:* different groups among your persons, 0 to 11.',
    de: '*Gruppen:* verschiedene Gruppen deiner Personen, 0 bis 11.',
    fr: '*Groupes\u00a0:* groupes différents parmi vos personnages, 0 à 11.',
  },
  canals: {
    en: '*Canal tokens:* those in both sections together.',
    de: '*Kanalplättchen:* die in beiden Abschnitten zusammen.',
    fr: '*Jetons canal\u00a0:* ceux des deux sections ensemble.',
  },
  statues: { en: '*Statues:* 0 to 2.', de: '*Statuen:* 0 bis 2.', fr: '*Statues\u00a0:* 0 à 2.' },
  majorities: {
    en: '*Majorities:* your markers with the coloured side up, 0 to 3.',
    de: '*Mehrheiten:* deine Marker mit der farbigen Seite oben, 0 bis 3.',
    fr: '*Majorités\u00a0:* vos marqueurs côté couleur, 0 à 3.',
  },
  steps: {
    en: '*Steps of reputation:* how many you have climbed, not what they are worth.',
    de: '*Stufen des Ansehens:* wie viele du gestiegen bist, nicht was sie wert sind.',
    fr: '*Échelons de réputation\u00a0:* combien vous en avez gravi, et non leur valeur.',
  },
  workers: {
    en: '*Workers, guilders:* all you have. “For every 2” counts complete pairs only.',
    de: '*Handlanger, Gulden:* alle, die du hast. „Für je 2“ zählt nur volle Paare.',
    fr: '*Ouvriers, florins\u00a0:* tous ceux que vous avez. «\u00a0Pour 2\u00a0» ne compte que les paires complètes.',
  },
  threats: {
    en: '*Threat markers:* all colours together; or the colours of which you have none.',
    de: '*Bedrohungsmarker:* alle Farben zusammen; oder die Farben, von denen du keinen hast.',
    fr: '*Marqueurs menace\u00a0:* toutes couleurs ensemble\u00a0; ou les couleurs dont vous n’avez aucun.',
  },
} as const satisfies Texts;
