import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const scoring = {
  title: { en: 'Scoring', de: 'Wertung', fr: 'Décompte' },
  intro: {
    en: 'At the end of months 3, 5 and 7 eight majorities are scored, each by itself: the five districts, the elves, the dwarves and the gnomes.',
    de: 'Am Ende der Monate 3, 5 und 7 werden acht Mehrheiten gewertet, jede für sich: die fünf Bezirke, die Elben, die Zwerge und die Gnome.',
    fr: 'À la fin des mois 3, 5 et 7, huit majorités sont décomptées, chacune à part\u00a0: les cinq quartiers, les elfes, les nains et les gnomes.',
  },
  caption: { en: 'Points', de: 'Punkte', fr: 'Points' },
  majority: { en: 'Majority', de: 'Mehrheit', fr: 'Majorité' },
  first: { en: '1st', de: '1.', fr: '1er' },
  second: { en: '2nd', de: '2.', fr: '2e' },
  third: { en: '3rd', de: '3.', fr: '3e' },
  district: {
    en: 'each district: markers in it',
    de: 'je Bezirk: Figuren darin',
    fr: 'chaque quartier\u00a0: marqueurs présents',
  },
  workers: {
    en: 'elves in play, dwarves in play, gnomes on built cards',
    de: 'Elben im Spiel, Zwerge im Spiel, Gnome auf gebauten Karten',
    fr: 'elfes en jeu, nains en jeu, gnomes sur cartes construites',
  },
  third3: {
    en: 'Third place is paid with four or five players, and in the [two-player game](#two-players); not with three.',
    de: 'Den dritten Platz gibt es zu viert, zu fünft und im [Spiel zu zweit](#two-players), nicht aber zu dritt.',
    fr: 'La troisième place compte à quatre ou cinq joueurs, et dans le [jeu à deux](#two-players)\u00a0; pas à trois.',
  },
  counts: {
    en: 'In a district every marker counts the same, whatever it stands on. A master counts as one worker. Whoever has nothing there gets no place.',
    de: 'In einem Bezirk zählt jede Figur gleich, worauf sie auch steht. Ein Meister zählt als ein Arbeiter. Wer dort nichts hat, bekommt keinen Platz.',
    fr: 'Dans un quartier, tous les marqueurs se valent, où qu’ils soient. Un maître compte pour un travailleur. Qui n’a rien n’obtient pas de place.',
  },
  ties: { en: 'Ties', de: 'Gleichstand', fr: 'Égalités' },
  tiesText: {
    en: 'Players who tie *all take the next lower place*, and everyone behind them moves down by one place as well. So a shared first place is worth a second, and a shared second a third.',
    de: 'Wer gleichauf liegt, *bekommt den nächsten Platz danach*, und alle dahinter rücken ebenfalls einen Platz nach hinten. Ein geteilter erster Platz ist also einen zweiten wert, ein geteilter zweiter einen dritten.',
    fr: 'Les joueurs à égalité *prennent tous la place suivante*, et tous ceux qui suivent reculent aussi d’une place. Une première place partagée vaut donc une deuxième, une deuxième partagée une troisième.',
  },
  second2: { en: 'A tie for second place', de: 'Gleichstand auf Platz 2', fr: 'Égalité pour la deuxième place' },
  secondText: {
    en: 'Four play. Blue has 4 markers in this district, Yellow and Purple 2 each, Red 1. Blue is first. Yellow and Purple share second place and get the points of the third. Red moves down to fourth and gets nothing.',
    de: 'Zu viert: Blau hat in diesem Bezirk 4 Figuren, Gelb und Violett je 2, Rot 1. Blau ist Erster. Gelb und Violett teilen sich Platz 2 und bekommen die Punkte des dritten. Rot rückt auf den vierten und geht leer aus.',
    fr: 'À quatre joueurs\u00a0: Bleu a 4 marqueurs dans ce quartier, Jaune et Violet 2 chacun, Rouge 1. Bleu est premier. Jaune et Violet se partagent la deuxième place et touchent les points de la troisième. Rouge recule à la quatrième et n’a rien.',
  },
  first2: { en: 'A tie for first place', de: 'Gleichstand auf Platz 1', fr: 'Égalité pour la première place' },
  firstText: {
    en: 'Four play, and one of them has nothing here. Red and Green have 3 markers each, Blue has 1. Nobody is first: Red and Green both take second place. Blue would be second and moves down to third.',
    de: 'Zu viert, und einer hat hier nichts: Rot und Grün haben je 3 Figuren, Blau hat 1. Niemand wird Erster: Rot und Grün nehmen beide Platz 2. Blau wäre Zweiter und rückt auf Platz 3.',
    fr: 'À quatre joueurs, dont un n’a rien ici\u00a0: Rouge et Vert ont 3 marqueurs chacun, Bleu en a 1. Personne n’est premier\u00a0: Rouge et Vert prennent tous deux la deuxième place. Bleu serait deuxième et recule à la troisième.',
  },
  place: { en: 'Place', de: 'Platz', fr: 'Place' },
  who: { en: 'Who', de: 'Wer', fr: 'Qui' },
  points: { en: 'Points', de: 'Punkte', fr: 'Points' },
  nobody: { en: 'nobody', de: 'niemand', fr: 'personne' },
  workers2: {
    en: 'The workers, with four players',
    de: 'Die Arbeiter, zu viert',
    fr: 'Les travailleurs, à quatre joueurs',
  },
  workersText: {
    en: 'Elves: Red leads with 5, Yellow is second. Dwarves: Yellow and Purple tie for first and get 1 point each; nobody gets 3. Gnomes: Blue is first; the other three tie for second and fall to the unpaid third place.',
    de: 'Elben: Rot führt mit 5, Gelb ist Zweiter. Zwerge: Gelb und Violett liegen gleichauf vorn und bekommen je 1 Punkt; niemand bekommt 3. Gnome: Blau ist Erster; die anderen drei teilen sich Platz 2 und fallen auf den dritten, der nichts bringt.',
    fr: 'Elfes\u00a0: Rouge mène avec 5, Jaune est deuxième. Nains\u00a0: Jaune et Violet sont premiers à égalité et marquent 1 point chacun\u00a0; personne n’en marque 3. Gnomes\u00a0: Bleu est premier\u00a0; les trois autres se partagent la deuxième place et tombent à la troisième, qui ne rapporte rien.',
  },
  builder: { en: 'Builder', de: 'Spieler', fr: 'Bâtisseur' },
  cell: {
    en: '{count} there: {n, plural, =0 {no points} one {# point} other {# points}}',
    de: '{count} dort: {n, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}}',
    fr: '{count} sur place\u00a0: {n, plural, =0 {aucun point} one {# point} other {# points}}',
  },
  districtLabel: {
    en: 'A district with 4 blue, 2 yellow, 2 purple and 1 red marker',
    de: 'Ein Bezirk mit 4 blauen, 2 gelben, 2 violetten Figuren und 1 roten',
    fr: 'Un quartier avec 4 marqueurs bleus, 2 jaunes, 2 violets et 1 rouge',
  },
} as const satisfies Texts;

