import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const canals = {
  title: { en: 'Canals and statues', de: 'Kanäle und Statuen', fr: 'Canaux et statues' },
  text: {
    en: 'You build each section *from the seal outward, without gaps*. The number on a space is what its token costs in guilders. If the next spaces of both sections have the colour of your card, you choose.',
    de: 'Du baust jeden Abschnitt *vom Siegel nach außen und ohne Lücken*. Die Zahl auf einem Feld ist der Preis seines Plättchens in Gulden. Haben die nächsten Felder beider Abschnitte die Farbe deiner Karte, wählst du.',
    fr: 'Chaque section se construit *du sceau vers l’extérieur, sans trou*. Le nombre d’une case est le prix de son jeton en florins. Si les prochaines cases des deux sections ont la couleur de votre carte, vous choisissez.',
  },
  third: {
    en: 'A section with a token on its *third space* is worth {section} points at the end.',
    de: 'Ein Abschnitt mit einem Plättchen auf dem *dritten Feld* ist am Ende {section} Punkte wert.',
    fr: 'Une section avec un jeton sur sa *troisième case* vaut {section} points à la fin.',
  },
  statue: {
    en: 'Whoever fills the *fifth space* takes the uppermost statue. Each section earns one only once in the game, so nobody has more than two; when none is left, it earns nothing.',
    de: 'Wer das *fünfte Feld* füllt, nimmt die oberste Statue. Jeder Abschnitt bringt nur einmal im Spiel eine, also hat niemand mehr als zwei; ist keine mehr da, gibt es nichts.',
    fr: 'Qui remplit la *cinquième case* prend la statue du dessus. Chaque section n’en rapporte qu’une fois dans la partie\u00a0: personne n’en a plus de deux. S’il n’en reste plus, on n’a rien.',
  },
  statues: {
    en: 'The {n} statues, from first to last',
    de: 'Die {n} Statuen, von der ersten bis zur letzten',
    fr: 'Les {n} statues, de la première à la dernière',
  },
  caption: {
    en: 'The canal of the first seat: two tokens on the left, three on the right. (Costs and colours are our values.)',
    de: 'Der Kanal des ersten Platzes: links zwei Plättchen, rechts drei. (Preise und Farben sind unsere Werte.)',
    fr: 'Le canal de la première place\u00a0: deux jetons à gauche, trois à droite. (Prix et couleurs sont nos valeurs.)',
  },
  label: {
    en: 'A canal: left section with two tokens, right section with three',
    de: 'Ein Kanal: links zwei Plättchen, rechts drei',
    fr: 'Un canal\u00a0: deux jetons à gauche, trois à droite',
  },
  all: { en: 'Colours of all seats', de: 'Die Farben aller Plätze', fr: 'Couleurs de toutes les places' },
  seat: { en: 'Seat', de: 'Platz', fr: 'Place' },
  left: { en: 'Left section', de: 'Linker Abschnitt', fr: 'Section gauche' },
  right: { en: 'Right section', de: 'Rechter Abschnitt', fr: 'Section droite' },
  outward: {
    en: 'Both sections are listed from the seal outward.',
    de: 'Beide Abschnitte sind vom Siegel nach außen aufgezählt.',
    fr: 'Les deux sections se lisent du sceau vers l’extérieur.',
  },
} as const satisfies Texts;

