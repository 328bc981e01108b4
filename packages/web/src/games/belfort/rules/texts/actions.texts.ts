import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const actions = {
  title: { en: 'Actions', de: 'Aktionen', fr: 'Actions' },
  intro: {
    en: 'In the order of the crests everyone takes one whole turn. In your turn you do as much as you like and can pay for, in any order and mixed at will. Only these limits apply:',
    de: 'In der Reihenfolge der Wappen haben alle einen ganzen Zug. In deinem Zug tust du, so viel du willst und bezahlen kannst, in beliebiger Reihenfolge und bunt gemischt. Nur diese Grenzen gelten:',
    fr: 'Dans l’ordre des écussons, chacun joue un tour entier. Pendant votre tour, vous faites autant que vous voulez et pouvez payer, dans l’ordre de votre choix et en mélangeant tout. Seules ces limites s’appliquent\u00a0:',
  },
  what: { en: 'Action', de: 'Aktion', fr: 'Action' },
  often: { en: 'How often in a turn', de: 'Wie oft im Zug', fr: 'Combien de fois par tour' },
  price: { en: 'Price', de: 'Preis', fr: 'Prix' },
  build: {
    en: '[Build](#building) a property, a wall or a guild',
    de: 'Gebäude, Mauer oder Gilde [bauen](#building)',
    fr: '[Construire](#building) une propriété, un mur ou une guilde',
  },
  noLimit: { en: 'without limit', de: 'ohne Grenze', fr: 'sans limite' },
  itsCost: { en: 'its cost', de: 'seine Kosten', fr: 'son coût' },
  activate: {
    en: '[Activate](#activation) a worker on a guild or on a card of yours',
    de: 'Einen Arbeiter auf einer Gilde oder Karte [aktivieren](#activation)',
    fr: '[Activer](#activation) un travailleur sur une guilde ou sur une de vos cartes',
  },
  eachOnce: { en: 'every one of them, once', de: 'jeden, genau einmal', fr: 'chacun, une fois' },
  feePaid: {
    en: 'nothing, the fee was paid',
    de: 'nichts, die Gebühr ist bezahlt',
    fr: 'rien, la redevance est payée',
  },
  trade: { en: '[Trading post](#trading-post)', de: '[Handelsposten](#trading-post)', fr: '[Comptoir](#trading-post)' },
  oneVisit: {
    en: 'one visit: one purchase and one sale',
    de: 'ein Besuch: ein Kauf und ein Verkauf',
    fr: 'une visite\u00a0: un achat et une vente',
  },
  prices: { en: 'see there', de: 'siehe dort', fr: 'voir là-bas' },
  hire: { en: '[Hire a gnome](#gnomes)', de: '[Gnom einstellen](#gnomes)', fr: '[Recruter un gnome](#gnomes)' },
  once: { en: 'once', de: 'einmal', fr: 'une fois' },
  gnome: {
    en: 'Use a gnome (blacksmith, bank; gatehouse once in the game)',
    de: 'Gnom nutzen (Schmiede, Bank; Torhaus einmal im Spiel)',
    fr: 'Utiliser un gnome (forge, banque\u00a0; corps de garde une fois dans la partie)',
  },
  perCard: { en: 'once per card', de: 'einmal je Karte', fr: 'une fois par carte' },
  asCard: { en: 'as the card says', de: 'laut Karte', fr: 'selon la carte' },
  buy: {
    en: '[Buy a card](#cards); it ends your turn',
    de: '[Karte kaufen](#cards); beendet deinen Zug',
    fr: '[Acheter une carte](#cards)\u00a0; cela termine votre tour',
  },
  activation: { en: 'Activating workers', de: 'Arbeiter aktivieren', fr: 'Activer les travailleurs' },
  activationText: {
    en: 'Your workers on guilds and cards act one by one, whenever it suits you, and then go home. If an action can achieve nothing, it is lost. All of them must have acted before you buy a card or end your turn.',
    de: 'Deine Arbeiter auf Gilden und Karten handeln einzeln, wann immer es dir passt, und gehen dann nach Hause. Kann eine Aktion nichts bewirken, verfällt sie. Alle müssen gehandelt haben, bevor du eine Karte kaufst oder deinen Zug beendest.',
    fr: 'Vos travailleurs sur les guildes et les cartes agissent un par un, au moment qui vous convient, puis rentrent. Si une action ne peut rien produire, elle est perdue. Tous doivent avoir agi avant que vous achetiez une carte ou finissiez votre tour.',
  },
} as const satisfies Texts;

