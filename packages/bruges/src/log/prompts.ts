import { type Decision, type Lang, say, type Text, type TextParams } from '@guildhall/kernel';
import type { Action, Verb } from '../actions.ts';
import { drawingOf } from '../facts/draw.ts';
import { type PersonAsk, words } from '../persons/index.ts';
import type { AnyWords } from '../persons/words.ts';
import { NOBODY } from '../state.ts';
import { isBack, type View } from '../view.ts';
import { amountOf, quoted } from './phrases.ts';
import { sourceName } from './sources.ts';

/** What the round, threats and several abilities ask. */
const common = {
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
} satisfies Record<string, Text>;

export type Ask = keyof typeof common | PersonAsk;

/** The questions of single abilities in words. */
const questions = Object.assign({}, ...words.map((each) => each.questions ?? {})) as Readonly<
  Record<PersonAsk, NonNullable<AnyWords['questions']>[string]>
>;

/** What is asked of a player, by the `ask` of the decision. */
export const prompts: Readonly<Record<Ask, Text>> = {
  ...common,
  ...(Object.fromEntries(Object.entries(questions).map(([ask, { text }]) => [ask, text])) as Record<PersonAsk, Text>),
};

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
} satisfies Record<string, Text>;

/** The question itself, with what the position says about it. */
function questionOf(ask: Ask, legal: readonly Action[], view: View, lang: Lang, names: readonly string[]): string {
  const frame = view.agenda.at(-1);
  const may = (verb: Verb): boolean => legal.some((action) => action.do === verb);
  const detail = (key: keyof typeof promptDetails, params?: TextParams): string =>
    say(promptDetails[key], lang, params);
  const general = say(prompts[ask], lang);
  switch (ask) {
    case 'turn':
      if (may('endTurn')) return detail('noCard');
      return may('activate') ? detail('turnOrPerson') : general;
    case 'advance':
      if (frame?.t !== 'advance') return general;
      if (frame.cost === 0) return detail('advanceFree');
      return detail('advance', { guilders: amountOf('guilders', frame.cost, lang) });
    case 'extraPlay':
      if (frame?.t === 'extraPlay' && !isBack(frame.card) && frame.card !== NOBODY) {
        return detail('playDrawn', { card: quoted(frame.card, lang) });
      }
      return may('decline') ? detail('orNone') : general;
    default: {
      if (!(ask in questions)) return general;
      const question = questions[ask as PersonAsk];
      const more = frame?.t === question.frame ? question.detail?.(frame, { lang, names, may }) : null;
      return more ? say(question.details![more[0]]!, lang, more[1]) : general;
    }
  }
}

/** Which of the cards of one draw is drawn, or which pick of several it is. */
function countOf({ ask, many }: Decision, view: View): Decision['many'] {
  const drawing = ask === 'draw' ? drawingOf(view) : null;
  if (drawing === null) return many;
  const max = drawing.drawn + drawing.left;
  return { min: max, max, picked: drawing.drawn };
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
    const person = sourceName(source as 'person.x', lang);
    question = say(promptDetails.by, lang, { person, question: afterColon(question, lang) });
  }
  if (many === undefined || many.max < 2) return question;
  const { min, max, picked } = many;
  const asked = question.slice(0, -1);
  return say(promptDetails[min < max ? 'upTo' : 'pick'], lang, { question: asked, n: picked + 1, max });
}
