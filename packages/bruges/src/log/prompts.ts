import { type Decision, type Lang, playerName, say, type Text } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import { NOBODY } from '../state.ts';
import { isBack, type View } from '../view.ts';
import { amountOf, quoted } from './phrases.ts';
import { sourceNames } from './sources.ts';

/** What is asked of a player, by the `ask` of the decision. */
export const prompts = {
  draw: {
    en: 'Choose the pile from which you draw a card.',
    de: 'Wähle den Stapel, von dem du eine Karte ziehst.',
    fr: 'Choisissez la pile où vous piochez une carte.',
  },
  drawMore: {
    en: 'Draw one more card, or leave it at that.',
    de: 'Ziehe noch eine Karte oder belass es dabei.',
    fr: 'Piochez encore une carte, ou restez-en là.',
  },
  order: {
    en: 'Several threats strike you: choose which comes first.',
    de: 'Mehrere Bedrohungen treffen dich: Wähle, welche zuerst kommt.',
    fr: 'Plusieurs menaces vous frappent\u00a0: choisissez laquelle vient d’abord.',
  },
  fire: {
    en: 'Fire: choose the house or canal token you lose.',
    de: 'Feuer: Wähle das Haus oder Kanalplättchen, das du verlierst.',
    fr: 'Incendie\u00a0: choisissez la maison ou le jeton canal que vous perdez.',
  },
  plague: {
    en: 'Plague: choose the person you lose.',
    de: 'Pest: Wähle die Person, die du verlierst.',
    fr: 'Peste\u00a0: choisissez le personnage que vous perdez.',
  },
  advance: {
    en: 'Pay to advance one step in reputation, or decline.',
    de: 'Zahle, um im Ansehen eine Stufe vorzurücken, oder verzichte.',
    fr: 'Payez pour avancer d’un échelon de réputation, ou renoncez.',
  },
  turn: {
    en: 'Play a card.',
    de: 'Spiele eine Karte.',
    fr: 'Jouez une carte.',
  },
  afterwards: {
    en: 'Use a person, or end your turn.',
    de: 'Nutze eine Person oder beende den Zug.',
    fr: 'Utilisez un personnage, ou terminez votre tour.',
  },
  takeWorkers: {
    en: 'Choose the colour of a worker that you take.',
    de: 'Wähle die Farbe eines Handlangers, den du nimmst.',
    fr: 'Choisissez la couleur d’un ouvrier que vous prenez.',
  },
  discardCards: {
    en: 'Choose a card from your hand to discard.',
    de: 'Wähle eine Handkarte zum Ablegen.',
    fr: 'Choisissez une carte de votre main à défausser.',
  },
  discardMarkers: {
    en: 'Choose a threat marker to discard for 1 point.',
    de: 'Wähle einen Bedrohungsmarker, den du für 1 Punkt ablegst.',
    fr: 'Choisissez un marqueur menace à défausser pour 1 point.',
  },
  extraPlay: {
    en: 'Play one more card.',
    de: 'Spiele noch eine Karte.',
    fr: 'Jouez encore une carte.',
  },
  swapWorkers: {
    en: 'Choose the worker you exchange, and for which one.',
    de: 'Wähle, welchen Handlanger du gegen welchen tauschst.',
    fr: 'Choisissez quel ouvrier vous échangez, et contre lequel.',
  },
  payForPoints: {
    en: 'Pay guilders for points, or decline.',
    de: 'Zahle Gulden für Punkte oder verzichte.',
    fr: 'Payez des florins pour des points, ou renoncez.',
  },
  returnWorkers: {
    en: 'Choose a worker that you hand in for guilders, or decline.',
    de: 'Wähle einen Handlanger, den du gegen Gulden abgibst, oder verzichte.',
    fr: 'Choisissez un ouvrier à céder contre des florins, ou renoncez.',
  },
  recoverCards: {
    en: 'Choose a card from the discard pile for your hand, or decline.',
    de: 'Wähle eine Karte des Ablagestapels für deine Hand oder verzichte.',
    fr: 'Choisissez dans la défausse une carte pour votre main, ou renoncez.',
  },
  extraHouse: {
    en: 'Choose a card from your hand that becomes a house.',
    de: 'Wähle eine Handkarte, die ein Haus wird.',
    fr: 'Choisissez une carte de votre main qui devient une maison.',
  },
  extraRecruit: {
    en: 'Choose whom you recruit, and into which house, or decline.',
    de: 'Wähle, wen du für welches Haus anwirbst, oder verzichte.',
    fr: 'Choisissez qui vous recrutez, et pour quelle maison, ou renoncez.',
  },
  extraCanal: {
    en: 'Choose the section in which you build a canal token.',
    de: 'Wähle den Abschnitt, in dem du ein Kanalplättchen baust.',
    fr: 'Choisissez la section où vous construisez un jeton canal.',
  },
  turnDie: {
    en: 'Choose a die and its new value.',
    de: 'Wähle einen Würfel und seinen neuen Wert.',
    fr: 'Choisissez un dé et sa nouvelle valeur.',
  },
  rerollDie: {
    en: 'Choose the die that you roll again.',
    de: 'Wähle den Würfel, den du neu würfelst.',
    fr: 'Choisissez le dé que vous relancez.',
  },
  takeBack: {
    en: 'Choose a person that you take back to your hand for its price, or decline.',
    de: 'Wähle eine Person, die du zurücknimmst und deren Preis du erhältst, oder verzichte.',
    fr: 'Choisissez un personnage à reprendre en main pour son prix, ou renoncez.',
  },
  repeatArrow: {
    en: 'Choose the person whose effect happens again, or decline.',
    de: 'Wähle die Person, deren Wirkung noch einmal eintritt, oder verzichte.',
    fr: 'Choisissez le personnage dont l’effet se répète, ou renoncez.',
  },
  borrowPerson: {
    en: 'Choose the person of another player whose effect you use.',
    de: 'Wähle die fremde Person, deren Wirkung du nutzt.',
    fr: 'Choisissez le personnage d’un autre joueur dont vous utilisez l’effet.',
  },
  returnCanal: {
    en: 'Choose the section from which you return a canal token.',
    de: 'Wähle den Abschnitt, aus dem du ein Kanalplättchen zurücklegst.',
    fr: 'Choisissez la section dont vous remettez un jeton canal.',
  },
  giveWorkers: {
    en: 'Choose a worker that you hand over.',
    de: 'Wähle einen Handlanger, den du abgibst.',
    fr: 'Choisissez un ouvrier que vous cédez.',
  },
  loseHouse: {
    en: 'Choose the empty house you lose.',
    de: 'Wähle das leere Haus, das du verlierst.',
    fr: 'Choisissez la maison vide que vous perdez.',
  },
  takeFromPlayer: {
    en: 'Choose from whom you take guilders.',
    de: 'Wähle, wem du Gulden nimmst.',
    fr: 'Choisissez à qui vous prenez des florins.',
  },
  passThreat: {
    en: 'Choose which threat marker you pass on, and to whom.',
    de: 'Wähle, welchen Bedrohungsmarker du an wen weitergibst.',
    fr: 'Choisissez quel marqueur menace vous passez, et à qui.',
  },
} satisfies Record<string, Text>;

