import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const round = {
  title: { en: 'A round', de: 'Eine Runde', fr: 'Une manche' },
  intro: {
    en: 'A round has four phases. In each of them the start player goes first and the others follow clockwise. Rounds are played until the [last one](#end) is over.',
    de: 'Eine Runde hat vier Phasen. In jeder beginnt, wer Startspieler ist, und die anderen folgen im Uhrzeigersinn. Gespielt wird, bis die [letzte Runde](#end) vorbei ist.',
    fr: 'Une manche a quatre phases. Dans chacune, le premier joueur commence et les autres suivent dans le sens horaire. On joue jusqu’à la fin de la [dernière manche](#end).',
  },
  drawing: {
    en: '*[Drawing](#drawing).* Everybody fills the hand up to {hand} cards.',
    de: '*[Karten ziehen](#drawing).* Alle füllen die Hand auf {hand} Karten auf.',
    fr: '*[Pioche](#drawing).* Chacun complète sa main à {hand} cartes.',
  },
  dice: {
    en: '*[Dice](#dice).* One roll brings threats to everybody and sets the price of reputation.',
    de: '*[Würfel](#dice).* Ein Wurf bringt allen Bedrohungen und bestimmt, was Ansehen kostet.',
    fr: '*[Dés](#dice).* Un seul lancer apporte les menaces à tous et fixe le prix de la réputation.',
  },
  actions: {
    en: '*[Actions](#actions).* {turns} times around the table, everybody plays one card.',
    de: '*[Aktionen](#actions).* {turns}-mal geht es reihum, und alle spielen je eine Karte.',
    fr: '*[Actions](#actions).* {turns} tours de table, où chacun joue une carte.',
  },
  majorities: {
    en: '*[Majorities](#majorities).* Whoever is alone in front turns a marker. Used persons are ready again, and the next player clockwise becomes start player.',
    de: '*[Mehrheiten](#majorities).* Wer allein vorn liegt, dreht einen Marker um. Benutzte Personen sind wieder bereit, und der nächste Spieler im Uhrzeigersinn wird Startspieler.',
    fr: '*[Majorités](#majorities).* Qui est seul en tête retourne un marqueur. Les personnages utilisés sont de nouveau prêts, et le joueur suivant devient premier joueur.',
  },
} as const satisfies Texts;

export const drawing = {
  title: { en: 'Drawing cards', de: 'Karten ziehen', fr: 'La pioche' },
  text: {
    en: 'You draw until you hold *{hand} cards*. For each card you choose one of the two piles, knowing only the colour of its back. You look at the new cards together, when the last one is drawn.',
    de: 'Du ziehst, bis du *{hand} Karten* hast. Für jede Karte wählst du einen der beiden Stapel und kennst nur die Farbe der Rückseite. Die neuen Karten siehst du dir gemeinsam an, wenn die letzte gezogen ist.',
    fr: 'Vous piochez jusqu’à avoir *{hand} cartes*. Pour chaque carte vous choisissez une des deux piles, en ne connaissant que la couleur du dos. Vous regardez les nouvelles cartes ensemble, une fois la dernière piochée.',
  },
  kept: {
    en: 'As you play only {turns} cards a round, at least one usually stays in hand and counts toward the {hand}. With more than {hand} you keep them all and draw nothing.',
    de: 'Da du je Runde nur {turns} Karten spielst, bleibt meist mindestens eine auf der Hand und zählt bei den {hand} mit. Hast du mehr als {hand}, behältst du alle und ziehst nichts.',
    fr: 'Comme vous ne jouez que {turns} cartes par manche, il en reste d’ordinaire au moins une, qui compte parmi les {hand}. Si vous en avez plus de {hand}, vous les gardez toutes et ne piochez rien.',
  },
  caption: {
    en: 'Left blue, right red: that is all you know before you draw.',
    de: 'Links blau, rechts rot: Mehr weißt du vor dem Ziehen nicht.',
    fr: 'À gauche bleu, à droite rouge\u00a0: c’est tout ce que vous savez avant de piocher.',
  },
} as const satisfies Texts;

export const dice = {
  title: { en: 'The dice', de: 'Die Würfel', fr: 'Les dés' },
  intro: {
    en: 'The start player rolls all five dice once; the roll holds for everybody.',
    de: 'Wer Startspieler ist, wirft einmal alle fünf Würfel; der Wurf gilt für alle.',
    fr: 'Le premier joueur lance une fois les cinq dés\u00a0; le lancer vaut pour tous.',
  },
  high: {
    en: '*5 or 6:* everybody takes a threat marker of that colour. One player after the other takes all markers and lets strike what has three.',
    de: '*5 oder 6:* Alle nehmen einen Bedrohungsmarker dieser Farbe. Ein Spieler nach dem anderen nimmt seine Marker und lässt zuschlagen, wovon er drei hat.',
    fr: '*5 ou 6\u00a0:* chacun prend un marqueur menace de cette couleur. L’un après l’autre, chacun prend ses marqueurs et laisse frapper ce dont il a trois.',
  },
  middle: {
    en: '*3 or 4:* nothing happens now.',
    de: '*3 oder 4:* Jetzt geschieht nichts.',
    fr: '*3 ou 4\u00a0:* rien ne se passe.',
  },
  low: {
    en: '*1 or 2:* these dice together are the price of one step of [reputation](#reputation) this round.',
    de: '*1 oder 2:* Diese Würfel zusammen sind der Preis für eine Stufe [Ansehen](#reputation) in dieser Runde.',
    fr: '*1 ou 2\u00a0:* la somme de ces dés est le prix d’un échelon de [réputation](#reputation) pour cette manche.',
  },
  stay: {
    en: 'All dice stay where they are: in the actions each says how many [guilders](#use-guilders) a card of its colour brings.',
    de: 'Alle Würfel bleiben liegen: Bei den Aktionen sagt jeder, wie viele [Gulden](#use-guilders) eine Karte seiner Farbe bringt.',
    fr: 'Tous les dés restent en place\u00a0: pendant les actions, chacun dit combien de [florins](#use-guilders) rapporte une carte de sa couleur.',
  },
  example: {
    en: 'Everybody takes a red and a yellow threat marker. A step of reputation costs 2 + 1 = 3 guilders. Later a yellow card will bring 6 guilders, a purple one only 1.',
    de: 'Alle nehmen einen roten und einen gelben Bedrohungsmarker. Eine Stufe Ansehen kostet 2 + 1 = 3 Gulden. Später bringt eine gelbe Karte 6 Gulden, eine violette nur 1.',
    fr: 'Chacun prend un marqueur menace rouge et un jaune. Un échelon de réputation coûte 2 + 1 = 3 florins. Plus tard, une carte jaune rapportera 6 florins, une violette seulement 1.',
  },
} as const satisfies Texts;

