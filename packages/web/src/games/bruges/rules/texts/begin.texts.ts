import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const head = {
  title: { en: 'The rules of Bruges', de: 'Die Regeln von Brügge', fr: 'Les règles de Bruges' },
  hint: {
    en: 'For two to four citizens. Ten minutes to read, less to look something up.',
    de: 'Für zwei bis vier Spieler. In zehn Minuten gelesen, schneller nachgeschlagen.',
    fr: 'De deux à quatre bourgeois. Dix minutes de lecture, moins pour retrouver un point.',
  },
  searchHint: { en: 'Search, e.g. statue', de: 'Suchen, z. B. Statue', fr: 'Chercher, p. ex. statue' },
} as const satisfies Texts;

export const goal = {
  title: { en: 'The goal', de: 'Das Ziel', fr: 'Le but' },
  sentences: [
    {
      en: 'You are a citizen of Bruges who builds houses, invites people to live in them, digs canals and rises in the eyes of the town.',
      de: 'Du lebst in Brügge, baust Häuser, holst Leute hinein, gräbst Kanäle und steigst im Ansehen der Stadt.',
      fr: 'Bourgeois de Bruges, vous construisez des maisons, y logez des gens, creusez des canaux et montez dans l’estime de la ville.',
    },
    {
      en: 'Every card can be put to *six different uses*, and no two of the {cards} persons are alike. Each round the dice say what a card is worth, and which dangers draw near.',
      de: 'Jede Karte lässt sich *auf sechs Arten verwenden*, und von den {cards} Personen sind keine zwei gleich. In jeder Runde sagen die Würfel, was eine Karte wert ist und welche Bedrohungen heranrücken.',
      fr: 'Chaque carte offre *six usages*, et les {cards} personnages sont tous différents. À chaque manche, les dés disent ce que vaut une carte et quels dangers approchent.',
    },
    {
      en: 'There are points during the game and many more at its end; whoever has the most points then *wins*.',
      de: 'Punkte gibt es während der Partie und noch mehr an ihrem Ende; wer dann die meisten hat, *gewinnt*.',
      fr: 'On marque des points en cours de partie et bien plus à la fin\u00a0; qui en a alors le plus *gagne*.',
    },
  ],
  caption: {
    en: 'Four of the people you may meet.',
    de: 'Vier von denen, die dir begegnen können.',
    fr: 'Quatre des gens que vous pouvez croiser.',
  },
} as const satisfies Texts;

export const table = {
  title: { en: 'What is on the table', de: 'Was auf dem Tisch liegt', fr: 'Ce qu’il y a sur la table' },
  colours: { en: 'Five colours', de: 'Fünf Farben', fr: 'Cinq couleurs' },
  coloursText: {
    en: 'Cards, dice, workers, threats and houses come in *blue, brown, red, purple and yellow*. Each colour has a sign of its own, so that nothing depends on seeing colours. The colour of a card decides almost everything you can do with it.',
    de: 'Karten, Würfel, Handlanger, Bedrohungen und Häuser gibt es in *Blau, Braun, Rot, Violett und Gelb*. Jede Farbe hat ihr eigenes Zeichen, sodass man keine Farben sehen muss. Die Farbe einer Karte entscheidet fast alles, was du mit ihr tun kannst.',
    fr: 'Cartes, dés, ouvriers, menaces et maisons existent en *bleu, brun, rouge, violet et jaune*. Chaque couleur a son signe, si bien que rien n’exige de voir les couleurs. La couleur d’une carte décide de presque tout ce que vous pouvez en faire.',
  },
  cards: { en: 'The cards', de: 'Die Karten', fr: 'Les cartes' },
  cardsText: {
    en: 'The front of a card is a *person*, the back a *house*. Both have the same colour, so everyone sees the colours of all hands and of the top of each pile, but not who is on them. [All persons](/persons) can be looked up.',
    de: 'Vorn auf einer Karte ist eine *Person*, hinten ein *Haus*. Beide haben dieselbe Farbe; darum sehen alle die Farben aller Handkarten und der obersten Karte jedes Stapels, aber nicht, wer darauf ist. [Alle Personen](/persons) lassen sich nachschlagen.',
    fr: 'Le recto d’une carte est un *personnage*, le verso une *maison*. Les deux ont la même couleur\u00a0: chacun voit donc les couleurs de toutes les mains et du dessus de chaque pile, mais pas qui s’y trouve. On peut consulter [tous les personnages](/persons).',
  },
  cardCaption: {
    en: 'Front and back of a card',
    de: 'Vorder- und Rückseite einer Karte',
    fr: 'Recto et verso d’une carte',
  },
  onCard: {
    en: 'On the front: top left the *price* in guilders, top right the *group*. A third of the price is what the person is worth in points. The round icon says *when* the person acts, the text *what* it does.',
    de: 'Vorn steht oben links der *Preis* in Gulden, oben rechts die *Gruppe*. Ein Drittel des Preises ist die Person an Punkten wert. Das runde Symbol sagt, *wann* die Person wirkt, der Text, *was* sie tut.',
    fr: 'Au recto, en haut à gauche le *prix* en florins, en haut à droite le *groupe*. Le personnage vaut en points le tiers de son prix. Le symbole rond dit *quand* il agit, le texte *ce qu’il* fait.',
  },
  pieces: { en: 'The pieces and their words', de: 'Die Teile und ihre Namen', fr: 'Les pièces et leurs noms' },
  open: {
    en: 'Guilders, workers, markers, points and the discard pile lie open. Guilders, workers and threat markers never run out.',
    de: 'Gulden, Handlanger, Marker, Punkte und der Ablagestapel liegen offen. Gulden, Handlanger und Bedrohungsmarker gehen nie aus.',
    fr: 'Florins, ouvriers, marqueurs, points et défausse sont visibles de tous. Florins, ouvriers et marqueurs menace ne manquent jamais.',
  },
} as const satisfies Texts;