export const threats = {
  title: { en: 'Threats', de: 'Bedrohungen', fr: 'Menaces' },
  text: {
    en: 'One or two markers of a colour do no harm. With the *third* the threat of that colour strikes at once; then all three markers go back and bring no points. If several strike together, you choose the order.',
    de: 'Ein oder zwei Marker einer Farbe schaden nicht. Mit dem *dritten* schlägt die Bedrohung dieser Farbe sofort zu; dann gehen alle drei Marker zurück und bringen keine Punkte. Treffen dich mehrere zugleich, bestimmst du die Reihenfolge.',
    fr: 'Un ou deux marqueurs d’une couleur ne font rien. Au *troisième*, la menace de cette couleur frappe aussitôt\u00a0; puis les trois marqueurs sont rendus sans rapporter de points. Si plusieurs frappent ensemble, vous choisissez l’ordre.',
  },
  rings: {
    en: 'Like a trap: with the third marker the ring closes.',
    de: 'Wie eine Falle: Mit dem dritten Marker schließt sich der Ring.',
    fr: 'Comme un piège\u00a0: au troisième marqueur, l’anneau se ferme.',
  },
  blue: {
    en: 'All your workers go back to the supply, whatever their colour.',
    de: 'Alle deine Handlanger gehen zurück in den Vorrat, gleich welcher Farbe.',
    fr: 'Tous vos ouvriers retournent à la réserve, quelle que soit leur couleur.',
  },
  brown: {
    en: 'You discard one of your persons, at your choice. Its house stays, empty. Without persons you lose nothing.',
    de: 'Du legst eine deiner Personen ab, welche, bestimmst du. Ihr Haus bleibt leer stehen. Ohne Person verlierst du nichts.',
    fr: 'Vous défaussez un de vos personnages, au choix. Sa maison reste, vide. Sans personnage, vous ne perdez rien.',
  },
  red: {
    en: 'You lose a house or a canal token, as you choose. Whoever lived in the house comes back to your hand. Of a section only the outermost token can go; a statue is kept. With neither house nor token you lose nothing.',
    de: 'Du verlierst ein Haus oder ein Kanalplättchen, wie du willst. Wer im Haus wohnte, kommt auf deine Hand zurück. Von einem Abschnitt kann nur das äußerste Plättchen weg; eine Statue bleibt dir. Hast du weder Haus noch Plättchen, verlierst du nichts.',
    fr: 'Vous perdez une maison ou un jeton canal, au choix. Qui logeait dans la maison revient dans votre main. D’une section, seul le dernier jeton peut partir\u00a0; une statue vous reste. Sans maison ni jeton, vous ne perdez rien.',
  },
  purple: {
    en: 'You lose {intrigue} points, or as many as you have. Nobody falls below 0.',
    de: 'Du verlierst {intrigue} Punkte oder so viele, wie du hast. Niemand fällt unter 0.',
    fr: 'Vous perdez {intrigue} points, ou autant que vous en avez. On ne descend pas sous 0.',
  },
  yellow: {
    en: 'All your guilders go to the bank.',
    de: 'Alle deine Gulden gehen an die Bank.',
    fr: 'Tous vos florins vont à la banque.',
  },
  away: { en: 'Getting rid of markers', de: 'Marker loswerden', fr: 'Se défaire des marqueurs' },
  awayText: {
    en: 'Discarding a marker, with a [card](#use-threat) or through a person, brings *1 point*. A marker that is passed on, or never taken, brings none. Some persons spare you from a threat: you take its markers as usual, but the third does no harm.',
    de: 'Ein abgelegter Marker, ob durch eine [Karte](#use-threat) oder eine Person, bringt *1 Punkt*. Ein weitergegebener oder gar nicht erst genommener bringt keinen. Manche Personen verschonen dich vor einer Bedrohung: Du nimmst ihre Marker wie sonst, aber der dritte schadet nicht.',
    fr: 'Défausser un marqueur, par une [carte](#use-threat) ou un personnage, rapporte *1 point*. Un marqueur transmis ou jamais pris n’en rapporte pas. Certains personnages vous épargnent une menace\u00a0: vous prenez ses marqueurs comme d’habitude, mais le troisième ne fait rien.',
  },
  example: {
    en: 'Bram has two red and two yellow markers, and the dice show a red 5 and a yellow 6. He loses his only house to the fire and all his guilders to the raid. The six markers go back.',
    de: 'Bram hat zwei rote und zwei gelbe Marker, und die Würfel zeigen eine rote 5 und eine gelbe 6. Sein einziges Haus verliert er an das Feuer, alle Gulden an den Überfall. Die sechs Marker gehen zurück.',
    fr: 'Bram a deux marqueurs rouges et deux jaunes, et les dés montrent un 5 rouge et un 6 jaune. Il perd sa seule maison dans l’incendie et tous ses florins dans le pillage. Les six marqueurs sont rendus.',
  },
} as const satisfies Texts;

