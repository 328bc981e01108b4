import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const collection = {
  title: { en: 'Collection', de: 'Sammeln', fr: 'Collecte' },
  intro: {
    en: 'The places are settled one after the other, in this order. When a place is done, its workers go home.',
    de: 'Die Orte werden der Reihe nach abgehandelt. Ist ein Ort fertig, gehen seine Arbeiter nach Hause.',
    fr: 'Les lieux sont traités l’un après l’autre, dans cet ordre. Quand un lieu est réglé, ses travailleurs rentrent.',
  },
  place: { en: 'Place', de: 'Ort', fr: 'Lieu' },
  who: { en: 'Who works there', de: 'Wer dort arbeitet', fr: 'Qui y travaille' },
  yields: { en: 'What it brings', de: 'Was es bringt', fr: 'Ce que cela rapporte' },
  elves: { en: 'elves', de: 'Elben', fr: 'elfes' },
  dwarves: { en: 'dwarves', de: 'Zwerge', fr: 'nains' },
  pairs: { en: 'an elf and a dwarf together', de: 'ein Elb und ein Zwerg zusammen', fr: 'un elfe et un nain ensemble' },
  both: { en: 'elves and dwarves', de: 'Elben und Zwerge', fr: 'elfes et nains' },
  each: { en: 'each', de: 'je Arbeiter', fr: 'par travailleur' },
  pair: { en: 'per pair', de: 'je Paar', fr: 'par paire' },
  notes: [
    {
      en: '*A master works for two* of its kind, also when pairs are formed in the mine.',
      de: '*Ein Meister arbeitet für zwei* seiner Art, auch beim Bilden von Paaren im Bergwerk.',
      fr: '*Un maître travaille pour deux* de son peuple, y compris pour former des paires à la mine.',
    },
    {
      en: '*The most workers* in one of the four areas earn one extra piece of its good. You need strictly more than every other player; if the lead is tied, nobody gets it. Here a master counts as one.',
      de: '*Die meisten Arbeiter* in einem der vier Gebiete bringen dort eine Ware zusätzlich. Du brauchst mehr als jeder andere Spieler; bei Gleichstand an der Spitze bekommt niemand etwas. Ein Meister zählt dabei nur einfach.',
      fr: '*Le plus de travailleurs* dans une des quatre zones rapporte un bien de plus. Il en faut strictement plus que chaque autre joueur\u00a0; en cas d’égalité en tête, personne ne l’obtient. Ici, un maître compte pour un.',
    },
    {
      en: 'Workers without a partner may stand in the mine. They bring no metal, but they count for the extra piece.',
      de: 'Arbeiter ohne Partner dürfen im Bergwerk stehen. Sie bringen kein Metall, zählen aber für die zusätzliche Ware.',
      fr: 'Des travailleurs sans partenaire peuvent se tenir à la mine. Ils ne rapportent pas de métal, mais comptent pour le bien de plus.',
    },
  ],
  forest: {
    en: 'Red has one master elf in the forest and gets 2 wood. Yellow has two elves, gets 2 wood and, having more workers there, 1 more.',
    de: 'Rot hat einen Meisterelben im Wald und bekommt 2 Holz. Gelb hat zwei Elben, bekommt 2 Holz und, weil dort die meisten stehen, noch 1 dazu.',
    fr: 'Rouge a un maître elfe en forêt et reçoit 2 bois. Jaune a deux elfes, reçoit 2 bois et, ayant le plus de travailleurs, 1 de plus.',
  },
  mine: {
    en: 'Yellow’s elf and dwarf make one pair: 1 metal. Purple’s two elves pair up with one master dwarf: 2 metal, and 1 more for three workers against two.',
    de: 'Elb und Zwerg von Gelb sind ein Paar: 1 Metall. Die zwei Elben von Violett bilden mit einem Meisterzwerg zwei Paare: 2 Metall, und 1 mehr für drei Arbeiter gegen zwei.',
    fr: 'L’elfe et le nain de Jaune font une paire\u00a0: 1 métal. Les deux elfes de Violet font deux paires avec un maître nain\u00a0: 2 métaux, et 1 de plus pour trois travailleurs contre deux.',
  },
  desk: { en: 'Recruiter’s desk', de: 'Anwerberpult', fr: 'Bureau du recruteur' },
  deskText: {
    en: 'Each worker at the desk brings you one worker of its own kind from your supply, or nothing if there is none left. New workers are always normal ones, even if a master fetched them, and can be placed from the next round on.',
    de: 'Jeder Arbeiter am Pult bringt dir einen Arbeiter seiner Art aus deinem Vorrat, oder nichts, wenn dort keiner mehr ist. Neue Arbeiter sind immer normale, auch wenn ein Meister sie holt, und stehen ab der nächsten Runde bereit.',
    fr: 'Chaque travailleur au bureau vous amène un travailleur de son peuple depuis votre réserve, ou rien s’il n’en reste plus. Les nouveaux sont toujours normaux, même si un maître les amène, et se placent dès la manche suivante.',
  },
  camp: { en: 'King’s camp', de: 'Lager des Königs', fr: 'Camp du Roi' },
  campText: {
    en: 'In the order of the planks, you swap crests with a player whose crest still lies face up, or keep your own. Either way the crest you end up with is turned face down and is safe. When all are done, every crest is turned up again. The new order counts at once, from this round’s actions on.',
    de: 'In der Reihenfolge der Planken tauschst du dein Wappen mit einem Spieler, dessen Wappen noch offen liegt, oder du behältst deines. So oder so wird das Wappen, das du am Ende hast, umgedreht und ist sicher. Sind alle fertig, werden alle Wappen wieder aufgedeckt. Die neue Reihenfolge gilt sofort, ab den Aktionen dieser Runde.',
    fr: 'Dans l’ordre des plateformes, vous échangez votre écusson avec un joueur dont l’écusson est encore visible, ou vous gardez le vôtre. Dans les deux cas, l’écusson que vous avez alors est retourné et à l’abri. Quand tous ont fini, on retourne tous les écussons. Le nouvel ordre vaut aussitôt, dès les actions de cette manche.',
  },
  campExample: {
    en: 'Red has crest 1, Purple 2, Blue 3, Yellow 4. In the camp Yellow comes first and takes Red’s 1. Red now has 4; crest 1 lies face down, so Red takes Purple’s 2.',
    de: 'Rot hat Wappen 1, Violett 2, Blau 3, Gelb 4. Im Lager ist Gelb zuerst dran und nimmt die 1 von Rot. Rot hat nun die 4; Wappen 1 liegt verdeckt, also nimmt Rot die 2 von Violett.',
    fr: 'Rouge a l’écusson 1, Violet le 2, Bleu le 3, Jaune le 4. Au camp, Jaune est premier et prend le 1 de Rouge. Rouge a donc le 4\u00a0; le 1 est retourné, Rouge prend alors le 2 de Violet.',
  },
  before: { en: 'before', de: 'vorher', fr: 'avant' },
  after: { en: 'after', de: 'nachher', fr: 'après' },
} as const satisfies Texts;

