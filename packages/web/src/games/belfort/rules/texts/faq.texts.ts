import type { Ruling, Texts } from '../../../../table/rulebook/page.texts.ts';

export const faq = {
  title: { en: 'Questions and rulings', de: 'Fragen und Entscheidungen', fr: 'Questions et précisions' },
  placing: { en: 'Workers', de: 'Arbeiter', fr: 'Travailleurs' },
  building: { en: 'Building', de: 'Bauen', fr: 'Construire' },
  gnomes: { en: 'Gnomes', de: 'Gnome', fr: 'Gnomes' },
  cards: { en: 'Cards and trade', de: 'Karten und Handel', fr: 'Cartes et commerce' },
  guilds: { en: 'Guilds', de: 'Gilden', fr: 'Guildes' },
  undo: { en: 'At this table', de: 'An diesem Tisch', fr: 'À cette table' },
} as const satisfies Texts;

export const placing: readonly Ruling[] = [
  {
    q: {
      en: 'May I keep my crest in the king’s camp?',
      de: 'Darf ich im Lager des Königs mein Wappen behalten?',
      fr: 'Puis-je garder mon écusson au camp du Roi\u00a0?',
    },
    a: {
      en: 'Yes. It is turned face down all the same, so nobody can take it this round.',
      de: 'Ja. Es wird trotzdem umgedreht, also kann es dir in dieser Runde niemand nehmen.',
      fr: 'Oui. Il est retourné quand même\u00a0: personne ne peut vous le prendre pendant cette manche.',
    },
  },
  {
    q: {
      en: 'I paid the fee of a guild, then someone else built it. Do I pay again?',
      de: 'Ich habe die Gebühr bezahlt, dann hat jemand die Gilde gebaut. Zahle ich noch einmal?',
      fr: 'J’ai payé la redevance, puis quelqu’un a construit la guilde. Dois-je repayer\u00a0?',
    },
    a: {
      en: 'No. A fee is settled when you place, and your worker performs the action as usual.',
      de: 'Nein. Die Gebühr ist mit dem Einsetzen erledigt, und dein Arbeiter führt die Aktion ganz normal aus.',
      fr: 'Non. La redevance est réglée au placement, et votre travailleur fait l’action comme d’habitude.',
    },
  },
  {
    q: {
      en: 'Must I use an action?',
      de: 'Muss ich eine Aktion nutzen?',
      fr: 'Dois-je utiliser une action\u00a0?',
    },
    a: {
      en: 'If an option is of any use to you, you choose one. You may decline where the text says “may” or “up to” (Thieves, Bandits, Merchants), with the Wizards, and with the Architects, who cost something. If nothing is possible, the worker goes home and the action is lost.',
      de: 'Wenn eine Möglichkeit etwas bringt, wählst du eine. Verzichten darfst du, wo der Text „darfst“ oder „bis zu“ sagt (Diebe, Banditen, Kaufleute), bei den Zauberern und bei den Baumeistern, die etwas kosten. Geht gar nichts, geht der Arbeiter heim und die Aktion verfällt.',
      fr: 'Si une possibilité vous sert à quelque chose, vous en choisissez une. Vous pouvez renoncer là où le texte dit «\u00a0pouvez\u00a0» ou «\u00a0jusqu’à\u00a0» (voleurs, bandits, marchands), avec les sorciers, et avec les architectes, qui coûtent quelque chose. Si rien n’est possible, le travailleur rentre et l’action est perdue.',
    },
  },
  {
    q: {
      en: 'Which worker becomes a master?',
      de: 'Welcher Arbeiter wird Meister?',
      fr: 'Quel travailleur devient maître\u00a0?',
    },
    a: {
      en: 'A normal one at home; only if there is none of that kind, one that stands on a plank.',
      de: 'Ein normaler, der zu Hause ist; nur wenn dort keiner dieser Art ist, einer auf einer Planke.',
      fr: 'Un normal qui est au logis\u00a0; seulement s’il n’y en a pas, un qui est sur une plateforme.',
    },
  },
];