export const reputation = {
  title: { en: 'Reputation', de: 'Ansehen', fr: 'La réputation' },
  text: {
    en: 'After the threats of the roll, everybody may pay the price on the dice, once, to climb *one step*. If no die shows 1 or 2, nobody can. Steps through persons come on top of this.',
    de: 'Nach den Bedrohungen des Wurfs dürfen alle einmal den Preis der Würfel zahlen und *eine Stufe* steigen. Zeigt kein Würfel 1 oder 2, geht das nicht. Stufen durch Personen kommen hinzu.',
    fr: 'Après les menaces du lancer, chacun peut payer une fois le prix indiqué par les dés pour monter d’*un échelon*. Si aucun dé ne montre 1 ou 2, c’est impossible. Les échelons dus aux personnages viennent en plus.',
  },
  end: {
    en: 'Only the step you stand on at the end counts. The track has {n} steps.',
    de: 'Es zählt nur die Stufe, auf der du am Ende stehst. Die Leiste hat {n} Stufen.',
    fr: 'Seul compte l’échelon où vous êtes à la fin. L’échelle a {n} échelons.',
  },
  caption: { en: 'Points at the end', de: 'Punkte am Ende', fr: 'Points à la fin' },
  step: { en: 'Step {n}: {points}', de: 'Stufe {n}: {points}', fr: 'Échelon {n}\u00a0: {points}' },
} as const satisfies Texts;

export const majorities = {
  title: { en: 'Majorities', de: 'Mehrheiten', fr: 'Les majorités' },
  text: {
    en: 'At the end of each round three things are compared. Whoever has *more than everyone else* turns the marker for it to the coloured side. If the lead is shared, nobody does.',
    de: 'Am Ende jeder Runde wird dreierlei verglichen. Wer *mehr als alle anderen* hat, dreht den Marker dafür auf die farbige Seite. Ist die Führung geteilt, tut das niemand.',
    fr: 'À la fin de chaque manche, on compare trois choses. Qui en a *plus que tous les autres* retourne le marqueur côté couleur. En cas d’égalité en tête, personne ne le fait.',
  },
  reputation: {
    en: 'steps on the reputation track',
    de: 'Stufen auf der Ansehensleiste',
    fr: 'échelons de réputation',
  },
  people: { en: 'persons in play', de: 'Personen im Spiel', fr: 'personnages en jeu' },
  canals: {
    en: 'canal tokens, both sections together',
    de: 'Kanalplättchen, beide Abschnitte zusammen',
    fr: 'jetons canal, les deux sections ensemble',
  },
  stays: {
    en: 'A turned marker *stays turned*, even when the lead is lost, so several players can have the same one. Each is worth {majority} points at the end.',
    de: 'Ein umgedrehter Marker *bleibt umgedreht*, auch wenn die Führung verloren geht; mehrere können also denselben haben. Jeder ist am Ende {majority} Punkte wert.',
    fr: 'Un marqueur retourné *le reste*, même si l’avance est perdue\u00a0: plusieurs joueurs peuvent donc avoir le même. Chacun vaut {majority} points à la fin.',
  },
  example: {
    en: 'Four players have 6, 5, 4 and 4 persons: the first turns the people marker. Two share the top of the reputation track, so nobody turns that one.',
    de: 'Vier Spieler haben 6, 5, 4 und 4 Personen: Der erste dreht den Personenmarker um. Zwei teilen sich die Spitze der Ansehensleiste, also dreht dort niemand.',
    fr: 'Quatre joueurs ont 6, 5, 4 et 4 personnages\u00a0: le premier retourne le marqueur des personnages. Deux se partagent la tête de la réputation\u00a0: personne ne retourne celui-là.',
  },
} as const satisfies Texts;
