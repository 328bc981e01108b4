import type { Ruling } from '../../../../table/rulebook/page.texts.ts';

export const cards: readonly Ruling[] = [
  {
    q: {
      en: 'I bought the top card of the deck. Can I go back on it?',
      de: 'Ich habe die oberste Karte gekauft. Kann ich zurück?',
      fr: 'J’ai acheté la carte du dessus. Puis-je revenir en arrière\u00a0?',
    },
    a: {
      en: 'No. You commit to the purchase before you see the card.',
      de: 'Nein. Du legst dich fest, bevor du die Karte siehst.',
      fr: 'Non. Vous vous engagez avant de voir la carte.',
    },
  },
  {
    q: {
      en: 'What if there are not enough cards to draw?',
      de: 'Was, wenn nicht genug Karten da sind?',
      fr: 'Et s’il n’y a pas assez de cartes à piocher\u00a0?',
    },
    a: {
      en: 'You draw those there are. You discard the stated number, but never more than you drew. Gaps in the pool are filled as soon as there are cards again.',
      de: 'Du ziehst, was da ist. Du legst die genannte Zahl ab, aber nie mehr, als du gezogen hast. Lücken in der Auslage werden gefüllt, sobald wieder Karten da sind.',
      fr: 'Vous piochez celles qui restent. Vous défaussez le nombre indiqué, mais jamais plus que ce que vous avez pioché. Les vides de la pioche visible sont comblés dès qu’il y a de nouveau des cartes.',
    },
  },
  {
    q: {
      en: 'Can I trade, build something and then trade again?',
      de: 'Kann ich handeln, etwas bauen und dann weiter handeln?',
      fr: 'Puis-je commercer, construire, puis commercer encore\u00a0?',
    },
    a: {
      en: 'Yes. Purchases and sales need not follow each other; only their number is limited.',
      de: 'Ja. Käufe und Verkäufe müssen nicht aufeinander folgen; nur ihre Zahl ist begrenzt.',
      fr: 'Oui. Achats et ventes n’ont pas à se suivre\u00a0; seul leur nombre est limité.',
    },
  },
];

