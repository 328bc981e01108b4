import { type Lang, listOf, say, type TextParams } from '@guildhall/kernel';
import { amountOf, builderName, cardName } from '../log/phrases.ts';
import { prompts } from '../log/prompts.ts';
import { siteNames, workerCounts, workerNames } from '../log/vocab.ts';
import { GOODS } from '../state.ts';
import type { Reason } from './reasons.ts';
import { reasonTexts } from './texts.ts';

/** A reason as a sentence. `names` are the players' by seat; neutral builders bring their own. */
export function tellReason(reason: Reason, lang: Lang, names: readonly string[]): string {
  return say(reasonTexts[reason.why], lang, wordsFor(reason, lang, names));
}

/** What a reason carries, in words. */
function wordsFor(reason: Reason, lang: Lang, names: readonly string[]): TextParams {
  const name = (builder: number) => builderName(builder, lang, names);
  switch (reason.why) {
    case 'notYourTurn':
      return { asked: listOf(reason.asked.map(name), lang) };
    case 'otherQuestion':
      return { prompt: say(prompts[reason.ask], lang) };
    case 'cannotPay': {
      const { missing } = reason;
      return {
        missing: GOODS.flatMap((good) => (missing[good] ? [amountOf(good, missing[good], lang)] : [])).join(', '),
      };
    }
    case 'plankTaken':
    case 'symbolTaken':
      return { by: name(reason.by) };
    case 'gatehouseTaken':
      return { by: name(reason.by), who: reason.architect ? 'architect' : 'builder' };
    case 'noSuchWorker':
      return { workerName: say(workerNames[reason.worker], lang) };
    case 'othersFirst':
    case 'sendAll':
      return { group: say(workerCounts[reason.worker], lang, { n: reason.n }) };
    case 'wrongArea':
      return { worker: reason.worker };
    case 'noWorkersLeft':
      return { worker: reason.worker ?? 'none' };
    case 'workersOut':
      return { out: reason.districts.length + reason.cards.length };
    case 'crestFaceDown':
      return { of: name(reason.of) };
    case 'notInHand':
    case 'alreadyPicked':
      return { cardName: cardName(reason.card, lang) };
    case 'noCardThere':
      return { card: reason.card, cardName: reason.card === 'deck' ? '' : cardName(reason.card, lang) };
    case 'noFreeSymbol':
      return { site: say(siteNames[reason.kind], lang) };
    case 'noVisitLeft':
      return { to: reason.to };
    case 'wrongAmount':
      return { woodStone: reason.woodStone, metal: reason.metal };
    case 'nothingToTake':
      return { from: name(reason.from), good: reason.good ?? 'none' };
    case 'hasOnly':
      return { from: name(reason.from), gold: reason.gold };
    case 'tooMuch':
      return { most: reason.most };
    case 'alreadyRobbed':
      return { from: name(reason.from) };
    case 'otherMarker':
      return { builder: name(reason.builder) };
    default:
      return {};
  }
}