export const building = {
  title: { en: 'Building', de: 'Bauen', fr: 'Construire' },
  property: { en: 'A property', de: 'Ein Gebäude', fr: 'Une propriété' },
  propertyText: {
    en: 'Pay the cost of a card in your hand, lay it open in front of you and put a marker on a free site of its kind, in the district you like. If no such site is free anywhere, the card cannot be built. Its income, plank and lock are yours from now on.',
    de: 'Bezahle die Kosten einer Handkarte, lege sie offen vor dir aus und stelle eine Figur auf einen freien Bauplatz dieser Art, im Bezirk deiner Wahl. Ist nirgends einer frei, lässt sich die Karte nicht bauen. Einkommen, Planke und Schloss gehören ab jetzt dir.',
    fr: 'Payez le coût d’une carte de votre main, posez-la face visible devant vous et placez un marqueur sur un emplacement libre de son type, dans le quartier de votre choix. Si aucun n’est libre, la carte ne peut pas être construite. Son revenu, sa plateforme et sa serrure sont désormais à vous.',
  },
  wall: { en: 'A wall', de: 'Eine Mauer', fr: 'Un mur' },
  wallText: {
    en: 'Needs no card: pay and mark any free wall.',
    de: 'Braucht keine Karte: bezahlen und eine beliebige freie Mauer besetzen.',
    fr: 'Sans carte\u00a0: payez et occupez n’importe quel mur libre.',
  },
  guild: { en: 'A guild', de: 'Eine Gilde', fr: 'Une guilde' },
  guildText: {
    en: 'Pay the price on its tile and mark it. Any guild without a marker will do, even while someone’s worker stands on it. From now on the others pay their fee to you, and you use it for nothing.',
    de: 'Bezahle den Preis auf dem Plättchen und besetze sie. Das geht bei jeder Gilde ohne Figur, auch wenn dort jemand steht. Ab jetzt zahlen die anderen ihre Gebühr an dich, und du nutzt sie umsonst.',
    fr: 'Payez le prix de sa tuile et occupez-la. N’importe quelle guilde sans marqueur convient, même si un travailleur s’y trouve. Désormais les autres vous paient leur redevance, et vous l’utilisez gratuitement.',
  },
  two: { en: 'Two sites are special', de: 'Zwei Besonderheiten', fr: 'Deux emplacements particuliers' },
  keepText: {
    en: '*The keep.* One card marks both turrets in the same district: two markers at once.',
    de: '*Die Festung.* Eine Karte besetzt beide Türmchen im selben Bezirk: zwei Figuren auf einmal.',
    fr: '*Le donjon.* Une carte occupe les deux tourelles du même quartier\u00a0: deux marqueurs d’un coup.',
  },
  gateText: {
    en: '*The gatehouses* stand on the borders, with one half in either district. With the card you mark one half, your choice, of a gatehouse that is still empty on both sides. The other half comes with a gnome on a gatehouse card, or through the Architects.',
    de: '*Die Torhäuser* stehen auf den Grenzen, mit je einer Hälfte in beiden Bezirken. Mit der Karte besetzt du eine Hälfte deiner Wahl an einem Torhaus, das auf beiden Seiten noch leer ist. Die andere Hälfte gibt es mit einem Gnom auf einer Torhauskarte oder durch die Baumeister.',
    fr: '*Les corps de garde* se dressent aux limites, une moitié dans chaque quartier. Avec la carte, vous occupez une moitié, à votre choix, d’un corps de garde encore vide des deux côtés. L’autre moitié vient avec un gnome sur une carte corps de garde, ou par les architectes.',
  },
  again: {
    en: 'All [costs](#costs) are in one table below.',
    de: 'Alle [Kosten](#costs) stehen unten in einer Tabelle.',
    fr: 'Tous les [coûts](#costs) sont réunis dans un tableau plus bas.',
  },
} as const satisfies Texts;