export const pieces = {
  guilders: {
    en: '*Guilders*: the money of the town. They pay persons, canals and reputation.',
    de: '*Gulden*: das Geld der Stadt, für Personen, Kanäle und Ansehen.',
    fr: '*Florins*\u00a0: la monnaie de la ville. Ils paient personnages, canaux et réputation.',
  },
  workers: {
    en: '*Workers*: build houses of their colour, and many persons want one each time they act.',
    de: '*Handlanger*: bauen Häuser ihrer Farbe, und viele Personen wollen einen, um zu wirken.',
    fr: '*Ouvriers*\u00a0: ils construisent les maisons de leur couleur, et bien des personnages en demandent un pour agir.',
  },
  dice: {
    en: '*Dice*: one of each colour, rolled once a round for everybody.',
    de: '*Würfel*: je Farbe einer, in jeder Runde einmal für alle geworfen.',
    fr: '*Dés*\u00a0: un par couleur, lancés une fois par manche pour tous.',
  },
  threats: {
    en: '*Threat markers*: harmless up to two of a colour; the third [strikes](#threats).',
    de: '*Bedrohungsmarker*: bis zu zwei einer Farbe harmlos; der dritte [schlägt zu](#threats).',
    fr: '*Marqueurs menace*\u00a0: sans danger jusqu’à deux d’une couleur\u00a0; le troisième [frappe](#threats).',
  },
  canals: {
    en: '*Canal*: yours has two sections of {spaces} spaces, left and right of your seal.',
    de: '*Kanal*: Deiner hat zwei Abschnitte mit je {spaces} Feldern, links und rechts von deinem Siegel.',
    fr: '*Canal*\u00a0: le vôtre a deux sections de {spaces} cases, à gauche et à droite de votre sceau.',
  },
  statues: {
    en: '*Statues*: the reward for a completed section, and worth less one after the other.',
    de: '*Statuen*: der Lohn für einen vollendeten Abschnitt, eine weniger wert als die andere.',
    fr: '*Statues*\u00a0: la récompense d’une section achevée, chacune valant moins que la précédente.',
  },
  majorities: {
    en: '*Majority markers*: three, grey at first, for reputation, people and canals.',
    de: '*Mehrheitsmarker*: drei, anfangs grau, für Ansehen, Personen und Kanäle.',
    fr: '*Marqueurs majorité*\u00a0: trois, gris au début, pour réputation, personnages et canaux.',
  },
  start: {
    en: '*Start player*: begins every phase of the round; then it goes on clockwise.',
    de: '*Startspieler*: beginnt jede Phase der Runde; dann geht es im Uhrzeigersinn weiter.',
    fr: '*Premier joueur*\u00a0: commence chaque phase de la manche\u00a0; puis on suit le sens horaire.',
  },
} as const satisfies Texts;

export const setup = {
  title: { en: 'Setting up', de: 'Der Aufbau', fr: 'La mise en place' },
  steps: [
    {
      en: 'The {cards} cards are shuffled and cut into stacks of {stack}. One stack per player goes into the *two draw piles*; the rest waits aside as the *extra pile*.',
      de: 'Die {cards} Karten werden gemischt und in Päckchen zu {stack} geteilt. Ein Päckchen je Spieler kommt in die *zwei Nachziehstapel*; der Rest wartet daneben als *Zusatzstapel*.',
      fr: 'Les {cards} cartes sont mélangées et divisées en paquets de {stack}. Un paquet par joueur forme les *deux piles*\u00a0; le reste attend à côté, c’est la *pile de réserve*.',
    },
    {
      en: 'Everybody begins with *{points} points, {guilders} guilders and one worker of each colour*, without cards and at the foot of the reputation track.',
      de: 'Alle beginnen mit *{points} Punkten, {guilders} Gulden und einem Handlanger jeder Farbe*, ohne Karten und am Fuß der Ansehensleiste.',
      fr: 'Chacun commence avec *{points} points, {guilders} florins et un ouvrier de chaque couleur*, sans carte et au pied de l’échelle de réputation.',
    },
    {
      en: 'All three majority markers lie with the grey side up. Chance decides who is the first start player.',
      de: 'Alle drei Mehrheitsmarker liegen mit der grauen Seite oben. Das Los bestimmt, wer die erste Runde beginnt.',
      fr: 'Les trois marqueurs majorité sont côté gris. Le hasard désigne le premier joueur.',
    },
  ],
  byPlayers: { en: 'By number of players', de: 'Je nach Spielerzahl', fr: 'Selon le nombre de joueurs' },
  players: { en: 'Players', de: 'Spieler', fr: 'Joueurs' },
  piles: { en: 'Cards in the two draw piles', de: 'Karten in den Nachziehstapeln', fr: 'Cartes dans les deux piles' },
  extra: { en: 'Cards in the extra pile', de: 'Karten im Zusatzstapel', fr: 'Cartes dans la pile de réserve' },
} as const satisfies Texts;
