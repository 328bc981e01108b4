import type { Ruling, Texts } from '../../../../table/rulebook/page.texts.ts';

export const faq = {
  title: { en: 'Questions and rulings', de: 'Fragen und Entscheidungen', fr: 'Questions et précisions' },
  persons: { en: 'Persons', de: 'Personen', fr: 'Personnages' },
  threats: { en: 'Threats and dice', de: 'Bedrohungen und Würfel', fr: 'Menaces et dés' },
  town: { en: 'Canals and houses', de: 'Kanäle und Häuser', fr: 'Canaux et maisons' },
  cards: { en: 'Cards', de: 'Karten', fr: 'Cartes' },
  here: { en: 'At this table', de: 'An diesem Tisch', fr: 'À cette table' },
} as const satisfies Texts;

export const persons: readonly Ruling[] = [
  {
    q: {
      en: 'Does an additional card replace one of the four?',
      de: 'Ersetzt eine zusätzliche Karte eine der vier?',
      fr: 'Une carte de plus remplace-t-elle une des quatre\u00a0?',
    },
    a: {
      en: 'No, it comes on top of them. If your hand is empty afterwards, the next turn may have no card.',
      de: 'Nein, sie kommt dazu. Ist deine Hand danach leer, hast du im nächsten Zug vielleicht keine Karte.',
      fr: 'Non, elle vient en plus. Si votre main est ensuite vide, il se peut que vous n’ayez pas de carte au tour suivant.',
    },
  },
  {
    q: {
      en: 'What becomes of a person that leaves play?',
      de: 'Was wird aus einer Person, die das Spiel verlässt?',
      fr: 'Que devient un personnage qui quitte le jeu\u00a0?',
    },
    a: {
      en: 'After a fire it returns to your hand, after the plague it is discarded. Recruited again, it is new: an arrow acts again, and a used person is ready.',
      de: 'Nach einem Feuer kommt sie auf die Hand zurück, nach der Pest wird sie abgelegt. Erneut angeworben ist sie neu: Ein Pfeil wirkt noch einmal, eine benutzte Person ist bereit.',
      fr: 'Après un incendie il revient en main, après la peste il est défaussé. Recruté de nouveau, il est neuf\u00a0: une flèche agit encore, un personnage utilisé est prêt.',
    },
  },
  {
    q: {
      en: 'Does a person help with its own recruitment?',
      de: 'Hilft eine Person bei ihrer eigenen Anwerbung?',
      fr: 'Un personnage aide-t-il à son propre recrutement\u00a0?',
    },
    a: {
      en: 'No. It neither makes itself cheaper nor reacts to its own arrival.',
      de: 'Nein. Sie macht sich weder billiger, noch reagiert sie auf ihre eigene Ankunft.',
      fr: 'Non. Il ne se rend pas moins cher et ne réagit pas à sa propre arrivée.',
    },
  },
  {
    q: {
      en: 'Several persons improve the same thing?',
      de: 'Mehrere Personen verbessern dasselbe?',
      fr: 'Plusieurs personnages améliorent la même chose\u00a0?',
    },
    a: {
      en: 'All of them apply and their amounts add up. A cost is first multiplied, then reduced, and stops at 0.',
      de: 'Alle gelten, ihre Beträge zählen zusammen. Ein Preis wird erst vervielfacht, dann gesenkt, und endet bei 0.',
      fr: 'Tous s’appliquent et leurs montants s’additionnent. Un prix est d’abord multiplié, puis réduit, et s’arrête à 0.',
    },
  },
  {
    q: {
      en: 'What does “as an action” mean?',
      de: 'Was heißt „als Aktion“?',
      fr: 'Que veut dire «\u00a0comme action\u00a0»\u00a0?',
    },
    a: {
      en: 'A card played for one of the six uses, also an additional card. “Whenever you build” or “whenever you recruit”, without these words, covers every way of doing it.',
      de: 'Eine Karte, die auf eine der sechs Arten gespielt wird, auch eine zusätzliche. „Immer wenn du baust“ oder „anwirbst“, ohne diese Worte, meint jede Art, es zu tun.',
      fr: 'Une carte jouée pour l’un des six usages, y compris une carte de plus. «\u00a0Chaque fois que vous construisez\u00a0» ou «\u00a0recrutez\u00a0», sans ces mots, vaut pour toutes les façons de le faire.',
    },
  },
  {
    q: {
      en: 'In what order are “all other players” affected?',
      de: 'In welcher Reihenfolge trifft es „alle anderen“?',
      fr: 'Dans quel ordre «\u00a0tous les autres\u00a0» sont-ils touchés\u00a0?',
    },
    a: {
      en: 'Clockwise, starting after you. Each decides for themselves and is finished, threats included, before the next begins.',
      de: 'Im Uhrzeigersinn nach dir. Jeder entscheidet für sich und ist fertig, samt Bedrohungen, bevor der Nächste beginnt.',
      fr: 'Dans le sens horaire après vous. Chacun décide pour lui-même et a fini, menaces comprises, avant que le suivant commence.',
    },
  },
];

