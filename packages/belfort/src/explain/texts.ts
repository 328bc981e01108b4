import { plainReasonTexts, type Text } from '@guildhall/kernel';
import type { Reason } from './reasons.ts';

export const reasonTexts: Readonly<Record<Reason['why'], Text>> = {
  ...plainReasonTexts,
  cannotPay: { en: 'Missing: {missing}.', de: 'Es fehlen: {missing}.', fr: 'Il manque\u00a0: {missing}.' },

  plankTaken: {
    en: 'The plank is taken by {by}.',
    de: 'Die Planke ist schon von {by} besetzt.',
    fr: 'La plateforme est déjà occupée par {by}.',
  },
  planksFull: {
    en: 'All planks here are taken.',
    de: 'Hier sind alle Planken besetzt.',
    fr: 'Toutes les plateformes sont occupées ici.',
  },
  neutralDwarf: {
    en: 'A neutral builder’s dwarf stands at this guild.',
    de: 'Bei dieser Gilde steht der Zwerg eines Nichtspielers.',
    fr: 'Le nain d’un non-joueur se tient devant cette guilde.',
  },
  alreadyInCamp: {
    en: 'You already have a worker in the king’s camp.',
    de: 'Du hast schon einen Arbeiter im Lager des Königs.',
    fr: 'Vous avez déjà un travailleur au camp du Roi.',
  },
  noPlank: {
    en: 'There is no plank for a worker here.',
    de: 'Hier gibt es keine Planke für einen Arbeiter.',
    fr: 'Il n’y a pas de plateforme pour un travailleur ici.',
  },
  locked: {
    en: 'This plank is locked; a gnome on the card opens it.',
    de: 'Diese Planke ist verriegelt; ein Gnom auf der Karte öffnet sie.',
    fr: 'Cette plateforme est verrouillée\u00a0; un gnome sur la carte l’ouvre.',
  },
  noSuchWorker: {
    en: 'You have no {workerName} at home.',
    de: 'Du hast zu Hause keinen Arbeiter dieser Art: {workerName}.',
    fr: 'Vous n’avez aucun {workerName} disponible.',
  },
  othersFirst: {
    en: 'Others are sent first: {group}.',
    de: 'Andere werden zuerst losgeschickt: {group}.',
    fr: 'D’autres partent d’abord\u00a0: {group}.',
  },
  sendAll: {
    en: 'All of them must be sent, no more and no fewer: {group}.',
    de: 'Genau so viele müssen losgeschickt werden: {group}.',
    fr: 'Il faut envoyer exactement\u00a0: {group}.',
  },
  wrongArea: {
    en: '{worker, select, elf {Elves do not work in the quarry.} other {Dwarves do not work in the forest.}}',
    de: '{worker, select, elf {Elben arbeiten nicht im Steinbruch.} other {Zwerge arbeiten nicht im Wald.}}',
    fr: '{worker, select, elf {Les elfes ne travaillent pas dans la carrière.} other {Les nains ne travaillent pas dans la forêt.}}',
  },
  noWorkersLeft: {
    en: 'You have no {worker, select, elf {elf} dwarf {dwarf} other {elf or dwarf}} left in the supply.',
    de: 'Du hast keinen {worker, select, elf {Elben} dwarf {Zwerg} other {Elben oder Zwerg}} mehr im Vorrat.',
    fr: 'Il ne vous reste aucun {worker, select, elf {elfe} dwarf {nain} other {elfe ni nain}} dans la réserve.',
  },
  nobodyThere: {
    en: 'None of your workers stands there.',
    de: 'Dort steht keiner deiner Arbeiter.',
    fr: 'Aucun de vos travailleurs ne s’y trouve.',
  },
  workersOut: {
    en: 'First activate your {out, plural, one {worker who is} other {# workers who are}} still on planks.',
    de: 'Aktiviere zuerst {out, plural, one {deinen Arbeiter, der} other {deine # Arbeiter, die}} noch auf Planken {out, plural, one {steht} other {stehen}}.',
    fr: 'Activez d’abord {out, plural, one {votre travailleur encore placé} other {vos # travailleurs encore placés}} sur une plateforme.',
  },

  ownCrest: {
    en: 'That crest is yours already; you may keep it.',
    de: 'Dieses Wappen hast du schon; du darfst es behalten.',
    fr: 'Cet écusson est déjà le vôtre\u00a0; vous pouvez le garder.',
  },
  neutralCrest: {
    en: 'The crests of neutral builders are never swapped.',
    de: 'Die Wappen der Nichtspieler werden nie getauscht.',
    fr: 'Les écussons des non-joueurs ne s’échangent jamais.',
  },
  crestFaceDown: {
    en: 'The crest of {of} lies face down and is safe this round.',
    de: 'Das Wappen von {of} ist umgedreht und diese Runde sicher.',
    fr: 'L’écusson de {of} est retourné et ne peut être pris pendant cette manche.',
  },

  notInHand: {
    en: 'You do not hold this card: {cardName}.',
    de: 'Diese Karte hast du nicht auf der Hand: {cardName}.',
    fr: 'Vous n’avez pas cette carte en main\u00a0: {cardName}.',
  },
  alreadyPicked: {
    en: 'You have already picked this card: {cardName}.',
    de: 'Diese Karte hast du schon gewählt: {cardName}.',
    fr: 'Vous avez déjà choisi cette carte\u00a0: {cardName}.',
  },
  emptyHand: {
    en: 'You hold no cards.',
    de: 'Du hast keine Karten auf der Hand.',
    fr: 'Vous n’avez aucune carte en main.',
  },
  notBuilt: {
    en: 'You have not built such a card.',
    de: 'Eine solche Karte hast du nicht gebaut.',
    fr: 'Vous n’avez pas construit cette carte.',
  },
  noCardThere: {
    en: '{card, select, deck {The deck and the discard pile are empty.} other {The pool has no such card: {cardName}.}}',
    de: '{card, select, deck {Nachziehstapel und Ablagestapel sind leer.} other {Diese Karte liegt nicht in der Auslage: {cardName}.}}',
    fr: '{card, select, deck {La pioche et la défausse sont vides.} other {Cette carte n’est pas dans la pioche visible\u00a0: {cardName}.}}',
  },

  noFreeSymbol: {
    en: 'No symbol of this kind is free: {site}.',
    de: 'Von dieser Art ist kein Symbol mehr frei: {site}.',
    fr: 'Plus aucun symbole de ce type n’est libre\u00a0: {site}.',
  },
  symbolTaken: {
    en: 'This symbol has a marker of {by}.',
    de: 'Auf diesem Symbol steht eine Figur von {by}.',
    fr: 'Ce symbole porte un marqueur de {by}.',
  },
  gatehouseTaken: {
    en: 'The other symbol of this gatehouse has a marker of {by}; {who, select, architect {two owners never share one} other {both must be free}}.',
    de: 'Auf dem anderen Symbol dieses Torhauses steht eine Figur von {by}; {who, select, architect {zwei Spieler teilen sich nie eines} other {beide müssen frei sein}}.',
    fr: 'L’autre symbole de ce corps de garde porte un marqueur de {by}\u00a0; {who, select, architect {deux joueurs n’en partagent jamais un} other {les deux doivent être libres}}.',
  },
  wrongSymbol: {
    en: 'This symbol is meant for something else.',
    de: 'Dieses Symbol ist für etwas anderes da.',
    fr: 'Ce symbole sert à autre chose.',
  },
  otherHalf: {
    en: 'Choose the other symbol of this keep section; the markers go on both.',
    de: 'Wähle das andere Symbol dieses Festungsabschnitts; besetzt werden beide.',
    fr: 'Choisissez l’autre symbole de cette section du donjon\u00a0; les deux seront occupés.',
  },
  noSuchWall: {
    en: 'With this component sheet each district has only one wall.',
    de: 'Mit diesem Werteblatt hat jeder Bezirk nur eine Mauer.',
    fr: 'Avec cette feuille de valeurs, chaque quartier n’a qu’un mur.',
  },
  notYourGatehouse: {
    en: 'You have no marker on the other symbol of this gatehouse.',
    de: 'Auf dem anderen Symbol dieses Torhauses hast du keine Figur.',
    fr: 'Vous n’avez pas de marqueur sur l’autre symbole de ce corps de garde.',
  },
  wrongDiscount: {
    en: 'The discount is 1 metal or 2 wood/stone, as far as the price contains them.',
    de: 'Erlassen werden 1 Metall oder 2 Holz/Stein, soweit der Preis sie enthält.',
    fr: 'La réduction est de 1 métal ou de 2 bois/pierres, dans la limite du prix.',
  },

  hiredThisTurn: {
    en: 'You have already hired a gnome this turn.',
    de: 'Du hast in diesem Zug schon einen Gnom eingestellt.',
    fr: 'Vous avez déjà recruté un gnome ce tour-ci.',
  },
  noGnomesLeft: {
    en: 'No gnome is left in the stockpile.',
    de: 'Im Vorrat ist kein Gnom mehr.',
    fr: 'Il ne reste aucun gnome dans la réserve.',
  },
  noFreeLock: {
    en: 'There is no free gnome lock here.',
    de: 'Hier ist kein Gnomenschloss frei.',
    fr: 'Aucune serrure gnome n’est libre ici.',
  },
  noGnomeThere: {
    en: 'This needs a gnome on the card.',
    de: 'Dafür braucht die Karte einen Gnom.',
    fr: 'Il faut un gnome sur cette carte.',
  },
  noGnomeAction: {
    en: 'A gnome on this card has no action to use.',
    de: 'Ein Gnom auf dieser Karte hat keine Aktion, die du nutzen kannst.',
    fr: 'Un gnome sur cette carte n’a pas d’action à utiliser.',
  },
  usedThisTurn: {
    en: 'You have already used this gnome this turn.',
    de: 'Diesen Gnom hast du in diesem Zug schon genutzt.',
    fr: 'Vous avez déjà utilisé ce gnome ce tour-ci.',
  },
  usedForGood: {
    en: 'This gnome acts once in the game, and has done so.',
    de: 'Dieser Gnom handelt nur einmal im Spiel und hat es schon getan.',
    fr: 'Ce gnome n’agit qu’une fois dans la partie, et il l’a déjà fait.',
  },
  nothingToExtend: {
    en: 'You have no gatehouse whose second symbol is free.',
    de: 'Du hast kein Torhaus, dessen zweites Symbol frei ist.',
    fr: 'Vous n’avez aucun corps de garde dont le second symbole est libre.',
  },

  noVisitLeft: {
    en: 'You have no {to, select, buy {purchase} other {sale}} left at the trading post this turn.',
    de: 'Du kannst in diesem Zug am Handelsposten nichts mehr {to, select, buy {kaufen} other {verkaufen}}.',
    fr: 'Vous ne pouvez plus rien {to, select, buy {acheter} other {vendre}} au comptoir ce tour-ci.',
  },
  wrongAmount: {
    en: 'One sale is {woodStone} wood/stone in any mix, or {metal} metal.',
    de: 'Verkauft werden auf einmal {woodStone} Holz/Stein in beliebiger Mischung oder {metal} Metall.',
    fr: 'Une vente porte sur {woodStone} bois/pierres au choix, ou sur {metal} métal.',
  },
  noExchangeLeft: {
    en: 'You have no exchange left; the Merchants’ guild gives two for the turn.',
    de: 'Du hast keinen Tausch mehr; die Kaufmannsgilde gibt zwei für den Zug.',
    fr: 'Il ne vous reste aucun échange\u00a0; la guilde des marchands en donne deux pour le tour.',
  },

  yourself: {
    en: 'You cannot take anything from yourself.',
    de: 'Dir selbst kannst du nichts nehmen.',
    fr: 'Vous ne pouvez rien vous prendre à vous-même.',
  },
  nothingToTake: {
    en: '{from} has no {good, select, wood {wood} stone {stone} metal {metal} gold {gold} other {card}} that you could take.',
    de: 'Bei {from} gibt es {good, select, wood {kein Holz} stone {keinen Stein} metal {kein Metall} gold {kein Gold} other {keine Karte}} zu holen.',
    fr: 'Il n’y a {good, select, wood {pas de bois} stone {pas de pierre} metal {pas de métal} gold {pas d’or} other {pas de carte}} à prendre à {from}.',
  },
  hasOnly: {
    en: '{from} has only {gold} gold.',
    de: '{from} hat nur {gold} Gold.',
    fr: '{from} n’a que {gold, plural, one {# pièce} other {# pièces}} d’or.',
  },
  tooMuch: {
    en: 'You may take at most {most} gold from one player now.',
    de: 'Du darfst einem Spieler jetzt höchstens {most} Gold nehmen.',
    fr: 'Vous pouvez prendre au plus {most, plural, one {# pièce} other {# pièces}} d’or à un joueur.',
  },
  alreadyRobbed: {
    en: 'You have already taken something from {from}.',
    de: 'Von {from} hast du schon etwas genommen.',
    fr: 'Vous avez déjà pris quelque chose à {from}.',
  },
  metalAlone: {
    en: 'Metal can only be taken alone; you have already taken something else.',
    de: 'Metall nimmst du nur allein; du hast schon etwas anderes genommen.',
    fr: 'Le métal se prend seul\u00a0; vous avez déjà pris autre chose.',
  },
  nothingTaken: {
    en: 'You have taken nothing yet; you may decline.',
    de: 'Du hast noch nichts genommen; du darfst verzichten.',
    fr: 'Vous n’avez encore rien pris\u00a0; vous pouvez renoncer.',
  },
  somethingTaken: {
    en: 'You have already taken something; you may stop.',
    de: 'Du hast schon etwas genommen; du darfst aufhören.',
    fr: 'Vous avez déjà pris quelque chose\u00a0; vous pouvez arrêter.',
  },

  orderOfPicks: {
    en: 'Choose in the order shown.',
    de: 'Wähle in der gezeigten Reihenfolge.',
    fr: 'Choisissez dans l’ordre affiché.',
  },
  sameSite: {
    en: 'Choose two different sites.',
    de: 'Wähle zwei verschiedene Bauplätze.',
    fr: 'Choisissez deux emplacements différents.',
  },
  notTheSameKind: {
    en: 'Both sites must be of the same kind.',
    de: 'Beide Bauplätze müssen von derselben Art sein.',
    fr: 'Les deux emplacements doivent être du même type.',
  },
  noChange: {
    en: 'This swap would change nothing.',
    de: 'Dieser Tausch würde nichts ändern.',
    fr: 'Cet échange ne changerait rien.',
  },
  otherMarker: {
    en: 'This is about the marker of {builder}.',
    de: 'Hier geht es um die Figur von {builder}.',
    fr: 'Il s’agit ici du marqueur de {builder}.',
  },
};