export const treasury = {
  title: { en: 'Income and taxes', de: 'Einkommen und Steuern', fr: 'Revenus et taxes' },
  income: {
    en: 'First everyone takes 1 gold for every *income coin* on their built cards.',
    de: 'Zuerst nehmen sich alle 1 Gold je *Einkommensmünze* auf ihren gebauten Karten.',
    fr: 'D’abord, chacun prend 1 pièce d’or par *pièce de revenu* sur ses cartes construites.',
  },
  tax: {
    en: 'Then everyone pays the *tax* of their score: the further ahead, the more. You must pay as much as you can; for every gold still missing you lose 1 point, but never fall below 0.',
    de: 'Dann zahlen alle die *Steuer* für ihren Punktestand: je weiter vorn, desto mehr. Du musst zahlen, so viel du kannst; für jedes Gold, das dann noch fehlt, verlierst du 1 Punkt, fällst aber nie unter 0.',
    fr: 'Puis chacun paie la *taxe* de son score\u00a0: plus on est en avance, plus elle est élevée. Vous devez payer tout ce que vous pouvez\u00a0; pour chaque pièce d’or manquante, vous perdez 1 point, sans jamais passer sous 0.',
  },
  caption: { en: 'Tax by score', de: 'Steuer nach Punkten', fr: 'Taxe selon le score' },
  andMore: { en: '{n} and more', de: '{n} und mehr', fr: '{n} et plus' },
  range: { en: '{from} to {to}', de: '{from} bis {to}', fr: '{from} à {to}' },
  lap: {
    en: 'The track ends at 50. Whoever goes on starts a second lap, and the tax stays at its highest.',
    de: 'Die Leiste endet bei 50. Wer weiterkommt, beginnt eine zweite Runde, und die Steuer bleibt auf dem Höchststand.',
    fr: 'La piste s’arrête à 50. Qui va plus loin commence un second tour de piste, et la taxe reste au plus haut.',
  },
  example: {
    en: 'You have built a keep, a gatehouse and a tower, and you have {score} points. You take {income} gold (the gatehouse has no coin) and then pay {tax} gold.',
    de: 'Du hast Festung, Torhaus und Turm gebaut und {score} Punkte. Du nimmst {income} Gold (das Torhaus hat keine Münze) und zahlst dann {tax} Gold.',
    fr: 'Vous avez construit un donjon, un corps de garde et une tour, et vous avez {score} points. Vous prenez {income} pièces d’or (le corps de garde n’a pas de pièce), puis en payez {tax}.',
  },
} as const satisfies Texts;