export const gnomes = {
  title: { en: 'Gnomes', de: 'Gnome', fr: 'Gnomes' },
  hire: {
    en: 'Once per turn you may pay *{price} gold* and move a gnome from the stockpile to an empty lock on one of your built cards. The stockpile is never refilled, and every gnome counts in the [scoring](#scoring).',
    de: 'Einmal je Zug darfst du *{price} Gold* zahlen und einen Gnom aus dem Vorrat auf ein leeres Schloss einer deiner gebauten Karten setzen. Der Gnomenvorrat wird nie aufgefüllt, und jeder Gnom zählt bei der [Wertung](#scoring).',
    fr: 'Une fois par tour, vous pouvez payer *{price} pièces d’or* et placer un gnome de la réserve sur une serrure vide d’une de vos cartes construites. La réserve n’est jamais complétée, et chaque gnome compte au [décompte](#scoring).',
  },
  opens: {
    en: 'What the lock held back is yours at once. Depending on the card, the gnome',
    de: 'Was das Schloss zurückhielt, gehört dir sofort. Je nach Karte',
    fr: 'Ce que la serrure retenait est aussitôt à vous. Selon la carte, le gnome',
  },
  kinds: [
    {
      en: '*changes something as it arrives*: a worker becomes a master (pub, gardens);',
      de: '*bewirkt der Gnom etwas, wenn er einzieht*: Ein Arbeiter wird Meister (Kneipe, Gärten);',
      fr: '*agit en arrivant*\u00a0: un travailleur devient maître (pub, jardin)\u00a0;',
    },
    {
      en: '*acts once in the game*, now or in any later turn of yours: you mark the second half of a gatehouse that is already half yours (gatehouse);',
      de: '*handelt er einmal im Spiel*, jetzt oder in einem späteren Zug von dir: Du besetzt die zweite Hälfte eines Torhauses, das dir schon halb gehört (Torhaus);',
      fr: '*agit une fois dans la partie*, maintenant ou lors d’un de vos tours suivants\u00a0: vous occupez la seconde moitié d’un corps de garde déjà à moitié à vous (corps de garde)\u00a0;',
    },
    {
      en: '*opens the plank* for coming placement phases (tower, inn);',
      de: '*öffnet er die Planke* für die kommenden Einsetzphasen (Turm, Gasthof);',
      fr: '*ouvre la plateforme* pour les prochains placements (tour, auberge)\u00a0;',
    },
    {
      en: '*serves you every turn*, starting with this one (blacksmith, bank, market, library).',
      de: '*dient er dir in jedem Zug*, schon in diesem (Schmiede, Bank, Markt, Bibliothek).',
      fr: '*vous sert à chaque tour*, dès celui-ci (forge, banque, marché, bibliothèque).',
    },
  ],
  free: {
    en: 'A gnome from a tower or from the Recruiters’ guild does not count as your hire for the turn.',
    de: 'Ein Gnom durch einen Turm oder die Anwerbergilde zählt nicht als Einstellen in diesem Zug.',
    fr: 'Un gnome venu d’une tour ou de la guilde des recruteurs ne compte pas comme votre recrutement du tour.',
  },
  caption: {
    en: 'The inn before and after its gnome: the plank is open.',
    de: 'Der Gasthof vor und nach dem Gnom: Die Planke ist offen.',
    fr: 'L’auberge avant et après son gnome\u00a0: la plateforme est ouverte.',
  },
} as const satisfies Texts;

