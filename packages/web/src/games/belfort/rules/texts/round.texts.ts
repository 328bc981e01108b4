import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const round = {
  title: { en: 'A round', de: 'Eine Runde', fr: 'Une manche' },
  intro: {
    en: 'A game has seven rounds, the months: three in spring, two in summer, two in autumn. The laurels mark the three scorings.',
    de: 'Eine Partie hat sieben Runden, die Monate: drei im Frühling, zwei im Sommer, zwei im Herbst. Die Lorbeerkränze zeigen die drei Wertungen.',
    fr: 'Une partie compte sept manches, les mois\u00a0: trois au printemps, deux en été, deux en automne. Les lauriers marquent les trois décomptes.',
  },
  month: { en: 'Month {n}', de: 'Monat {n}', fr: 'Mois {n}' },
  scoring: { en: 'scoring', de: 'Wertung', fr: 'décompte' },
  steps: {
    en: 'Every month runs the same way:',
    de: 'Jeder Monat läuft gleich ab:',
    fr: 'Chaque mois se déroule de la même façon\u00a0:',
  },
  placement: {
    en: '*[Placement](#placement).* In turn, everyone puts one worker on a plank or passes.',
    de: '*[Einsetzen](#placement).* Reihum stellen alle je einen Arbeiter auf eine Planke oder passen.',
    fr: '*[Placement](#placement).* À tour de rôle, chacun pose un travailleur sur une plateforme ou passe.',
  },
  collection: {
    en: '*[Collection](#collection).* Workers in the resource areas bring goods; then come desk, camp, income and taxes.',
    de: '*[Sammeln](#collection).* Arbeiter in den Ressourcengebieten bringen Waren; danach folgen Pult, Lager, Einkommen und Steuern.',
    fr: '*[Collecte](#collection).* Les travailleurs des zones de ressources rapportent des biens\u00a0; puis viennent bureau, camp, revenus et taxes.',
  },
  actions: {
    en: '*[Actions](#actions).* One after the other, everyone takes a whole turn: building, trading, hiring gnomes, buying a card.',
    de: '*[Aktionen](#actions).* Nacheinander haben alle einen ganzen Zug: bauen, handeln, Gnome einstellen, eine Karte kaufen.',
    fr: '*[Actions](#actions).* L’un après l’autre, chacun joue un tour entier\u00a0: construire, commercer, recruter des gnomes, acheter une carte.',
  },
  score: {
    en: '*[Scoring](#scoring).* Only after months 3, 5 and 7.',
    de: '*[Wertung](#scoring).* Nur nach den Monaten 3, 5 und 7.',
    fr: '*[Décompte](#scoring).* Seulement après les mois 3, 5 et 7.',
  },
} as const satisfies Texts;

