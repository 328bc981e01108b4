import type { StepTexts } from '../../../../table/lesson/lesson.ts';

/** By step. */
export const lessonTexts = {
  welcome: {
    title: {
      en: 'Belfort for builders',
      de: 'Belfort für Baumeister',
      fr: 'Belfort pour bâtisseurs',
    },
    text: {
      en: 'A second lesson: the king’s camp, masters, taxes, walls and guilds. You play red again and have scored 16 points so far. It is round 5, with the second scoring at its end, and your crest says 3: of the three of you, you place and act last.',
      de: 'Eine zweite Lektion: das Lager des Königs, Meister, Steuern, Mauern und Gilden. Du spielst wieder Rot und hast bisher 16 Punkte. Es läuft Runde 5, an ihrem Ende steht die zweite Wertung, und dein Wappen trägt die 3: Von euch dreien setzt und handelst du zuletzt.',
      fr: 'Deuxième leçon\u00a0: le camp du Roi, les maîtres, les taxes, les murs et les guildes. Vous jouez encore les rouges et avez 16 points. C’est la manche 5, le deuxième décompte la conclut, et votre écusson porte le 3\u00a0: des trois, vous placez et agissez en dernier.',
    },
    notYet: {
      en: 'read this first, then press Next.',
      de: 'lies das zuerst und drücke dann auf Weiter.',
      fr: 'lisez d’abord ceci, puis appuyez sur Suivant.',
    },
  },
  camp: {
    title: {
      en: 'To the king’s camp',
      de: 'Ins Lager des Königs',
      fr: 'Au camp du Roi',
    },
    text: {
      en: 'Whoever stands in the king’s camp may swap crests before the actions. It costs nothing. Put an elf or a dwarf there; your master stays at home.',
      de: 'Wer im Lager des Königs steht, darf vor den Aktionen sein Wappen tauschen. Das kostet nichts. Setze einen Elben oder Zwerg dorthin; dein Meister bleibt zu Hause.',
      fr: 'Qui se tient au camp du Roi peut échanger son écusson avant les actions. C’est gratuit. Placez-y un elfe ou un nain\u00a0; votre maître reste au logis.',
    },
    notYet: {
      en: 'an elf or a dwarf goes to the glowing planks of the king’s camp.',
      de: 'ein Elb oder Zwerg geht auf die leuchtenden Planken im Lager des Königs.',
      fr: 'un elfe ou un nain va sur les plateformes qui brillent au camp du Roi.',
    },
  },
  fee: {
    title: {
      en: 'A guild of your own',
      de: 'Eine eigene Gilde',
      fr: 'Une guilde à vous',
    },
    text: {
      en: 'Anselm has sent an elf to the Sawyers’ guild. A marker of yours stands on it, so it is your guild: his fee of 1 gold went to you. You yourself would pay nothing here.',
      de: 'Anselm hat einen Elben zur Sägearbeitergilde geschickt. Dort steht deine Figur, es ist also deine Gilde: Seine Gebühr von 1 Gold ging an dich. Du selbst würdest hier nichts zahlen.',
      fr: 'Anselm a envoyé un elfe à la guilde des scieurs. Votre marqueur s’y trouve, c’est donc votre guilde\u00a0: sa redevance de 1 pièce d’or vous revient. Vous-même n’y paieriez rien.',
    },
    notYet: {
      en: 'have a look at your guild, then press Next.',
      de: 'sieh dir deine Gilde an und drücke dann auf Weiter.',
      fr: 'regardez votre guilde, puis appuyez sur Suivant.',
    },
  },
  guild: {
    title: {
      en: 'To the Recruiters',
      de: 'Zu den Anwerbern',
      fr: 'Chez les recruteurs',
    },
    text: {
      en: 'Nobody owns the Recruiters’ guild in district 1 yet, so your fee of 1 gold goes to the supply. Put another elf or dwarf there: later it will bring you a worker or a gnome.',
      de: 'Die Anwerbergilde in Bezirk 1 gehört noch niemandem, deine Gebühr von 1 Gold geht also in den Vorrat. Setze noch einen Elben oder Zwerg dorthin: Später bringt er dir einen Arbeiter oder einen Gnom.',
      fr: 'La guilde des recruteurs, dans le quartier 1, n’est encore à personne\u00a0: votre redevance de 1 pièce d’or va à la réserve. Placez-y un autre elfe ou nain\u00a0: il vous amènera plus tard un travailleur ou un gnome.',
    },
    notYet: {
      en: 'an elf or a dwarf goes to the Recruiters’ guild in district 1.',
      de: 'ein Elb oder Zwerg geht zur Anwerbergilde in Bezirk 1.',
      fr: 'un elfe ou un nain va à la guilde des recruteurs, dans le quartier 1.',
    },
  },
  tax: {
    title: {
      en: 'Taxes',
      de: 'Steuern',
      fr: 'Les taxes',
    },
    text: {
      en: 'After the collection everybody gets 1 gold for each coin on their built cards, and then pays taxes: the more points, the more gold. 16 points cost you 3 gold, your coins bring 2. Every gold you cannot pay costs a point.',
      de: 'Nach dem Sammeln bekommt jeder 1 Gold für jede Münze auf seinen gebauten Karten, und dann zahlt er Steuern: je mehr Punkte, desto mehr Gold. 16 Punkte kosten dich 3 Gold, deine Münzen bringen 2. Jedes Gold, das du nicht zahlen kannst, kostet einen Punkt.',
      fr: 'Après la collecte, chacun reçoit 1 pièce d’or par symbole de revenu de ses cartes construites, puis paie la taxe\u00a0: plus on a de points, plus on paie. Vos 16 points coûtent 3 pièces d’or, vos cartes en rapportent 2. Chaque pièce impayée coûte un point.',
    },
    notYet: {
      en: 'have a look at the treasury, then press Next.',
      de: 'sieh dir die Schatzkammer an und drücke dann auf Weiter.',
      fr: 'regardez la trésorerie, puis appuyez sur Suivant.',
    },
  },
  pass: {
    title: {
      en: 'Enough placed',
      de: 'Genug eingesetzt',
      fr: 'Assez de placements',
    },
    text: {
      en: 'The others have passed. Pass too: the rest of your workers collect goods.',
      de: 'Die anderen haben gepasst. Passe auch: Deine übrigen Arbeiter gehen Waren sammeln.',
      fr: 'Les autres ont passé. Passez aussi\u00a0: le reste de vos travailleurs part à la collecte.',
    },
    notYet: {
      en: 'keep the others at home and pass.',
      de: 'lass die übrigen zu Hause und passe.',
      fr: 'gardez les autres au logis et passez.',
    },
  },
  send: {
    title: {
      en: 'A master works for two',
      de: 'Ein Meister arbeitet für zwei',
      fr: 'Un maître travaille pour deux',
    },
    text: {
      en: 'In the quarry your master dwarf brings 2 stone, but where it is counted who has the most workers he is one. Send one plain dwarf to the gold mine, for the taxes; all others as they are.',
      de: 'Im Steinbruch bringt dein Meisterzwerg 2 Stein; wo gezählt wird, wer die meisten Arbeiter hat, ist er einer. Schicke einen einfachen Zwerg in die Goldmine, für die Steuern; alle anderen bleiben, wo sie sind.',
      fr: 'À la carrière, votre maître nain rapporte 2 pierres\u00a0; quand on compte qui a le plus de travailleurs, il n’en vaut qu’un. Envoyez un simple nain à la mine d’or, pour la taxe\u00a0; les autres restent où ils sont.',
    },
    notYet: {
      en: 'exactly one plain dwarf in the gold mine, nobody in the mine.',
      de: 'genau ein einfacher Zwerg in der Goldmine, niemand im Bergwerk.',
      fr: 'exactement un simple nain à la mine d’or, personne à la mine.',
    },
  },
  crest: {
    title: {
      en: 'Take the first crest',
      de: 'Nimm das erste Wappen',
      fr: 'Prenez le premier écusson',
    },
    text: {
      en: 'Now your worker in the camp acts. Choose Anselm, who has crest 1: he gets your 3, and you are first, in the actions of this round and when the next one begins. What you have taken is safe for this round.',
      de: 'Jetzt handelt dein Arbeiter im Lager. Wähle Anselm, der Wappen 1 hat: Er bekommt deine 3, und du kommst zuerst, bei den Aktionen dieser Runde und wenn die nächste beginnt. Was du genommen hast, ist diese Runde sicher.',
      fr: 'Votre travailleur au camp agit maintenant. Choisissez Anselm, qui a l’écusson 1\u00a0: il reçoit votre 3, et vous passez en premier, pour les actions de cette manche et au début de la suivante. L’écusson pris est à l’abri pour cette manche.',
    },
    notYet: {
      en: 'swap with Anselm, who has crest 1.',
      de: 'tausche mit Anselm, der Wappen 1 hat.',
      fr: 'échangez avec Anselm, qui a l’écusson 1.',
    },
  },
  paid: {
    title: {
      en: 'Income and taxes',
      de: 'Einkommen und Steuern',
      fr: 'Revenu et taxe',
    },
    text: {
      en: 'The treasury has paid you 2 gold and taken 3, and you had enough. Keep an eye on it: whoever leads pays most, and an empty purse then costs points.',
      de: 'Die Schatzkammer hat dir 2 Gold gezahlt und 3 genommen, und du hattest genug. Behalte sie im Auge: Wer führt, zahlt am meisten, und eine leere Kasse kostet dann Punkte.',
      fr: 'La trésorerie vous a versé 2 pièces d’or et en a pris 3\u00a0; vous aviez de quoi payer. Gardez-la à l’œil\u00a0: qui mène paie le plus, et une bourse vide coûte alors des points.',
    },
    notYet: {
      en: 'have a look at the treasury, then press Next.',
      de: 'sieh dir die Schatzkammer an und drücke dann auf Weiter.',
      fr: 'regardez la trésorerie, puis appuyez sur Suivant.',
    },
  },
  activate: {
    title: {
      en: 'First to act',
      de: 'Du kommst zuerst',
      fr: 'À vous d’abord',
    },
    text: {
      en: 'You act first. Begin with your worker at the Recruiters’ guild.',
      de: 'Du handelst jetzt vor den anderen. Beginne mit deinem Arbeiter bei der Anwerbergilde.',
      fr: 'Vous agissez avant les autres. Commencez par votre travailleur à la guilde des recruteurs.',
    },
    notYet: {
      en: 'begin at the Recruiters’ guild.',
      de: 'beginne bei der Anwerbergilde.',
      fr: 'commencez par la guilde des recruteurs.',
    },
  },
  gnome: {
    title: {
      en: 'A second master',
      de: 'Ein zweiter Meister',
      fr: 'Un deuxième maître',
    },
    text: {
      en: 'You may take an elf, a dwarf or a gnome. The Gardens have a free lock: choose them, and a gnome moves in without pay. One of your elves becomes a master, and gnomes count in the scoring too.',
      de: 'Du darfst einen Elben, einen Zwerg oder einen Gnom nehmen. Die Gärten haben ein freies Schloss: Wähle sie, und ein Gnom zieht ein, ohne etwas zu kosten. Einer deiner Elben wird Meister, und auch Gnome zählen bei der Wertung.',
      fr: 'Vous pouvez prendre un elfe, un nain ou un gnome. Le Jardin a une serrure libre\u00a0: choisissez-le, et un gnome s’y installe gratuitement. Un de vos elfes devient maître, et les gnomes comptent aussi au décompte.',
    },
    notYet: {
      en: 'the gnome goes to the Gardens.',
      de: 'der Gnom geht in die Gärten.',
      fr: 'le gnome va au Jardin.',
    },
  },
  wall: {
    title: {
      en: 'The last wall',
      de: 'Die letzte Mauer',
      fr: 'Le dernier mur',
    },
    text: {
      en: 'A wall needs no card: 3 wood and 3 stone. It counts like any building. In district 5 each of you has one, and a single wall is left there. Anselm could pay for it too, but you come first: choose the wall, then its site.',
      de: 'Eine Mauer braucht keine Karte: 3 Holz und 3 Stein. Sie zählt wie jedes Gebäude. In Bezirk 5 hat jeder von euch eines, und nur noch eine Mauer ist dort frei. Anselm könnte sie auch bezahlen, aber du kommst zuerst: Wähle die Mauer, dann ihren Bauplatz.',
      fr: 'Un mur ne demande pas de carte\u00a0: 3 bois et 3 pierres. Il compte comme tout bâtiment. Dans le quartier 5, chacun en a un, et il n’y reste qu’un mur. Anselm pourrait le payer aussi, mais vous passez avant\u00a0: choisissez le mur, puis son emplacement.',
    },
    notYet: {
      en: 'build the last wall in district 5.',
      de: 'bau die letzte Mauer in Bezirk 5.',
      fr: 'construisez le dernier mur du quartier 5.',
    },
  },
  build: {
    title: {
      en: 'Build a guild',
      de: 'Bau eine Gilde',
      fr: 'Construisez une guilde',
    },
    text: {
      en: 'Guilds are built as well, each at its own price. Choose the Merchants’ guild in district 4. It counts like a building, and from now on the others pay you for standing there.',
      de: 'Auch Gilden werden gebaut, jede zu ihrem Preis. Wähle die Kaufmannsgilde in Bezirk 4. Sie zählt wie ein Gebäude, und von nun an zahlen die anderen dir, wenn sie dort stehen.',
      fr: 'Les guildes se construisent aussi, chacune à son prix. Choisissez la guilde des marchands, dans le quartier 4. Elle compte comme un bâtiment, et les autres vous paieront désormais pour s’y tenir.',
    },
    notYet: {
      en: 'build the Merchants’ guild in district 4.',
      de: 'bau die Kaufmannsgilde in Bezirk 4.',
      fr: 'construisez la guilde des marchands, dans le quartier 4.',
    },
  },
  end: {
    title: {
      en: 'Your turn is done',
      de: 'Dein Zug ist getan',
      fr: 'Votre tour est fini',
    },
    text: {
      en: 'End your turn, or spend your last gold on a card first. Then Brunhild and Anselm act, and round 5 is scored.',
      de: 'Beende deinen Zug, oder gib dein letztes Gold vorher für eine Karte aus. Dann handeln Brunhild und Anselm, und Runde 5 wird gewertet.',
      fr: 'Terminez votre tour, ou dépensez d’abord votre dernière pièce d’or pour une carte. Ensuite Brunhild et Anselm agissent, et la manche 5 est comptée.',
    },
    notYet: {
      en: 'end your turn, or buy a card.',
      de: 'beende deinen Zug, oder kauf eine Karte.',
      fr: 'terminez votre tour, ou achetez une carte.',
    },
  },
  done: {
    title: {
      en: 'A builder of Belfort',
      de: 'Baumeister von Belfort',
      fr: 'Bâtisseur de Belfort',
    },
    text: {
      en: 'You now have {points} points; mind the tax of the next round! You have seen everything a game of Belfort asks of you. Two rounds would be left here; a real game has all seven.',
      de: 'Du hast jetzt {points} Punkte; denk an die Steuer der nächsten Runde! Du hast alles gesehen, was eine Partie Belfort von dir verlangt. Hier blieben noch zwei Runden; eine echte Partie hat alle sieben.',
      fr: 'Vous avez maintenant {points} points\u00a0; gare à la taxe de la prochaine manche\u00a0! Vous avez vu tout ce qu’une partie de Belfort demande. Il resterait ici deux manches\u00a0; une vraie partie en compte sept.',
    },
    notYet: {
      en: 'the lesson ends here; play on in a real game.',
      de: 'hier endet die Lektion; spiel in einer echten Partie weiter.',
      fr: 'la leçon s’arrête ici\u00a0; continuez dans une vraie partie.',
    },
  },
} satisfies Record<string, StepTexts>;
