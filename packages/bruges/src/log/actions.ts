import { capital, type Decision, type Lang, playerName, say, type Text, type TextParams } from '@guildhall/kernel';
import type { Action, PlayAction } from '../actions.ts';
import { type ByColour, type Colour, threatNames } from '../colours.ts';
import { colourOf } from '../persons/deck.ts';
import { type HouseFront, houseLabel, parts, quoted } from './phrases.ts';
import { aCard, aHouse, aMarker, aWorker, dieNames, fromPile, inSection, ofSection, theDie } from './vocab.ts';

export const actionPhrases = {
  draw: { en: 'Draw {card} {from}', de: '{card} {from} ziehen', fr: 'Piocher {card} {from}' },
  strike: { en: 'First: {threat}', de: 'Zuerst: {threat}', fr: 'D’abord\u00a0: {threat}' },
  lose: { en: 'Lose {what}', de: '{what} verlieren', fr: 'Perdre {what}' },
  breach: {
    en: 'Return the outermost canal token {of}',
    de: 'Das äußerste Kanalplättchen {of} zurücklegen',
    fr: 'Remettre le dernier jeton canal {of} dans la réserve',
  },
  advance: {
    en: 'Advance one step in reputation',
    de: 'Im Ansehen eine Stufe vorrücken',
    fr: 'Avancer d’un échelon de réputation',
  },
  workers: { en: 'Play {card} for workers', de: '{card} für Handlanger spielen', fr: 'Jouer {card} pour des ouvriers' },
  guilders: {
    en: 'Play {card} for guilders ({die})',
    de: '{card} für Gulden spielen ({die})',
    fr: 'Jouer {card} pour des florins ({die})',
  },
  threat: {
    en: 'Play {card} to discard {marker}',
    de: 'Mit {card} {marker} ablegen',
    fr: 'Jouer {card} pour défausser {marker}',
  },
  canal: {
    en: 'Play {card} for a canal token {where}',
    de: '{card} für ein Kanalplättchen {where} spielen',
    fr: 'Jouer {card} pour un jeton canal {where}',
  },
  house: {
    en: 'Build {house} with {card} for {worker}',
    de: 'Aus {card} {house} für {worker} bauen',
    fr: 'Construire {house} avec {card} contre {worker}',
  },
  recruit: {
    en: 'Recruit {card} into {house}',
    de: '{card} anwerben, für {house}',
    fr: 'Recruter {card} pour {house}',
  },
  activate: { en: 'Use {card}', de: '{card} nutzen', fr: 'Utiliser {card}' },
  endTurn: { en: 'End your turn', de: 'Den Zug beenden', fr: 'Terminer votre tour' },
  decline: { en: 'Decline', de: 'Verzichten', fr: 'Renoncer' },
  enough: { en: 'That is enough', de: 'Das genügt', fr: 'C’est assez' },
  worker: { en: 'Take {worker}', de: '{worker} nehmen', fr: 'Prendre {worker}' },
  swap: {
    en: 'Exchange {give} for {take}',
    de: '{give} gegen {take} tauschen',
    fr: 'Échanger {give} contre {take}',
  },
  give: { en: 'Hand in {worker}', de: '{worker} abgeben', fr: 'Céder {worker}' },
  pay: { en: 'Pay for points', de: 'Für Punkte zahlen', fr: 'Payer pour des points' },
  discard: { en: 'Discard {card}', de: '{card} ablegen', fr: 'Défausser {card}' },
  recover: {
    en: 'Take {card} from the discard pile',
    de: '{card} vom Ablagestapel nehmen',
    fr: 'Reprendre {card} dans la défausse',
  },
  marker: { en: 'Discard {marker}', de: '{marker} ablegen', fr: 'Défausser {marker}' },
  lay: { en: 'Build {house} with {card}', de: 'Aus {card} {house} bauen', fr: 'Construire {house} avec {card}' },
  dig: {
    en: 'Build a canal token {where}',
    de: 'Ein Kanalplättchen {where} bauen',
    fr: 'Construire un jeton canal {where}',
  },
  turnDie: { en: 'Turn {die} to {value}', de: '{die} auf {value} drehen', fr: 'Mettre {die} sur {value}' },
  reroll: { en: 'Roll {die} again', de: '{die} neu würfeln', fr: 'Relancer {die}' },
  takeBack: {
    en: 'Take {card} back to your hand',
    de: '{card} auf die Hand zurücknehmen',
    fr: 'Reprendre {card} en main',
  },
  repeat: {
    en: 'Repeat the effect of {card}',
    de: 'Die Wirkung von {card} wiederholen',
    fr: 'Répéter l’effet de {card}',
  },
  borrow: {
    en: 'Use the effect of {card}',
    de: 'Die Wirkung von {card} nutzen',
    fr: 'Utiliser l’effet de {card}',
  },
  rob: { en: 'Take guilders from {name}', de: 'Gulden von {name} nehmen', fr: 'Prendre des florins à {name}' },
  pass: { en: 'Pass {marker} to {name}', de: '{marker} an {name} weitergeben', fr: 'Passer {marker} à {name}' },
} satisfies Record<string, Text>;

