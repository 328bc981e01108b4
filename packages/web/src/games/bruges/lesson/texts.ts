import type { StepTexts } from '../../../table/lesson/lesson.ts';

/** By step. */
export const lessonTexts = {
  welcome: {
    title: { en: 'Welcome to Bruges!', de: 'Willkommen in Brügge!', fr: 'Bienvenue à Bruges\u00a0!' },
    text: {
      en: 'You bring people of rank into your houses, dig canals and rise in reputation; all of it gives points. You play red. A round has four parts: draw cards, roll the dice, play four cards, compare. In this one you have two cards left to play.',
      de: 'Du holst Leute von Rang in deine Häuser, gräbst Kanäle und steigst im Ansehen; alles bringt Punkte. Du spielst Rot. Eine Runde hat vier Teile: Karten ziehen, würfeln, vier Karten spielen, vergleichen. In dieser spielst du noch zwei Karten.',
      fr: 'Vous logez des gens de renom dans vos maisons, creusez des canaux et montez en réputation\u00a0: tout rapporte des points. Vous jouez les rouges. Une manche a quatre parties\u00a0: piocher, lancer les dés, jouer quatre cartes, comparer. Dans celle-ci, il vous reste deux cartes à jouer.',
    },
    notYet: {
      en: 'read this first, then press Next.',
      de: 'lies das zuerst und drücke dann auf Weiter.',
      fr: 'lisez d’abord ceci, puis appuyez sur Suivant.',
    },
  },
  workers: {
    title: { en: 'One card, six uses', de: 'Eine Karte, sechs Möglichkeiten', fr: 'Une carte, six usages' },
    text: {
      en: 'Every card can be played for six things. Choose the Stilt Walker, then workers: a card brings two of its colour, so these are blue.',
      de: 'Jede Karte kann man für sechs Dinge spielen. Wähle den Stelzenläufer, dann die Handlanger: Eine Karte bringt zwei in ihrer Farbe, diese hier also blaue.',
      fr: 'Chaque carte peut se jouer pour six choses. Choisissez l’Échassier, puis les ouvriers\u00a0: une carte en donne deux de sa couleur, ici des bleus.',
    },
    notYet: {
      en: 'play the Stilt Walker for two workers.',
      de: 'spiele den Stelzenläufer für zwei Handlanger.',
      fr: 'jouez l’Échassier pour deux ouvriers.',
    },
  },
  use: {
    title: { en: 'Put a person to work', de: 'Lass jemanden arbeiten', fr: 'Faites travailler quelqu’un' },
    text: {
      en: 'The Brewer lives with you and shows a blue worker. Once a round you may give her one: click her, and she brings 4 guilders.',
      de: 'Die Brauerin wohnt bei dir und zeigt einen blauen Handlanger. Einmal je Runde darfst du ihr einen geben: Klick sie an, und sie bringt 4 Gulden.',
      fr: 'La Brasseuse habite chez vous et montre un ouvrier bleu. Une fois par manche, vous pouvez lui en donner un\u00a0: cliquez sur elle, et elle rapporte 4 florins.',
    },
    notYet: {
      en: 'use the Brewer before your turn ends.',
      de: 'nutze die Brauerin, bevor dein Zug endet.',
      fr: 'utilisez la Brasseuse avant la fin de votre tour.',
    },
  },
  house: {
    title: { en: 'Build a house', de: 'Bau ein Haus', fr: 'Construisez une maison' },
    text: {
      en: 'Whoever moves in needs a house. Choose the Glass Painter, then house: the card is laid face down and costs a worker of its colour. You have one blue worker left.',
      de: 'Wer einziehen soll, braucht ein Haus. Wähle die Glasmalerin, dann das Haus: Die Karte wird verdeckt ausgelegt und kostet einen Handlanger ihrer Farbe. Einen blauen hast du noch.',
      fr: 'Pour loger quelqu’un, il faut une maison. Choisissez la Peintre verrière, puis la maison\u00a0: la carte est posée face cachée et coûte un ouvrier de sa couleur. Il vous en reste un bleu.',
    },
    notYet: {
      en: 'lay the Glass Painter down as a house.',
      de: 'leg die Glasmalerin als Haus aus.',
      fr: 'posez la Peintre verrière comme maison.',
    },
  },
  majorities: {
    title: { en: 'Ahead of everybody', de: 'Allen voraus', fr: 'Devant tout le monde' },
    text: {
      en: 'The round ends with a look at three things: reputation, persons and canals. You alone have dug the most canals, so this marker of yours is turned. It is worth 4 points at the end, even if somebody overtakes you.',
      de: 'Am Ende der Runde wird dreierlei verglichen: Ansehen, Personen und Kanäle. Du allein hast die meisten Kanäle gegraben, darum wird dein Marker umgedreht. Er ist am Ende 4 Punkte wert, auch wenn dich jemand überholt.',
      fr: 'La manche se termine par trois comparaisons\u00a0: réputation, personnages et canaux. Vous seul avez creusé le plus de canaux\u00a0: votre marqueur est retourné. Il vaut 4 points à la fin, même si l’on vous dépasse.',
    },
    notYet: {
      en: 'have a look at your markers, then press Next.',
      de: 'sieh dir deine Marker an und drücke dann auf Weiter.',
      fr: 'regardez vos marqueurs, puis appuyez sur Suivant.',
    },
  },
  draw: {
    title: { en: 'Draw by the backs', de: 'Zieh nach den Rückseiten', fr: 'Piochez d’après les dos' },
    text: {
      en: 'A new round: fill your hand up to five. Take two cards from these two piles, as you like. You see only the colours of the backs; the fronts are shown when your hand is full.',
      de: 'Eine neue Runde: Füll deine Hand auf fünf Karten auf. Nimm zwei Karten von diesen beiden Stapeln, ganz wie du willst. Du siehst nur die Farben der Rückseiten; die Vorderseiten erst, wenn die Hand voll ist.',
      fr: 'Nouvelle manche\u00a0: complétez votre main à cinq cartes. Prenez-en deux de ces deux piles, à votre guise. Vous ne voyez que la couleur des dos\u00a0; les faces se dévoilent quand la main est pleine.',
    },
    notYet: {
      en: 'take two cards from the piles first.',
      de: 'nimm zuerst zwei Karten von den Stapeln.',
      fr: 'prenez d’abord deux cartes des piles.',
    },
  },
  dice: {
    title: { en: 'Five dice for everybody', de: 'Fünf Würfel für alle', fr: 'Cinq dés pour tous' },
    text: {
      en: 'Each 5 or 6 brings everybody a threat marker of its colour: a yellow one this time. The 1s and 2s add up to the price of a step of reputation: 1 and 2 make 3 guilders.',
      de: 'Jede 5 und jede 6 bringt allen einen Bedrohungsmarker ihrer Farbe, diesmal einen gelben. Die 1en und 2en ergeben zusammen den Preis einer Stufe des Ansehens: 1 und 2 sind 3 Gulden.',
      fr: 'Chaque 5 ou 6 donne à tous un marqueur menace de sa couleur\u00a0: un jaune cette fois. Les 1 et les 2 s’additionnent et font le prix d’un échelon de réputation\u00a0: 1 et 2, soit 3 florins.',
    },
    notYet: {
      en: 'have a look at the dice, then press Next.',
      de: 'sieh dir die Würfel an und drücke dann auf Weiter.',
      fr: 'regardez les dés, puis appuyez sur Suivant.',
    },
  },
  step: {
    title: { en: 'A step up', de: 'Eine Stufe höher', fr: 'Un échelon de plus' },
    text: {
      en: 'Once a round everybody may pay for one step. The stairs of reputation give points at the end, more and more towards the top. Step up for 3 guilders.',
      de: 'Einmal je Runde darf jeder eine Stufe bezahlen. Die Treppe des Ansehens bringt am Ende Punkte, oben immer mehr. Steig für 3 Gulden auf.',
      fr: 'Une fois par manche, chacun peut payer un échelon. L’escalier de la réputation donne des points à la fin, de plus en plus vers le haut. Montez pour 3 florins.',
    },
    notYet: {
      en: 'the step is worth its 3 guilders: take it.',
      de: 'die Stufe ist ihre 3 Gulden wert: Nimm sie.',
      fr: 'l’échelon vaut bien ses 3 florins\u00a0: prenez-le.',
    },
  },
  person: {
    title: { en: 'Somebody moves in', de: 'Jemand zieht ein', fr: 'Quelqu’un s’installe' },
    text: {
      en: 'Choose the Landscape Painter, then person: for 6 guilders he moves into your empty house. His arrow means that he acts at once: he gives a point for each of your three canal tokens.',
      de: 'Wähle den Landschaftsmaler, dann die Person: Für 6 Gulden zieht er in dein leeres Haus. Sein Pfeil heißt, dass er sofort wirkt: Er gibt einen Punkt für jedes deiner drei Kanalplättchen.',
      fr: 'Choisissez le Paysagiste, puis le personnage\u00a0: pour 6 florins, il s’installe dans votre maison vide. Sa flèche signifie qu’il agit aussitôt\u00a0: un point pour chacun de vos trois jetons canal.',
    },
    notYet: {
      en: 'the Landscape Painter moves in first.',
      de: 'zuerst zieht der Landschaftsmaler ein.',
      fr: 'le Paysagiste s’installe d’abord.',
    },
  },
  signs: {
    title: { en: 'When a person acts', de: 'Wann eine Person wirkt', fr: 'Quand un personnage agit' },
    text: {
      en: 'The icon on a card tells it. Arrow: at once, when the person moves in. Infinity: from then on, every time what the card says comes true. A worker: once a round, if you give such a worker. Laurel: at the end of the game.',
      de: 'Das sagt das Symbol auf der Karte. Pfeil: sofort beim Einzug. Unendlich: von da an jedes Mal, wenn eintritt, was auf der Karte steht. Handlanger: einmal je Runde, wenn du einen solchen abgibst. Lorbeer: am Ende des Spiels.',
      fr: 'Le symbole de la carte le dit. Flèche\u00a0: aussitôt, à l’arrivée. Infini\u00a0: désormais, chaque fois que se produit ce que dit la carte. Ouvrier\u00a0: une fois par manche, contre un tel ouvrier. Laurier\u00a0: à la fin de la partie.',
    },
    notYet: {
      en: 'have a look at the icons, then press Next.',
      de: 'sieh dir die Symbole an und drücke dann auf Weiter.',
      fr: 'regardez les symboles, puis appuyez sur Suivant.',
    },
  },
  strike: {
    title: { en: 'When a threat strikes', de: 'Wenn eine Bedrohung trifft', fr: 'Quand une menace frappe' },
    text: {
      en: 'The third marker of a colour strikes at once. Blue drowns all your workers, brown takes a person, red a house or a canal token, purple 3 points, yellow all your guilders. Then the three markers go back.',
      de: 'Der dritte Marker einer Farbe trifft sofort. Blau ertränkt alle deine Handlanger, Braun nimmt eine Person, Rot ein Haus oder ein Kanalplättchen, Violett 3 Punkte, Gelb alle deine Gulden. Danach kommen die drei Marker zurück.',
      fr: 'Le troisième marqueur d’une couleur frappe aussitôt. Le bleu noie tous vos ouvriers, le brun emporte un personnage, le rouge une maison ou un jeton canal, le violet 3 points, le jaune tous vos florins. Puis les trois marqueurs repartent.',
    },
    notYet: {
      en: 'read this, then press Next.',
      de: 'lies das und drücke dann auf Weiter.',
      fr: 'lisez ceci, puis appuyez sur Suivant.',
    },
  },
  threat: {
    title: { en: 'Avert a threat', de: 'Wende eine Bedrohung ab', fr: 'Écartez une menace' },
    text: {
      en: 'You have two yellow markers. With the third, robbers take all your guilders. Choose the Gambler, then the threat: a yellow card takes one yellow marker away and brings 1 point.',
      de: 'Du hast zwei gelbe Marker. Beim dritten nehmen dir Räuber alle Gulden. Wähle den Würfelspieler, dann die Bedrohung: Eine gelbe Karte nimmt einen gelben Marker weg und bringt 1 Punkt.',
      fr: 'Vous avez deux marqueurs jaunes. Au troisième, des brigands prennent tous vos florins. Choisissez le Parieur, puis la menace\u00a0: une carte jaune ôte un marqueur jaune et rapporte 1 point.',
    },
    notYet: {
      en: 'the yellow threat is too near: use the Gambler against it.',
      de: 'die gelbe Bedrohung ist zu nah: Setz den Würfelspieler dagegen ein.',
      fr: 'la menace jaune est trop proche\u00a0: servez-vous du Parieur.',
    },
  },
  guilders: {
    title: { en: 'Fill your purse', de: 'Füll deine Kasse', fr: 'Remplissez votre bourse' },
    text: {
      en: 'Choose one of the cards you drew, then guilders: you get as many as the die of its colour shows. Keep the Sculptor for your canal.',
      de: 'Wähle eine der gezogenen Karten, dann die Gulden: Du bekommst so viele, wie der Würfel ihrer Farbe zeigt. Den Bildhauer behalte für deinen Kanal.',
      fr: 'Choisissez une des cartes piochées, puis les florins\u00a0: vous en recevez autant que montre le dé de sa couleur. Gardez le Sculpteur pour votre canal.',
    },
    notYet: {
      en: 'take guilders, with any card but the Sculptor.',
      de: 'nimm Gulden, mit einer Karte außer dem Bildhauer.',
      fr: 'prenez des florins, avec n’importe quelle carte sauf le Sculpteur.',
    },
  },
  canal: {
    title: { en: 'Dig a canal', de: 'Grab einen Kanal', fr: 'Creusez un canal' },
    text: {
      en: 'The next space of your left canal is red and costs 3 guilders, for it is the third. Choose the red Sculptor, then canal. Three tokens are worth 3 points at the end; the fifth will bring a statue.',
      de: 'Das nächste Feld deines linken Kanals ist rot und kostet 3 Gulden, denn es ist das dritte. Wähle den roten Bildhauer, dann den Kanal. Drei Plättchen sind am Ende 3 Punkte wert; das fünfte bringt eine Statue.',
      fr: 'La prochaine case de votre canal de gauche est rouge et coûte 3 florins, car c’est la troisième. Choisissez le Sculpteur rouge, puis le canal. Trois jetons valent 3 points à la fin\u00a0; le cinquième donnera une statue.',
    },
    notYet: {
      en: 'dig the red space of your left canal.',
      de: 'grab das rote Feld deines linken Kanals.',
      fr: 'creusez la case rouge de votre canal de gauche.',
    },
  },
  score: {
    title: { en: 'If the game ended now', de: 'Wenn jetzt Schluss wäre', fr: 'Si la partie finissait maintenant' },
    text: {
      en: 'You would have {points} points. Houses give 1 each, persons a third of their price, turned markers 4, canals from the third token 3, and then statues and reputation. Here you can always look it up.',
      de: 'Du hättest {points} Punkte. Häuser geben je 1, Personen ein Drittel ihres Preises, umgedrehte Marker 4, Kanäle ab dem dritten Plättchen 3, dazu Statuen und Ansehen. Hier kannst du es immer nachsehen.',
      fr: 'Vous auriez {points} points. Les maisons en donnent 1 chacune, les personnages un tiers de leur prix, les marqueurs retournés 4, les canaux 3 dès le troisième jeton, puis viennent statues et réputation. Ici, vous pouvez toujours le vérifier.',
    },
    notYet: {
      en: 'have a look at the points, then press Next.',
      de: 'sieh dir die Punkte an und drücke dann auf Weiter.',
      fr: 'regardez les points, puis appuyez sur Suivant.',
    },
  },
  done: {
    title: { en: 'At home in Bruges', de: 'In Brügge zu Hause', fr: 'Chez vous à Bruges' },
    text: {
      en: 'That was a whole round. Once a draw pile runs out, the last round has come, and whoever then has the most points wins. Ask for help anywhere: point at a thing, or press its question mark.',
      de: 'Das war eine ganze Runde. Ist ein Nachziehstapel leer, kommt die letzte, und wer dann die meisten Punkte hat, gewinnt. Hilfe gibt es überall: Zeig auf eine Sache oder drücke ihr Fragezeichen.',
      fr: 'C’était une manche entière. Quand une pile s’épuise, la dernière arrive\u00a0; qui a alors le plus de points l’emporte. L’aide est partout\u00a0: pointez une chose, ou appuyez sur son point d’interrogation.',
    },
    notYet: {
      en: 'the lesson ends here; play on in a real game.',
      de: 'hier endet die Lektion; spiel in einer echten Partie weiter.',
      fr: 'la leçon s’arrête ici\u00a0; continuez dans une vraie partie.',
    },
  },
} satisfies Record<string, StepTexts>;