export const placement = {
  title: { en: 'Placement', de: 'Einsetzen', fr: 'Placement' },
  turns: {
    en: 'In the order of the crests everyone puts exactly *one worker* on an empty plank, or passes. It goes round and round until all have passed.',
    de: 'In der Reihenfolge der Wappen stellen alle genau *einen Arbeiter* auf eine leere Planke oder passen. So geht es reihum, bis alle gepasst haben.',
    fr: 'Dans l’ordre des écussons, chacun pose exactement *un travailleur* sur une plateforme vide, ou passe. On continue ainsi jusqu’à ce que tous aient passé.',
  },
  who: {
    en: 'You choose who goes: elf or dwarf, normal or master. A plank takes any of them, and a master on a plank is worth one worker. A *fee* is due in full when you place; if you cannot pay it, you cannot stand there.',
    de: 'Du bestimmst, wer geht: Elb oder Zwerg, normal oder Meister. Einer Planke ist das gleich, und ein Meister auf einer Planke gilt als ein Arbeiter. Eine *Gebühr* zahlst du beim Einsetzen und ganz; wer das nicht kann, darf dort nicht hin.',
    fr: 'Vous choisissez qui y va\u00a0: elfe ou nain, normal ou maître. Une plateforme accepte n’importe lequel, et un maître y vaut un travailleur. La *redevance* se paie en entier au moment de placer\u00a0; qui ne peut pas payer ne peut pas s’y placer.',
  },
  caption: { en: 'Where there are planks', de: 'Wo es Planken gibt', fr: 'Où sont les plateformes' },
  place: { en: 'Place', de: 'Ort', fr: 'Lieu' },
  planks: { en: 'Planks', de: 'Planken', fr: 'Plateformes' },
  fee: { en: 'Fee', de: 'Gebühr', fr: 'Redevance' },
  use: { en: 'What for', de: 'Wozu', fr: 'À quoi cela sert' },
  none: { en: 'none', de: 'keine', fr: 'aucune' },
  deskPlanks: {
    en: '1 with two or three players, 2 with four, 3 with five',
    de: '1 zu zweit oder dritt, 2 zu viert, 3 zu fünft',
    fr: '1 à deux ou trois joueurs, 2 à quatre, 3 à cinq',
  },
  deskUse: {
    en: 'A new worker of the same kind. You may take several of the planks.',
    de: 'Ein neuer Arbeiter derselben Art. Du darfst mehrere der Planken besetzen.',
    fr: 'Un nouveau travailleur du même peuple. Vous pouvez occuper plusieurs plateformes.',
  },
  campPlanks: {
    en: '1 per player, filled from number 1 on',
    de: '1 je Spieler, von Nummer 1 an besetzt',
    fr: '1 par joueur, remplies à partir du numéro 1',
  },
  campUse: {
    en: 'Swap crests. Nobody may stand here twice in a round.',
    de: 'Wappen tauschen. Niemand darf hier zweimal in einer Runde stehen.',
    fr: 'Échanger les écussons. Personne ne peut y être deux fois dans une manche.',
  },
  guild: { en: 'Guild', de: 'Gilde', fr: 'Guilde' },
  guildPlanks: { en: '1 in each guild', de: '1 in jeder Gilde', fr: '1 dans chaque guilde' },
  guildFee: {
    en: 'to the owner, or to the supply if there is none; your own guild is free',
    de: 'an den Spieler, dem sie gehört, sonst an den Vorrat; deine eigene kostet nichts',
    fr: 'à son propriétaire, ou à la réserve s’il n’y en a pas\u00a0; la vôtre est gratuite',
  },
  guildUse: {
    en: 'The guild’s action, in your turn.',
    de: 'Die Aktion der Gilde, in deinem Zug.',
    fr: 'L’action de la guilde, pendant votre tour.',
  },
  card: { en: 'Your built cards', de: 'Deine gebauten Karten', fr: 'Vos cartes construites' },
  cardPlanks: {
    en: '1, if the card has one; with a padlock only after its gnome has come',
    de: '1, falls die Karte eine hat; mit Riegel erst, wenn ihr Gnom da ist',
    fr: '1, si la carte en a une\u00a0; avec cadenas, seulement après l’arrivée du gnome',
  },
  cardFee: { en: 'as shown, to the supply', de: 'wie angegeben, an den Vorrat', fr: 'comme indiqué, à la réserve' },
  cardUse: {
    en: 'The card’s action, in your turn. Never on other players’ cards.',
    de: 'Die Aktion der Karte, in deinem Zug. Nie auf fremden Karten.',
    fr: 'L’action de la carte, pendant votre tour. Jamais sur les cartes des autres.',
  },
  passing: { en: 'Passing', de: 'Passen', fr: 'Passer' },
  pass: {
    en: 'When you pass, *all the workers you have left* go to the resource areas at once, in any mix: elves to the forest, dwarves to the quarry, both to the mine and to the gold mine. There is no limit in any area. For you the phase is over. If your last worker went onto a plank, you pass without further ado.',
    de: 'Wenn du passt, gehen *alle Arbeiter, die du noch hast*, sofort in die Ressourcengebiete, ganz wie du willst: Elben in den Wald, Zwerge in den Steinbruch, beide ins Bergwerk und in die Goldmine. In keinem Gebiet gibt es eine Grenze. Für dich ist die Phase damit vorbei. Stand dein letzter Arbeiter auf einer Planke, passt du von selbst.',
    fr: 'Quand vous passez, *tous les travailleurs qui vous restent* vont aussitôt dans les zones de ressources, répartis à votre guise\u00a0: les elfes en forêt, les nains à la carrière, les deux à la mine et à la mine d’or. Aucune zone n’a de limite. La phase est alors finie pour vous. Si votre dernier travailleur est sur une plateforme, vous passez d’office.',
  },
  example: {
    en: 'Purple is the last to pass, with one elf and one dwarf left. She sends the pair to the mine and will collect 1 metal there.',
    de: 'Violett passt als Letzte und hat noch einen Elben und einen Zwerg. Sie schickt das Paar ins Bergwerk und bekommt dort 1 Metall.',
    fr: 'Violet passe en dernier avec un elfe et un nain. Elle envoie la paire à la mine et y gagnera 1 métal.',
  },
} as const satisfies Texts;