const actionParts = {
  anyCard: { en: 'a card', de: 'eine Karte', fr: 'une carte' },
  dieShows: { en: '{die}: {value}', de: '{die}: {value}', fr: '{die}\u00a0: {value}' },
} satisfies Record<string, Text>;

/** What an action's numbers stand for; where something is unknown, the number itself is shown, counted from 1. */
export interface Naming {
  /** Players' names by seat. */
  readonly names?: readonly string[] | undefined;
  /** The houses of the player whose action it is, by index. */
  readonly houses?: readonly HouseFront[] | undefined;
  /** As they lie now. */
  readonly dice?: Readonly<ByColour> | undefined;
  /** The draw piles and the colours on top. */
  readonly piles?: readonly { readonly top: Colour | null }[] | undefined;
  /** What is asked: to decline after some picks is to have enough. */
  readonly decision?: Pick<Decision, 'many'> | null | undefined;
}

/** A short phrase in the imperative: what this action does. */
export function describeAction(action: Action, lang: Lang, naming: Naming = {}): string {
  const { names = [], houses, dice, piles, decision } = naming;
  const phrase = (key: keyof typeof actionPhrases, params?: TextParams): string =>
    capital(say(actionPhrases[key], lang, params));
  const name = (seat: number): string => playerName(seat, lang, names);
  const card = (of: number): string => quoted(of, lang);
  const roomAt = (house: number): string => {
    const room = houses?.[house];
    return room === undefined ? say(parts.house, lang, { n: house + 1 }) : say(aHouse[room.colour], lang);
  };

  const play = (played: PlayAction): string => {
    const params = { card: card(played.card) };
    switch (played.as) {
      case 'workers':
        return phrase('workers', params);
      case 'guilders': {
        const die = say(dieNames[played.die], lang);
        const shown = dice === undefined ? die : say(actionParts.dieShows, lang, { die, value: dice[played.die] });
        return phrase('guilders', { ...params, die: shown });
      }
      case 'threat':
        return phrase('threat', { ...params, marker: say(aMarker[colourOf(played.card)], lang) });
      case 'canal':
        return phrase('canal', { ...params, where: say(inSection[played.section]!, lang) });
      case 'house': {
        const house = say(aHouse[colourOf(played.card)], lang);
        return phrase('house', { ...params, house, worker: say(aWorker[played.worker], lang) });
      }
      case 'person':
        return phrase('recruit', { ...params, house: roomAt(played.house) });
    }
  };

  switch (action.do) {
    case 'draw': {
      const top = piles?.[action.pile]?.top ?? null;
      const what = top === null ? actionParts.anyCard : aCard[top];
      return phrase('draw', { card: say(what, lang), from: say(fromPile[action.pile]!, lang) });
    }
    case 'strike':
      return phrase('strike', { threat: say(threatNames[action.colour], lang) });
    case 'burn':
    case 'demolish':
      return phrase('lose', { what: houseLabel(action.house, lang, houses) });
    case 'breach':
      return phrase('breach', { of: say(ofSection[action.section]!, lang) });
    case 'bury':
      return phrase('lose', { what: card(action.person) });
    case 'play':
      return play(action);
    case 'advance':
    case 'endTurn':
    case 'pay':
      return phrase(action.do);
    case 'decline':
      return phrase((decision?.many?.picked ?? 0) > 0 ? 'enough' : 'decline');
    case 'activate':
    case 'takeBack':
    case 'repeat':
    case 'borrow':
      return phrase(action.do, { card: card(action.person) });
    case 'worker':
    case 'give':
      return phrase(action.do, { worker: say(aWorker[action.colour], lang) });
    case 'swap':
      return phrase('swap', { give: say(aWorker[action.give], lang), take: say(aWorker[action.take], lang) });
    case 'discard':
    case 'recover':
      return phrase(action.do, { card: card(action.card) });
    case 'marker':
      return phrase('marker', { marker: say(aMarker[action.colour], lang) });
    case 'lay':
      return phrase('lay', { card: card(action.card), house: say(aHouse[colourOf(action.card)], lang) });
    case 'recruit':
      return phrase('recruit', { card: card(action.card), house: roomAt(action.house) });
    case 'dig':
      return phrase('dig', { where: say(inSection[action.section]!, lang) });
    case 'turnDie':
      return phrase('turnDie', { die: say(theDie[action.die], lang), value: action.value });
    case 'reroll':
      return phrase('reroll', { die: say(theDie[action.die], lang) });
    case 'rob':
      return phrase('rob', { name: name(action.from) });
    case 'pass':
      return phrase('pass', { marker: say(aMarker[action.colour], lang), name: name(action.to) });
  }
}
