import type { StepTexts } from '../../../../table/lesson/lesson.ts';

/** By step. */
export const lessonTexts = {
  welcome: {
    title: { en: 'Welcome to Belfort!', de: 'Willkommen in Belfort!', fr: 'Bienvenue à Belfort\u00a0!' },
    text: {
      en: 'Five districts of this city are being built, and you want the most buildings in as many of them as possible. You play red. Points are given after rounds 3, 5 and 7, and this is round 3.',
      de: 'Fünf Bezirke dieser Stadt werden gebaut, und du willst in möglichst vielen die meisten Gebäude haben. Du spielst Rot. Punkte gibt es nach den Runden 3, 5 und 7, und jetzt läuft Runde 3.',
      fr: 'Cinq quartiers de cette cité sont en chantier, et vous voulez le plus de bâtiments dans le plus de quartiers possible. Vous jouez les rouges. On marque des points après les manches 3, 5 et 7, et voici la manche 3.',
    },
    notYet: {
      en: 'read this first, then press Next.',
      de: 'lies das zuerst und drücke dann auf Weiter.',
      fr: 'lisez d’abord ceci, puis appuyez sur Suivant.',
    },
  },
  desk: {
    title: { en: 'Recruit somebody', de: 'Wirb jemanden an', fr: 'Recrutez quelqu’un' },
    text: {
      en: 'A round begins with placing workers, one by one in turn. Put one on the recruiter’s desk: for 2 gold it brings you another worker of its kind.',
      de: 'Eine Runde beginnt mit dem Einsetzen: reihum ein Arbeiter nach dem anderen. Setze einen auf das Anwerberpult: Für 2 Gold bringt er dir einen weiteren seiner Art.',
      fr: 'Une manche commence par le placement des travailleurs, un par un à tour de rôle. Placez-en un au bureau du recruteur\u00a0: pour 2 pièces d’or, il vous en amène un autre de son espèce.',
    },
    notYet: {
      en: 'the glowing plank of the recruiter’s desk comes first.',
      de: 'zuerst kommt die leuchtende Planke am Anwerberpult.',
      fr: 'commencez par la plateforme qui brille au bureau du recruteur.',
    },
  },
  guild: {
    title: { en: 'Visit a guild', de: 'Besuch eine Gilde', fr: 'Visitez une guilde' },
    text: {
      en: 'In each district a guild offers its services. Put a worker on the plank of the Masons’ guild: for 1 gold it will give you 4 stone later.',
      de: 'In jedem Bezirk bietet eine Gilde ihre Dienste an. Setze einen Arbeiter auf die Planke der Steinmetzgilde: Für 1 Gold gibt sie dir später 4 Stein.',
      fr: 'Dans chaque quartier, une guilde offre ses services. Placez un travailleur sur la plateforme de la guilde des maçons\u00a0: pour 1 pièce d’or, elle vous donnera plus tard 4 pierres.',
    },
    notYet: {
      en: 'send this one to the Masons’ guild in district 3.',
      de: 'schick diesen zur Steinmetzgilde in Bezirk 3.',
      fr: 'envoyez celui-ci à la guilde des maçons, dans le quartier 3.',
    },
  },
  pass: {
    title: { en: 'Enough placed', de: 'Genug eingesetzt', fr: 'Assez de placements' },
    text: {
      en: 'The others have passed already. Pass as well: everybody who is still at home then goes to collect goods.',
      de: 'Die anderen haben schon gepasst. Pass du auch: Dann gehen alle, die noch zu Hause sind, Waren sammeln.',
      fr: 'Les autres ont déjà passé. Passez aussi\u00a0: tous ceux qui sont encore au logis partent alors à la collecte.',
    },
    notYet: {
      en: 'keep the others at home and pass.',
      de: 'lass die übrigen zu Hause und passe.',
      fr: 'gardez les autres au logis et passez.',
    },
  },
  send: {
    title: { en: 'Off to work', de: 'An die Arbeit', fr: 'Au travail' },
    text: {
      en: 'Elves fell wood in the forest, dwarves break stone in the quarry. Metal takes one of each: add one elf and one dwarf to the mine, then send them off.',
      de: 'Elben schlagen Holz im Wald, Zwerge brechen Stein im Steinbruch. Für Metall braucht es beide: Schicke einen Elben und einen Zwerg ins Bergwerk, dann los.',
      fr: 'Les elfes coupent le bois en forêt, les nains taillent la pierre à la carrière. Le métal demande un de chaque\u00a0: ajoutez un elfe et un nain à la mine, puis envoyez-les.',
    },
    notYet: {
      en: 'exactly one elf and one dwarf in the mine, nobody in the gold mine.',
      de: 'genau ein Elb und ein Zwerg im Bergwerk, niemand in der Goldmine.',
      fr: 'exactement un elfe et un nain à la mine, personne à la mine d’or.',
    },
  },
  collect: {
    title: { en: 'The collection', de: 'Das Sammeln', fr: 'La collecte' },
    text: {
      en: 'Everybody comes home with goods. You alone had the most workers in the mine, so it gave 1 metal more. The desk sent you a new worker, and your pub paid 1 gold.',
      de: 'Alle kommen mit Waren heim. Du allein hattest die meisten Arbeiter im Bergwerk, darum gab es 1 Metall mehr. Das Pult schickte dir einen neuen Arbeiter, und deine Kneipe zahlte 1 Gold.',
      fr: 'Chacun rentre chargé. Vous aviez à vous seul le plus de travailleurs à la mine\u00a0: elle a donné 1 métal de plus. Le bureau vous envoie un nouveau travailleur, et votre pub a payé 1 pièce d’or.',
    },
    notYet: {
      en: 'have a look at what was collected, then press Next.',
      de: 'sieh dir an, was gesammelt wurde, und drücke dann auf Weiter.',
      fr: 'regardez ce qui a été collecté, puis appuyez sur Suivant.',
    },
  },
  activate: {
    title: { en: 'Your turn to act', de: 'Dein Aktionszug', fr: 'Votre tour d’actions' },
    text: {
      en: 'Now you may do as much as you can pay for, in any order. Begin with your worker at the Masons: click it to get the 4 stone.',
      de: 'Jetzt darfst du tun, was du bezahlen kannst, in beliebiger Reihenfolge. Beginne mit deinem Arbeiter bei den Steinmetzen: Klick ihn an und nimm die 4 Stein.',
      fr: 'Maintenant, faites tout ce que vous pouvez payer, dans l’ordre que vous voulez. Commencez par votre travailleur chez les maçons\u00a0: cliquez dessus pour prendre les 4 pierres.',
    },
    notYet: {
      en: 'fetch the stone from the Masons first.',
      de: 'hol zuerst den Stein bei den Steinmetzen.',
      fr: 'allez d’abord chercher la pierre chez les maçons.',
    },
  },
  build: {
    title: { en: 'Build to win a district', de: 'Bau dir die Mehrheit', fr: 'Construisez pour dominer' },
    text: {
      en: 'In district 3 you and Anselm have one building each. Choose the Bank in your hand, then its site in that district: with two buildings you lead alone.',
      de: 'In Bezirk 3 habt Anselm und du je ein Gebäude. Wähle die Bank auf deiner Hand, dann ihren Bauplatz in diesem Bezirk: Mit zwei Gebäuden führst du allein.',
      fr: 'Dans le quartier 3, Anselm et vous avez un bâtiment chacun. Choisissez la Banque dans votre main, puis son emplacement dans ce quartier\u00a0: avec deux bâtiments, vous êtes seul en tête.',
    },
    notYet: {
      en: 'the Bank in district 3 brings you more today.',
      de: 'die Bank in Bezirk 3 bringt dir heute mehr.',
      fr: 'la Banque dans le quartier 3 vous rapporte plus aujourd’hui.',
    },
  },
  hire: {
    title: { en: 'A gnome moves in', de: 'Ein Gnom zieht ein', fr: 'Un gnome s’installe' },
    text: {
      en: 'Gnomes open the locks on your cards. Choose the gnomes, then your Pub: for 3 gold one moves in, and a dwarf of yours becomes a master who works for two.',
      de: 'Gnome öffnen die Schlösser auf deinen Karten. Wähle die Gnome, dann deine Kneipe: Für 3 Gold zieht einer ein, und einer deiner Zwerge wird Meister und arbeitet für zwei.',
      fr: 'Les gnomes ouvrent les serrures de vos cartes. Choisissez les gnomes, puis votre Pub\u00a0: pour 3 pièces d’or, l’un d’eux s’y installe, et un de vos nains devient maître et travaille pour deux.',
    },
    notYet: {
      en: 'spend the 3 gold on a gnome for your Pub.',
      de: 'gib die 3 Gold für einen Gnom in deiner Kneipe aus.',
      fr: 'dépensez les 3 pièces d’or pour un gnome dans votre Pub.',
    },
  },
  trade: {
    title: { en: 'Turn stone into gold', de: 'Aus Stein wird Gold', fr: 'De la pierre à l’or' },
    text: {
      en: 'Your purse is empty. Once a turn you may sell at the trading post, and once you may buy. Sell two stone for 1 gold.',
      de: 'Deine Kasse ist leer. Am Handelsposten darfst du je Zug einmal verkaufen und einmal kaufen. Verkaufe zwei Stein für 1 Gold.',
      fr: 'Votre bourse est vide. Au comptoir, vous pouvez une fois par tour vendre et une fois acheter. Vendez deux pierres pour 1 pièce d’or.',
    },
    notYet: {
      en: 'sell something at the trading post first.',
      de: 'verkaufe zuerst etwas am Handelsposten.',
      fr: 'vendez d’abord quelque chose au comptoir.',
    },
  },
  preview: {
    title: { en: 'If it were scored now', de: 'Wenn jetzt gewertet würde', fr: 'Si l’on comptait maintenant' },
    text: {
      en: 'Here you always see what a scoring would bring: 5 points for the most buildings in a district, 3 for the second most, and 3 for the most elves, dwarves or gnomes. Open it and have a look.',
      de: 'Hier siehst du immer, was eine Wertung brächte: 5 Punkte für die meisten Gebäude in einem Bezirk, 3 für die zweitmeisten, und 3 für die meisten Elben, Zwerge oder Gnome. Öffne es und sieh nach.',
      fr: 'Ici, vous voyez toujours ce que rapporterait un décompte\u00a0: 5 points pour le plus de bâtiments dans un quartier, 3 pour la deuxième place, et 3 pour le plus d’elfes, de nains ou de gnomes. Ouvrez pour voir.',
    },
    notYet: {
      en: 'have a look at the points, then press Next.',
      de: 'sieh dir die Punkte an und drücke dann auf Weiter.',
      fr: 'regardez les points, puis appuyez sur Suivant.',
    },
  },
  card: {
    title: { en: 'A plan for later', de: 'Ein Plan für später', fr: 'Un plan pour la suite' },
    text: {
      en: 'A turn may end like this: for your last gold, take one card, from the three open ones or from the deck. Or just end your turn. Then the others follow, and round 3 is scored.',
      de: 'So kann ein Zug enden: Nimm für dein letztes Gold eine Karte, eine der drei offenen oder vom Stapel. Oder beende einfach deinen Zug. Dann folgen die anderen, und Runde 3 wird gewertet.',
      fr: 'Un tour peut finir ainsi\u00a0: pour votre dernière pièce d’or, prenez une carte, l’une des trois visibles ou celle de la pioche. Ou terminez simplement votre tour. Ensuite les autres jouent, et la manche 3 est comptée.',
    },
    notYet: { en: 'take a card first.', de: 'nimm zuerst eine Karte.', fr: 'prenez d’abord une carte.' },
  },
  done: {
    title: { en: 'Well built!', de: 'Gut gebaut!', fr: 'Bien construit\u00a0!' },
    text: {
      en: 'The first scoring gave you {points} points. You have seen a whole round; a game has seven. Ask for help anywhere: point at a thing, or press its question mark.',
      de: 'Die erste Wertung brachte dir {points} Punkte. Du hast eine ganze Runde gesehen, eine Partie hat sieben. Hilfe gibt es überall: Zeig auf eine Sache oder drücke ihr Fragezeichen.',
      fr: 'Le premier décompte vous a donné {points} points. Vous avez vu une manche entière\u00a0; une partie en compte sept. L’aide est partout\u00a0: pointez une chose, ou appuyez sur son point d’interrogation.',
    },
    notYet: {
      en: 'the lesson ends here; play on in a real game.',
      de: 'hier endet die Lektion; spiel in einer echten Partie weiter.',
      fr: 'la leçon s’arrête ici\u00a0; continuez dans une vraie partie.',
    },
  },
} satisfies Record<string, StepTexts>;