export const building: readonly Ruling[] = [
  {
    q: {
      en: 'Can a gatehouse have two owners?',
      de: 'Kann ein Torhaus zwei Spielern gehören?',
      fr: 'Un corps de garde peut-il avoir deux propriétaires\u00a0?',
    },
    a: {
      en: 'Not in the revised edition: a card starts it only while both halves are empty, and the second half goes to the owner of the first, through a gatehouse gnome or the Architects. In the first edition it can.',
      de: 'In der überarbeiteten Auflage nicht: Mit der Karte beginnst du es nur, solange beide Hälften leer sind, und die zweite bekommt, wem die erste gehört, durch einen Torhausgnom oder die Baumeister. In der ersten Auflage schon.',
      fr: 'Pas dans l’édition révisée\u00a0: une carte ne le commence que si les deux moitiés sont vides, et la seconde revient à qui possède la première, par un gnome de corps de garde ou par les architectes. Dans la première édition, oui.',
    },
  },
  {
    q: {
      en: 'What do I get for a property built through the Architects?',
      de: 'Was bringt ein Gebäude, das ich mit den Baumeistern baue?',
      fr: 'Que rapporte une propriété construite grâce aux architectes\u00a0?',
    },
    a: {
      en: 'Its marker, nothing else: no card, hence no income, plank or lock.',
      de: 'Seine Figur, sonst nichts: keine Karte, also kein Einkommen, keine Planke, kein Schloss.',
      fr: 'Son marqueur, rien d’autre\u00a0: pas de carte, donc ni revenu, ni plateforme, ni serrure.',
    },
  },
  {
    q: {
      en: 'How does the Architects’ discount work?',
      de: 'Wie funktioniert der Nachlass der Baumeister?',
      fr: 'Comment marche la remise des architectes\u00a0?',
    },
    a: {
      en: 'Either 1 metal, if metal is part of the price, or 2 pieces of its wood and stone, combined as you wish; only 1 if the price contains no more. Gold is never reduced, and you must take a discount where one is possible.',
      de: 'Entweder 1 Metall, wenn der Preis Metall enthält, oder 2 Teile von seinem Holz und Stein, gemischt, wie du magst; nur 1, wenn nicht mehr darin ist. Gold wird nie erlassen, und wo ein Nachlass möglich ist, musst du ihn nehmen.',
      fr: 'Soit 1 métal, si le prix en contient, soit 2 pièces de son bois et de sa pierre, combinées à votre gré\u00a0; 1 seule si le prix n’en contient pas plus. L’or n’est jamais réduit, et il faut prendre une remise là où c’est possible.',
    },
  },
];

export const gnomes: readonly Ruling[] = [
  {
    q: {
      en: 'May I send a gnome to a pub although no dwarf can be promoted?',
      de: 'Darf ein Gnom in die Kneipe, obwohl kein Zwerg Meister werden kann?',
      fr: 'Puis-je envoyer un gnome au pub si aucun nain ne peut devenir maître\u00a0?',
    },
    a: {
      en: 'Yes, and likewise to gardens. The promotion is then forfeited, but the gnome still counts. A gatehouse gnome loses nothing: it acts once, whenever you like, even in a later turn.',
      de: 'Ja, ebenso in die Gärten. Die Beförderung verfällt dann, aber der Gnom zählt. Ein Torhausgnom verliert nichts: Er handelt einmal, wann du willst, auch in einem späteren Zug.',
      fr: 'Oui, de même au jardin. La promotion est alors perdue, mais le gnome compte. Un gnome de corps de garde ne perd rien\u00a0: il agit une fois, quand vous voulez, même lors d’un tour suivant.',
    },
  },
  {
    q: {
      en: 'Does a new gnome work in the same turn?',
      de: 'Wirkt ein neuer Gnom schon in diesem Zug?',
      fr: 'Un nouveau gnome sert-il dès ce tour\u00a0?',
    },
    a: {
      en: 'Yes: the action of blacksmith, bank or gatehouse, the market’s extra visit and the library’s card all come in the turn it arrives. Only an opened plank has to wait for the next placement.',
      de: 'Ja: Die Aktion von Schmiede, Bank oder Torhaus, der zusätzliche Besuch des Markts und die Karte der Bibliothek kommen schon in diesem Zug. Nur eine geöffnete Planke wartet bis zum nächsten Einsetzen.',
      fr: 'Oui\u00a0: l’action de la forge, de la banque ou du corps de garde, la visite de plus du marché et la carte de la bibliothèque viennent dès le tour de son arrivée. Seule une plateforme ouverte attend le prochain placement.',
    },
  },
  {
    q: {
      en: 'I have two blacksmiths with gnomes. How often may I use them?',
      de: 'Ich habe zwei Schmieden mit Gnomen. Wie oft darf ich sie nutzen?',
      fr: 'J’ai deux forges avec gnomes. Combien de fois puis-je les utiliser\u00a0?',
    },
    a: {
      en: 'Each card once per turn, so twice in all. Market gnomes add up across cards as well.',
      de: 'Jede Karte einmal je Zug, zusammen also zweimal. Auch Marktgnome zählen über alle Karten zusammen.',
      fr: 'Chaque carte une fois par tour, donc deux fois en tout. Les gnomes des marchés s’additionnent aussi.',
    },
  },
];