export const threats: readonly Ruling[] = [
  {
    q: {
      en: 'I get a third marker during the actions. When does it strike?',
      de: 'Ich bekomme bei den Aktionen einen dritten Marker. Wann schlägt er zu?',
      fr: 'Je reçois un troisième marqueur pendant les actions. Quand frappe-t-il\u00a0?',
    },
    a: {
      en: 'At once. The effect that was interrupted goes on afterwards; a person lost in between no longer works.',
      de: 'Sofort. Die unterbrochene Wirkung geht danach weiter; eine dabei verlorene Person wirkt nicht mehr.',
      fr: 'Aussitôt. L’effet interrompu reprend ensuite\u00a0; un personnage perdu entre-temps n’agit plus.',
    },
  },
  {
    q: {
      en: 'A person turns a die to 6. Do threats follow?',
      de: 'Eine Person dreht einen Würfel auf 6. Gibt es Bedrohungen?',
      fr: 'Un personnage tourne un dé sur 6. Y a-t-il des menaces\u00a0?',
    },
    a: {
      en: 'No. A die changed during the actions brings no markers and does not change the price of reputation. It stays that way for everybody until the next roll.',
      de: 'Nein. Ein bei den Aktionen geänderter Würfel bringt keine Marker und ändert nicht, was Ansehen kostet. Er bleibt so für alle, bis neu gewürfelt wird.',
      fr: 'Non. Un dé changé pendant les actions n’apporte pas de marqueurs et ne change pas le prix de la réputation. Il reste ainsi pour tous jusqu’au prochain lancer.',
    },
  },
  {
    q: {
      en: 'Can my score fall below 0?',
      de: 'Kann mein Punktestand unter 0 fallen?',
      fr: 'Mon score peut-il passer sous 0\u00a0?',
    },
    a: { en: 'Never.', de: 'Nie.', fr: 'Jamais.' },
  },
];