export const actions = {
  title: {
    en: 'Actions: six uses of a card',
    de: 'Aktionen: sechs Arten, eine Karte zu nutzen',
    fr: 'Actions\u00a0: six usages d’une carte',
  },
  intro: {
    en: 'The turn goes around {turns} times. In your turn you play exactly *one card* for one of these six uses. Before and after it you may [use persons](#using), as many as you like.',
    de: 'Es geht {turns}-mal reihum. In deinem Zug spielst du genau *eine Karte* auf eine dieser sechs Arten. Davor und danach darfst du [Personen nutzen](#using), so viele du willst.',
    fr: 'Le tour de table se fait {turns} fois. À votre tour, vous jouez exactement *une carte* pour l’un de ces six usages. Avant et après, vous pouvez [utiliser des personnages](#using), autant que vous voulez.',
  },
  must: {
    en: 'Passing is not possible while you hold a card: workers or guilders can always be taken. Without a card in hand you may still use persons; if none brings you a card, the play is lost.',
    de: 'Passen geht nicht, solange du eine Karte hast: Handlanger oder Gulden lassen sich immer nehmen. Ohne Karte darfst du trotzdem Personen nutzen; bringt dir keine eine Karte, verfällt der Zug.',
    fr: 'On ne peut pas passer tant qu’on a une carte\u00a0: prendre des ouvriers ou des florins est toujours possible. Sans carte, vous pouvez quand même utiliser des personnages\u00a0; si aucun ne vous en donne, le coup est perdu.',
  },
  workers: {
    en: 'Discard the card and take *{workers} workers of its colour*.',
    de: 'Lege die Karte ab und nimm *{workers} Handlanger ihrer Farbe*.',
    fr: 'Défaussez la carte et prenez *{workers} ouvriers de sa couleur*.',
  },
  guilders: {
    en: 'Discard the card and take as many guilders as the *die of its colour* shows.',
    de: 'Lege die Karte ab und nimm so viele Gulden, wie der *Würfel ihrer Farbe* zeigt.',
    fr: 'Défaussez la carte et prenez autant de florins que l’indique le *dé de sa couleur*.',
  },
  threat: {
    en: 'Discard the card, return one of your *threat markers of its colour* and score 1 point.',
    de: 'Lege die Karte ab, gib einen deiner *Bedrohungsmarker ihrer Farbe* zurück und erhalte 1 Punkt.',
    fr: 'Défaussez la carte, rendez un de vos *marqueurs menace de sa couleur* et marquez 1 point.',
  },
  canal: {
    en: 'Discard the card and pay for a token on the next space of one of your sections. That space must have *the colour of the card*. See [canals](#canals).',
    de: 'Lege die Karte ab und bezahle ein Plättchen auf dem nächsten Feld eines deiner Abschnitte. Dieses Feld muss *die Farbe der Karte* haben. Siehe [Kanäle](#canals).',
    fr: 'Défaussez la carte et payez un jeton sur la prochaine case d’une de vos sections. Cette case doit être *de la couleur de la carte*. Voir [canaux](#canals).',
  },
  house: {
    en: 'Pay *one worker of its colour* and lay the card face down before you: a house of that colour. It is worth {house} point at the end, lived in or not.',
    de: 'Zahle *einen Handlanger ihrer Farbe* und leg die Karte verdeckt vor dich: ein Haus dieser Farbe. Am Ende ist es {house} Punkt wert, bewohnt oder nicht.',
    fr: 'Payez *un ouvrier de sa couleur* et posez la carte face cachée devant vous\u00a0: une maison de cette couleur. Elle vaut {house} point à la fin, habitée ou non.',
  },
  person: {
    en: 'Pay the *price in guilders* and lay the card face up on one of your empty houses. The colours need not match; a house takes one person.',
    de: 'Zahle den *Preis in Gulden* und leg die Karte offen auf eines deiner leeren Häuser. Die Farben müssen nicht passen; in jedes Haus passt eine Person.',
    fr: 'Payez le *prix en florins* et posez la carte face visible sur une de vos maisons vides. Les couleurs n’ont pas à correspondre\u00a0; une maison loge un seul personnage.',
  },
  example: {
    en: 'Anna pays a purple worker and turns a purple card into a house. With her next card she pays 9 guilders, and the Prince moves in.',
    de: 'Anna zahlt einen violetten Handlanger und macht aus einer violetten Karte ein Haus. Mit ihrer nächsten Karte zahlt sie 9 Gulden, und der Prinz zieht ein.',
    fr: 'Anna paie un ouvrier violet et fait d’une carte violette une maison. Avec la carte suivante, elle paie 9 florins, et le Prince s’installe.',
  },
} as const satisfies Texts;
