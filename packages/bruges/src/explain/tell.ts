import { eitherOf, type Lang, listOf, playerName, say, type Text, type TextParams } from '@guildhall/kernel';
import { type Colour, colourNames, threatNames } from '../colours.ts';
import { cardName } from '../log/phrases.ts';
import { prompts } from '../log/prompts.ts';
import { aColour, theColour } from '../log/vocab.ts';
import type { Reason } from './reasons.ts';
import { reasonTexts } from './texts.ts';

/** A reason as a sentence. `names` are the players' by seat. */
export function tellReason(reason: Reason, lang: Lang, names: readonly string[]): string {
  return say(reasonTexts[reason.why], lang, wordsFor(reason, lang, names));
}

const SIDES = ['left', 'right'] as const;
const sideOf = (section: number | null): string => (section === null ? 'both' : SIDES[section]!);

/** What a reason carries, in words. */
function wordsFor(reason: Reason, lang: Lang, names: readonly string[]): TextParams {
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
    case 'notDiscarded':
    case 'tooDeep':
      return { cardName: cardName(reason.card, lang) };
    case 'noWorker':
    case 'noMarker':
    case 'wrongWorker':
      return { kinds: reason.colours.length, colours: eitherOf(reason.colours.map(word(aColour)), lang) };
    case 'notStriking':
      return { has: reason.has, threat: say(threatNames[reason.colour], lang) };
    case 'sameColour':
      return { colour: say(aColour[reason.colour], lang) };
    case 'justTaken':
      return { colour: say(colourNames[reason.colour], lang) };
    case 'wrongDie':
      return {
        kinds: reason.colours.length,
        die: say(theColour[reason.colours[0]!], lang),
        colours: listOf(reason.colours.map(word(colourNames)), lang),
      };
    case 'dieShows':
      return {
        die: say(theColour[reason.die], lang),
        shows: reason.shows,
        first: reason.faces[0],
        second: reason.faces[1],
      };
    case 'sameFace':
      return { value: reason.value };
    case 'tooFar':
      return { by: reason.by };
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
    case 'ownPerson':
    case 'noSuchPerson':
      return { personName: cardName(reason.person, lang) };
    case 'majorityTurned':
    case 'majorityBehind':
      return { majority: reason.majority };
    case 'majorityTooLow':
      return { majority: reason.majority, min: reason.min, has: reason.has };
    case 'immune':
      return { of: name(reason.of) };
    case 'noGuilders':
      return { from: name(reason.from) };
    case 'nothingElsewhere':
      return { what: reason.what };
    default:
      return {};
  }
}