export type Ask = keyof typeof prompts;

/** What is asked, where the position says more than the question alone. */
export const promptDetails = {
  by: { en: '{person}: {question}', de: '{person}: {question}', fr: '{person}\u00a0: {question}' },
  pick: { en: '{question} ({n} of {max}).', de: '{question} ({n} von {max}).', fr: '{question} ({n} sur {max}).' },
  upTo: {
    en: '{question} ({n} of up to {max}).',
    de: '{question} ({n} von höchstens {max}).',
    fr: '{question} ({n} sur {max} au plus).',
  },
  turnOrPerson: {
    en: 'Play a card. You can use a person before or afterwards.',
    de: 'Spiele eine Karte. Davor oder danach kannst du eine Person nutzen.',
    fr: 'Jouez une carte. Vous pouvez utiliser un personnage avant ou après.',
  },
  noCard: {
    en: 'You have no card: use a person, or end your turn.',
    de: 'Du hast keine Karte: Nutze eine Person oder beende den Zug.',
    fr: 'Vous n’avez pas de carte\u00a0: utilisez un personnage, ou terminez votre tour.',
  },
  advance: {
    en: 'Pay {guilders} to advance one step in reputation, or decline.',
    de: 'Zahle {guilders}, um im Ansehen eine Stufe vorzurücken, oder verzichte.',
    fr: 'Payez {guilders} pour avancer d’un échelon de réputation, ou renoncez.',
  },
  advanceFree: {
    en: 'Advance one step in reputation at no cost, or decline.',
    de: 'Rücke im Ansehen kostenlos eine Stufe vor oder verzichte.',
    fr: 'Avancez gratuitement d’un échelon de réputation, ou renoncez.',
  },
  payForPoints: {
    en: 'Pay {guilders} for {points}, or decline.',
    de: 'Zahle {guilders} für {points} oder verzichte.',
    fr: 'Payez {guilders} pour {points}, ou renoncez.',
  },
  returnWorkers: {
    en: 'Choose a worker that you hand in for {guilders}, or decline.',
    de: 'Wähle einen Handlanger, den du gegen {guilders} abgibst, oder verzichte.',
    fr: 'Choisissez un ouvrier à céder contre {guilders}, ou renoncez.',
  },
  playDrawn: {
    en: 'Play the card you drew, {card}.',
    de: 'Spiele die gezogene Karte {card}.',
    fr: 'Jouez la carte piochée, {card}.',
  },
  orNone: {
    en: 'Play one more card, or decline.',
    de: 'Spiele noch eine Karte oder verzichte.',
    fr: 'Jouez encore une carte, ou renoncez.',
  },
  houseOrNone: {
    en: 'Choose a card from your hand that becomes a house, or decline.',
    de: 'Wähle eine Handkarte, die ein Haus wird, oder verzichte.',
    fr: 'Choisissez une carte de votre main qui devient une maison, ou renoncez.',
  },
  canalOrNone: {
    en: 'Choose the section in which you build a canal token, or decline.',
    de: 'Wähle den Abschnitt, in dem du ein Kanalplättchen baust, oder verzichte.',
    fr: 'Choisissez la section où vous construisez un jeton canal, ou renoncez.',
  },
  nobodyToRecruit: {
    en: 'You can pay for nobody in your hand: decline.',
    de: 'Du kannst niemanden aus deiner Hand bezahlen: Verzichte.',
    fr: 'Vous ne pouvez payer personne de votre main\u00a0: renoncez.',
  },
  giveWorkersTo: {
    en: 'Choose a worker that you hand over to {name}.',
    de: 'Wähle einen Handlanger, den du an {name} abgibst.',
    fr: 'Choisissez un ouvrier que vous cédez à {name}.',
  },
  takeFromPlayer: {
    en: 'Choose from whom you take {guilders}.',
    de: 'Wähle, wem du {guilders} nimmst.',
    fr: 'Choisissez à qui vous prenez {guilders}.',
  },
} satisfies Record<string, Text>;

