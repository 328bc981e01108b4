import { eitherOf, type Lang, listOf, playerName, say, type Text, type TextParams } from '@guildhall/kernel';
import { type Colour, colourNames, threatNames } from '../colours.ts';
import { cardName } from '../log/phrases.ts';
import { prompts } from '../log/prompts.ts';
import { aColour, theColour } from '../log/vocab.ts';
import type { PersonReason } from '../persons/index.ts';
import type { Reason } from './reasons.ts';
import { personReasons, reasonTexts } from './texts.ts';

/** A reason as a sentence. `names` are the players' by seat. */
export function tellReason(reason: Reason, lang: Lang, names: readonly string[]): string {
  const params = isPersonReason(reason)
    ? personReasons[reason.why].params?.(reason, { lang, names })
    : paramsOf(reason, lang, names);
  return say(reasonTexts[reason.why], lang, params);
}

const isPersonReason = (reason: Reason): reason is PersonReason => reason.why in personReasons;

const SIDES = ['left', 'right'] as const;
const sideOf = (section: number | null): string => (section === null ? 'both' : SIDES[section]!);

/** What a reason carries, in words. */
function paramsOf(reason: Exclude<Reason, PersonReason>, lang: Lang, names: readonly string[]): TextParams {
  const name = (seat: number) => playerName(seat, lang, names);
  const word = (words: Readonly<Record<Colour, Text>>) => (colour: Colour) => say(words[colour], lang);
  switch (reason.why) {
    case 'notYourTurn':
      return { asked: listOf(reason.asked.map(name), lang) };
    case 'otherQuestion':
    case 'mustChoose':
      return { prompt: say(prompts[reason.ask], lang) };
    case 'cannotPay':
      return { cost: reason.cost, has: reason.has };
    case 'chooseMore':
      return { n: reason.n };
    case 'notInHand':
    case 'onlyDrawn':
      return { cardName: cardName(reason.card, lang) };
    case 'noWorker':
    case 'noMarker':
    case 'wrongWorker':
      return { kinds: reason.colours.length, colours: eitherOf(reason.colours.map(word(aColour)), lang) };
    case 'notStriking':
      return { has: reason.has, threat: say(threatNames[reason.colour], lang) };
    case 'wrongDie':
      return {
        kinds: reason.colours.length,
        die: say(theColour[reason.colours[0]!], lang),
        colours: listOf(reason.colours.map(word(colourNames)), lang),
      };
    case 'sectionComplete':
    case 'noToken':
      return { section: sideOf(reason.section) };
    case 'nextSpaces':
      return { kinds: reason.colours.length, colours: listOf(reason.colours.map(word(colourNames)), lang) };
    case 'olderHouse':
      return { house: reason.house + 1 };
    case 'needsWorker':
      return { personName: cardName(reason.person, lang), colour: say(aColour[reason.colour], lang) };
    case 'notUsable':
    case 'wrongIcon':
      return { personName: cardName(reason.person, lang), icon: reason.icon };
    case 'occupied':
    case 'notInPlay':
    case 'usedThisRound':
    case 'nothingToChange':
    case 'nothingToCount':
    case 'itself':
      return { personName: cardName(reason.person, lang) };
    case 'immune':
      return { of: name(reason.of) };
    case 'nothingElsewhere':
      return { what: reason.what };
    default:
      return {};
  }
}