export const guilds: readonly Ruling[] = [
  {
    q: {
      en: 'Can two workers use the same guild in a round?',
      de: 'Können zwei Arbeiter in einer Runde dieselbe Gilde nutzen?',
      fr: 'Deux travailleurs peuvent-ils utiliser la même guilde dans une manche\u00a0?',
    },
    a: {
      en: 'No, it has just one plank.',
      de: 'Nein, sie hat nur eine Planke.',
      fr: 'Non, elle n’a qu’une plateforme.',
    },
  },
  {
    q: {
      en: 'Thieves and Bandits: who decides what is taken?',
      de: 'Diebe und Banditen: Wer entscheidet, was genommen wird?',
      fr: 'Voleurs et bandits\u00a0: qui décide de ce qui est pris\u00a0?',
    },
    a: {
      en: 'You do: the victims, in any order, how much (“up to” includes nothing at all) and, for Bandits, each piece of wood or stone. Nobody loses more than they have.',
      de: 'Du: bei wem, in beliebiger Reihenfolge, wie viel („bis zu“ kann auch gar nichts heißen) und bei den Banditen jedes Stück Holz oder Stein. Niemand verliert mehr, als da ist.',
      fr: 'Vous\u00a0: à qui, dans n’importe quel ordre, combien («\u00a0jusqu’à\u00a0» peut aussi vouloir dire rien du tout) et, pour les bandits, chaque bois ou pierre. Personne ne perd plus qu’il n’a.',
    },
  },
  {
    q: {
      en: 'Spies: what about players without cards?',
      de: 'Spione: Was ist mit Spielern ohne Karten?',
      fr: 'Espions\u00a0: et les joueurs sans cartes\u00a0?',
    },
    a: {
      en: 'They show nothing. If nobody shows a card, the action is lost. Cards you do not take go back to the hands they came from.',
      de: 'Sie zeigen nichts. Zeigt niemand eine Karte, verfällt die Aktion. Karten, die du nicht nimmst, gehen auf die Hände zurück.',
      fr: 'Ils ne montrent rien. Si personne ne montre de carte, l’action est perdue. Les cartes que vous ne prenez pas retournent dans les mains d’origine.',
    },
  },
  {
    q: {
      en: 'Wizards: what exactly moves?',
      de: 'Zauberer: Was genau wird vertauscht?',
      fr: 'Sorciers\u00a0: qu’est-ce qui bouge au juste\u00a0?',
    },
    a: {
      en: 'Only markers, but all of them on both sites, neutral ones too. One site may be empty, but something must change; if you like none of the swaps, you may decline. Cards stay where they are and go on working; a guild belongs to whoever’s marker now stands on it. Two walls in one district are two sites.',
      de: 'Nur Figuren, aber alle auf beiden Bauplätzen, auch die von Nichtspielern. Einer darf leer sein, doch etwas muss sich ändern; gefällt dir kein Tausch, darfst du verzichten. Karten bleiben liegen und wirken weiter; eine Gilde gehört dem Spieler, dessen Figur nun auf ihr steht. Zwei Mauern in einem Bezirk sind zwei Bauplätze.',
      fr: 'Seulement les marqueurs, mais tous ceux des deux emplacements, non-joueurs compris. Un emplacement peut être vide, mais il faut que quelque chose change\u00a0; si aucun échange ne vous convient, vous pouvez renoncer. Les cartes restent en place et continuent d’agir\u00a0; une guilde appartient à qui a désormais son marqueur dessus. Deux murs d’un quartier sont deux emplacements.',
    },
  },
  {
    q: {
      en: 'Wizards and gatehouses?',
      de: 'Zauberer und Torhäuser?',
      fr: 'Sorciers et corps de garde\u00a0?',
    },
    a: {
      en: 'A gatehouse is one site with both its halves. Where a single marker arrives, you choose its half, at each of the two gatehouses. Two markers of one owner fill both halves.',
      de: 'Ein Torhaus ist ein einziger Bauplatz mit zwei Hälften. Wo eine einzelne Figur ankommt, wählst du ihre Hälfte, an jedem der beiden Torhäuser. Zwei Figuren desselben Spielers füllen beide Hälften.',
      fr: 'Un corps de garde est un seul emplacement avec ses deux moitiés. Là où arrive un marqueur seul, vous choisissez sa moitié, à chacun des deux corps de garde. Deux marqueurs du même joueur remplissent les deux moitiés.',
    },
  },
];

export const undo: readonly Ruling[] = [
  {
    q: { en: 'How far can I undo?', de: 'Wie viel kann ich rückgängig machen?', fr: 'Jusqu’où puis-je annuler\u00a0?' },
    a: {
      en: 'To the last moment at which you learned something new, chance was used or another player acted.',
      de: 'Bis zum letzten Moment, in dem du etwas Neues erfahren hast, der Zufall im Spiel war oder jemand anderes gehandelt hat.',
      fr: 'Jusqu’au dernier moment où vous avez appris quelque chose, où le hasard a joué ou un autre joueur a agi.',
    },
  },
  {
    q: {
      en: 'Why are some cards in other hands shown?',
      de: 'Warum sehe ich manche Karten auf fremden Händen?',
      fr: 'Pourquoi certaines cartes des autres sont-elles visibles\u00a0?',
    },
    a: {
      en: 'Everyone saw them go there, from the pool or through the Spies. They stay known until that player parts with a card of that kind.',
      de: 'Alle haben gesehen, wie sie dorthin kamen, aus der Auslage oder durch die Spione. Sie bleiben bekannt, bis dieser Spieler eine Karte dieser Art abgibt.',
      fr: 'Tous les ont vues y aller, depuis la pioche visible ou par les espions. Elles restent connues jusqu’à ce que ce joueur se sépare d’une carte de ce type.',
    },
  },
  {
    q: {
      en: 'Are there other modules?',
      de: 'Gibt es weitere Module?',
      fr: 'Y a-t-il d’autres modules\u00a0?',
    },
    a: {
      en: 'Later printings name more of them. Their rules are not available to us, so this table plays the base game.',
      de: 'Spätere Ausgaben nennen welche. Ihre Regeln liegen uns nicht vor, darum wird hier das Grundspiel gespielt.',
      fr: 'Des tirages ultérieurs en citent. Leurs règles ne nous sont pas connues\u00a0: cette table joue donc le jeu de base.',
    },
  },
];