export const trade = {
  title: { en: 'Trading post', de: 'Handelsposten', fr: 'Comptoir' },
  intro: {
    en: 'You have one visit per turn. A visit is good for *at most one purchase and at most one sale*, in whichever order.',
    de: 'Du hast einen Besuch je Zug. Ein Besuch erlaubt *höchstens einen Kauf und höchstens einen Verkauf*, in beliebiger Reihenfolge.',
    fr: 'Vous avez une visite par tour. Une visite permet *au plus un achat et au plus une vente*, dans l’ordre voulu.',
  },
  caption: { en: 'Prices', de: 'Preise', fr: 'Prix' },
  give: { en: 'You give', de: 'Du gibst', fr: 'Vous donnez' },
  get: { en: 'You get', de: 'Du bekommst', fr: 'Vous recevez' },
  buy: { en: 'Buying', de: 'Kaufen', fr: 'Acheter' },
  sell: { en: 'Selling', de: 'Verkaufen', fr: 'Vendre' },
  mix: {
    en: 'wood and stone in any mix',
    de: 'Holz und Stein, beliebig gemischt',
    fr: 'bois et pierre, mélangés à volonté',
  },
  more: {
    en: 'Every gnome on a market adds one visit per turn, and the Merchants’ guild three for this turn. With several visits you have that many purchases and that many sales, at any moments of your turn.',
    de: 'Jeder Gnom auf einem Markt bringt einen Besuch mehr je Zug, die Kaufmannsgilde drei für diesen Zug. Mit mehreren Besuchen hast du ebenso viele Käufe und ebenso viele Verkäufe, wann immer du in deinem Zug willst.',
    fr: 'Chaque gnome sur un marché ajoute une visite par tour, et la guilde des marchands trois pour ce tour. Avec plusieurs visites, vous avez autant d’achats et autant de ventes, à tout moment de votre tour.',
  },
  example: {
    en: 'In a single visit you sell 1 metal for 1 gold and buy 1 wood with that gold.',
    de: 'Bei einem einzigen Besuch verkaufst du 1 Metall für 1 Gold und kaufst mit diesem Gold 1 Holz.',
    fr: 'En une seule visite, vous vendez 1 métal pour 1 pièce d’or et achetez 1 bois avec cette pièce.',
  },
} as const satisfies Texts;

export const cards = {
  title: {
    en: 'Cards and the end of your turn',
    de: 'Karten und das Ende deines Zuges',
    fr: 'Les cartes et la fin de votre tour',
  },
  buy: {
    en: 'As the very last thing in your turn you may pay *{price} gold* and take one card: one of the three in the pool, or the top card of the deck unseen. A gap in the pool is filled straight away.',
    de: 'Als Allerletztes in deinem Zug darfst du *{price} Gold* zahlen und eine Karte nehmen: eine der drei aus der Auslage oder die oberste des Stapels, ungesehen. Eine Lücke in der Auslage wird sofort gefüllt.',
    fr: 'En tout dernier dans votre tour, vous pouvez payer *{price} pièce d’or* et prendre une carte\u00a0: une des trois de la pioche visible, ou celle du dessus de la pioche, sans la voir. Un vide dans la pioche visible est comblé aussitôt.',
  },
  end: {
    en: 'Then your turn ends: you discard until you hold *at most {limit} cards*. Every library gnome of yours then draws a card, which you cannot refuse, and you discard down to {limit} once more. At any other time you may hold as many as you like.',
    de: 'Dann endet dein Zug: Du legst ab, bis du *höchstens {limit} Karten* hast. Danach zieht jeder deiner Bibliotheksgnome eine Karte, die du nicht ablehnen kannst, und du legst noch einmal bis auf {limit} ab. Zu jeder anderen Zeit darfst du beliebig viele halten.',
    fr: 'Puis votre tour s’achève\u00a0: vous défaussez jusqu’à avoir *au plus {limit} cartes*. Ensuite chacun de vos gnomes de bibliothèque pioche une carte, que vous ne pouvez pas refuser, et vous défaussez de nouveau jusqu’à {limit}. À tout autre moment, vous pouvez en tenir autant que vous voulez.',
  },
  empty: {
    en: 'When a card is needed and the deck is empty, the discard pile is shuffled and becomes the new deck.',
    de: 'Wird eine Karte gebraucht und der Stapel ist leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.',
    fr: 'Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.',
  },
} as const satisfies Texts;