export const end = {
  title: { en: 'The end', de: 'Das Ende', fr: 'La fin' },
  text: {
    en: 'The game is over after the third scoring, at the end of month 7. *The most points win.*',
    de: 'Die Partie endet nach der dritten Wertung, am Ende von Monat 7. *Die meisten Punkte gewinnen.*',
    fr: 'La partie s’achève après le troisième décompte, à la fin du mois 7. *Le plus de points l’emporte.*',
  },
  tie: {
    en: 'If scores are equal, add up what you have left: 1 for each wood, stone and gold, 2 for each metal. The larger sum wins. If that is equal too, you win together.',
    de: 'Bei gleichem Stand zählt, was du übrig hast: je Holz, Stein und Gold 1, je Metall 2. Die größere Summe gewinnt. Ist auch sie gleich, gewinnt ihr gemeinsam.',
    fr: 'À égalité de points, comptez ce qui vous reste\u00a0: 1 par bois, pierre et pièce d’or, 2 par métal. La plus grande somme gagne. Si elle est égale aussi, vous gagnez ensemble.',
  },
} as const satisfies Texts;

/** The builders of the examples. */
export const colours = {
  red: { en: 'Red', de: 'Rot', fr: 'Rouge' },
  blue: { en: 'Blue', de: 'Blau', fr: 'Bleu' },
  yellow: { en: 'Yellow', de: 'Gelb', fr: 'Jaune' },
  purple: { en: 'Purple', de: 'Violett', fr: 'Violet' },
  green: { en: 'Green', de: 'Grün', fr: 'Vert' },
} as const satisfies Texts;