/** The question itself, with what the position says about it. */
function questionOf(ask: Ask, legal: readonly Action[], view: View, lang: Lang, names: readonly string[]): string {
  const frame = view.agenda.at(-1);
  const may = (deed: Action['do']): boolean => legal.some((action) => action.do === deed);
  const detail = (key: keyof typeof promptDetails, params?: Record<string, string>): string =>
    say(promptDetails[key], lang, params);
  const guilders = (n: number): string => amountOf('guilders', n, lang);
  const general = say(prompts[ask], lang);
  switch (ask) {
    case 'turn':
      if (may('endTurn')) return detail('noCard');
      return may('activate') ? detail('turnOrPerson') : general;
    case 'advance':
      if (frame?.t !== 'advance') return general;
      return frame.cost === 0 ? detail('advanceFree') : detail('advance', { guilders: guilders(frame.cost) });
    case 'payForPoints':
      if (frame?.t !== 'purchase') return general;
      return detail('payForPoints', { guilders: guilders(frame.pay), points: amountOf('points', frame.points, lang) });
    case 'returnWorkers':
      return frame?.t === 'pawn' ? detail('returnWorkers', { guilders: guilders(frame.guilders) }) : general;
    case 'extraPlay':
      if (frame?.t === 'extraPlay' && !isBack(frame.card) && frame.card !== NOBODY) {
        return detail('playDrawn', { card: quoted(frame.card, lang) });
      }
      return may('decline') ? detail('orNone') : general;
    case 'extraHouse':
      return may('decline') ? detail('houseOrNone') : general;
    case 'extraCanal':
      return may('decline') ? detail('canalOrNone') : general;
    case 'extraRecruit':
      return may('recruit') ? general : detail('nobodyToRecruit');
    case 'giveWorkers':
      return frame?.t === 'alms' ? detail('giveWorkersTo', { name: playerName(frame.to, lang, names) }) : general;
    case 'takeFromPlayer':
      return frame?.t === 'rob' ? detail('takeFromPlayer', { guilders: guilders(frame.guilders) }) : general;
    default:
      return general;
  }
}

/** Which of the cards of one draw is drawn, or which pick of several it is. */
function countOf({ ask, many }: Decision, { agenda, players }: View): Decision['many'] {
  const drawing = agenda.at(-2);
  if (ask !== 'draw' || drawing?.t !== 'draw') return many;
  const picked = players[drawing.seat]!.fresh.length;
  const max = picked + 1 + drawing.left;
  return { min: max, max, picked };
}

/** A question after a colon goes on in lower case, except in German. */
const afterColon = (question: string, lang: Lang): string =>
  lang === 'de' ? question : question.charAt(0).toLowerCase() + question.slice(1);

/** What is asked of this player in this position: who asks, what is possible, and which pick of several it is. */
export function promptOf(
  decision: Decision,
  legal: readonly Action[],
  view: View,
  _seat: number,
  lang: Lang,
  names: readonly string[] = [],
): string {
  let question = questionOf(decision.ask as Ask, legal, view, lang, names);
  const { source } = decision;
  const many = countOf(decision, view);
  if (source?.startsWith('person.')) {
    const person = say(sourceNames[source as 'person.x'], lang);
    question = say(promptDetails.by, lang, { person, question: afterColon(question, lang) });
  }
  if (many === undefined || many.max < 2) return question;
  const { min, max, picked } = many;
  const asked = question.slice(0, -1);
  return say(promptDetails[min < max ? 'upTo' : 'pick'], lang, { question: asked, n: picked + 1, max });
}