export const town: readonly Ruling[] = [
  {
    q: {
      en: 'Fire takes a token of a completed section. And the statue?',
      de: 'Das Feuer nimmt ein Plättchen eines vollendeten Abschnitts. Und die Statue?',
      fr: 'L’incendie prend un jeton d’une section achevée. Et la statue\u00a0?',
    },
    a: {
      en: 'You keep it. Completing the section again earns no second one. The points for a third space, however, count only if its token lies there at the end.',
      de: 'Die behältst du. Den Abschnitt neu zu vollenden, bringt keine zweite. Die Punkte für ein drittes Feld zählen dagegen nur, wenn sein Plättchen am Ende dort liegt.',
      fr: 'Vous la gardez. Achever la section de nouveau n’en rapporte pas d’autre. Les points d’une troisième case, eux, ne comptent que si son jeton y est à la fin.',
    },
  },
  {
    q: {
      en: 'Which empty house does a person get, or does one lose?',
      de: 'Welches leere Haus bekommt eine Person, welches geht verloren?',
      fr: 'Quelle maison vide reçoit un personnage, laquelle se perd\u00a0?',
    },
    a: {
      en: 'Empty houses of one colour are all alike: you choose a colour, and the oldest of it is taken.',
      de: 'Leere Häuser einer Farbe sind gleich: Du wählst eine Farbe, und das älteste davon wird genommen.',
      fr: 'Les maisons vides d’une couleur se valent\u00a0: vous choisissez une couleur, et la plus ancienne est prise.',
    },
  },
  {
    q: {
      en: 'May I look at the front of a house?',
      de: 'Darf man die Vorderseite eines Hauses ansehen?',
      fr: 'Peut-on regarder le recto d’une maison\u00a0?',
    },
    a: {
      en: 'Only its owner may. When the house is lost, its card lies open in the discard pile.',
      de: 'Nur, wem es gehört. Geht das Haus verloren, liegt seine Karte offen auf dem Ablagestapel.',
      fr: 'Seul son propriétaire. Quand la maison est perdue, sa carte est visible dans la défausse.',
    },
  },
];

export const cards: readonly Ruling[] = [
  {
    q: {
      en: 'I have no card at the beginning of my turn. Is it over?',
      de: 'Ich habe am Anfang meines Zugs keine Karte. Ist er vorbei?',
      fr: 'Je n’ai pas de carte au début de mon tour. Est-il fini\u00a0?',
    },
    a: {
      en: 'No, you may use persons. If one brings you a card before you have played one, you must play it.',
      de: 'Nein, du darfst Personen nutzen. Bringt dir eine davon eine Karte, bevor du eine gespielt hast, musst du sie spielen.',
      fr: 'Non, vous pouvez utiliser des personnages. Si l’un vous donne une carte avant que vous en ayez joué une, vous devez la jouer.',
    },
  },
  {
    q: {
      en: 'When do I decide on the sixth card of the Inventor?',
      de: 'Wann entscheide ich über die sechste Karte des Erfinders?',
      fr: 'Quand décider de la sixième carte de l’Inventeur\u00a0?',
    },
    a: {
      en: 'With five cards in hand and before you look at any new one.',
      de: 'Mit fünf Karten auf der Hand und bevor du eine neue ansiehst.',
      fr: 'Avec cinq cartes en main et avant d’en regarder une nouvelle.',
    },
  },
];

export const here: readonly Ruling[] = [
  {
    q: {
      en: 'How far back can I undo?',
      de: 'Wie viel kann ich rückgängig machen?',
      fr: 'Jusqu’où puis-je annuler\u00a0?',
    },
    a: {
      en: 'To the last time something hidden came to light: a card was drawn or looked at, dice were rolled, or a lost house showed its face.',
      de: 'Bis zuletzt etwas Verborgenes ans Licht kam: Eine Karte wurde gezogen oder angesehen, es wurde gewürfelt, oder ein verlorenes Haus zeigte seine Vorderseite.',
      fr: 'Jusqu’à la dernière révélation\u00a0: une carte piochée ou regardée, un lancer de dés, ou le recto d’une maison perdue.',
    },
  },
  {
    q: {
      en: 'Why was I not asked?',
      de: 'Warum wurde ich nicht gefragt?',
      fr: 'Pourquoi ne m’a-t-on rien demandé\u00a0?',
    },
    a: {
      en: 'Where only one answer is possible, it is taken by itself, and a turn in which nothing is left but to end it ends.',
      de: 'Wo nur eine Antwort möglich ist, gilt sie von selbst, und ein Zug, in dem nur noch das Beenden bleibt, endet.',
      fr: 'Là où une seule réponse est possible, elle s’applique d’elle-même, et un tour où il ne reste qu’à finir se termine.',
    },
  },
];
