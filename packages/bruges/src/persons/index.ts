import type { FramesIn, PersonOf } from './ability.ts';
import { advance, advanceWords, advanceWorth } from './advance.ts';
import { advanceBonus, advanceBonusWorth } from './advance-bonus.ts';
import { advanceDiscount, advanceDiscountWorth } from './advance-discount.ts';
import { borrowPerson, borrowPersonWords } from './borrow-person.ts';
import { canalAnyColour, canalAnyColourWorth } from './canal-any-colour.ts';
import { canalBonus, canalBonusWorth } from './canal-bonus.ts';
import { canalDiscount, canalDiscountWorth } from './canal-discount.ts';
import { claimMajority, claimMajorityWords, claimMajorityWorth } from './claim-majority.ts';
import { enrol } from './deck.ts';
import { discardCardFor, discardCardForWords } from './discard-card-for.ts';
import { discardThreats, discardThreatsWords, discardThreatsWorth } from './discard-threats.ts';
import { draw, drawWords, drawWorth } from './draw.ts';
import { drawAndAct, drawAndActWords } from './draw-and-act.ts';
import { drawDiscard, drawDiscardWords, drawDiscardWorth } from './draw-discard.ts';
import { endPer, endPerWorth } from './end-per.ts';
import { exchangeWorkers, exchangeWorkersWords } from './exchange-workers.ts';
import { extraCanal, extraCanalWords, extraCanalWorth } from './extra-canal.ts';
import { extraCard, extraCardWords, extraCardWorth } from './extra-card.ts';
import { extraHouse, extraHouseWords } from './extra-house.ts';
import { extraRecruit, extraRecruitWords } from './extra-recruit.ts';
import { gain, gainWorth } from './gain.ts';
import { gainIfDie, gainIfDieWords, gainIfDieWorth } from './gain-if-die.ts';
import { guildersActionAnyDie, guildersActionAnyDieWorth } from './guilders-action-any-die.ts';
import { guildersActionBonus, guildersActionBonusWorth } from './guilders-action-bonus.ts';
import { guildersActionWorker, guildersActionWorkerWorth } from './guilders-action-worker.ts';
import { guildersByDie, guildersByDieWorth } from './guilders-by-die.ts';
import { guildersPer, guildersPerWords, guildersPerWorth } from './guilders-per.ts';
import { handSize, handSizeWorth } from './hand-size.ts';
import { houseAnyWorker } from './house-any-worker.ts';
import { houseBonus, houseBonusWorth } from './house-bonus.ts';
import { immune, immuneWords } from './immune.ts';
import { leadersStepBack } from './leaders-step-back.ts';
import { onDieFace } from './on-die-face.ts';
import { onMajorityCheck } from './on-majority-check.ts';
import { onOthersCanal, onOthersCanalWorth } from './on-others-canal.ts';
import { onOthersDamage } from './on-others-damage.ts';
import { onOthersRecruit } from './on-others-recruit.ts';
import { othersGiveGuilders, othersGiveGuildersWords } from './others-give-guilders.ts';
import { othersGiveWorkers, othersGiveWorkersWords } from './others-give-workers.ts';
import { othersLoseHouse, othersLoseHouseWords } from './others-lose-house.ts';
import { othersLosePoints } from './others-lose-points.ts';
import { othersReturnCanal, othersReturnCanalWords } from './others-return-canal.ts';
import { othersTakeThreat } from './others-take-threat.ts';
import { passThreat, passThreatWords, passThreatWorth } from './pass-threat.ts';
import { payForPoints, payForPointsWords } from './pay-for-points.ts';
import { pointsPer, pointsPerWords, pointsPerWorth } from './points-per.ts';
import { recoverCards, recoverCardsWords } from './recover-cards.ts';
import { recruitBonus, recruitBonusWorth } from './recruit-bonus.ts';
import { recruitDiscount } from './recruit-discount.ts';
import { redraw, redrawWords } from './redraw.ts';
import { repeatArrow, repeatArrowWords } from './repeat-arrow.ts';
import { rerollDie, rerollDieWords } from './reroll-die.ts';
import { returnWorkersFor, returnWorkersForWords } from './return-workers-for.ts';
import { share } from './share.ts';
import { spared } from './spared.ts';
import { takeBackPerson, takeBackPersonWords } from './take-back-person.ts';
import { takeFromLeaders, takeFromLeadersWords } from './take-from-leaders.ts';
import { takeFromPlayer, takeFromPlayerWords } from './take-from-player.ts';
import { takeWorkers, takeWorkersWorth } from './take-workers.ts';
import { threatActionBonus, threatActionBonusWorth } from './threat-action-bonus.ts';
import { tiesCount, tiesCountWorth } from './ties-count.ts';
import { turnDie, turnDieWords, turnDieWorth } from './turn-die.ts';
import type { AnyWords, AskIn, ReasonIn } from './words.ts';
import { workersActionAnyColour, workersActionAnyColourWorth } from './workers-action-any-colour.ts';
import { workersActionBonus, workersActionBonusWorth } from './workers-action-bonus.ts';
import { workersPer, workersPerWords, workersPerWorth } from './workers-per.ts';
import type { AnyWorth } from './worth.ts';

/** By family: gain, cards, extra, others, improve, react, end. */
export const abilities = [
  gain,
  takeWorkers,
  guildersPer,
  pointsPer,
  workersPer,
  guildersByDie,
  gainIfDie,
  exchangeWorkers,
  payForPoints,
  returnWorkersFor,
  discardCardFor,
  discardThreats,
  advance,
  draw,
  drawDiscard,
  redraw,
  recoverCards,
  extraCard,
  drawAndAct,
  extraHouse,
  extraRecruit,
  extraCanal,
  turnDie,
  rerollDie,
  takeBackPerson,
  repeatArrow,
  claimMajority,
  borrowPerson,
  othersReturnCanal,
  othersGiveWorkers,
  othersGiveGuilders,
  othersTakeThreat,
  othersLoseHouse,
  othersLosePoints,
  leadersStepBack,
  takeFromLeaders,
  takeFromPlayer,
  passThreat,
  share,
  workersActionBonus,
  workersActionAnyColour,
  guildersActionBonus,
  guildersActionAnyDie,
  guildersActionWorker,
  threatActionBonus,
  canalDiscount,
  canalAnyColour,
  canalBonus,
  houseAnyWorker,
  houseBonus,
  recruitDiscount,
  recruitBonus,
  handSize,
  spared,
  advanceDiscount,
  advanceBonus,
  onDieFace,
  onOthersRecruit,
  onOthersCanal,
  onOthersDamage,
  tiesCount,
  onMajorityCheck,
  immune,
  endPer,
] as const;

const wordsOfAbilities = [
  guildersPerWords,
  pointsPerWords,
  workersPerWords,
  gainIfDieWords,
  exchangeWorkersWords,
  payForPointsWords,
  returnWorkersForWords,
  discardCardForWords,
  discardThreatsWords,
  advanceWords,
  drawWords,
  drawDiscardWords,
  redrawWords,
  recoverCardsWords,
  extraCardWords,
  drawAndActWords,
  extraHouseWords,
  extraRecruitWords,
  extraCanalWords,
  turnDieWords,
  rerollDieWords,
  takeBackPersonWords,
  repeatArrowWords,
  claimMajorityWords,
  borrowPersonWords,
  othersReturnCanalWords,
  othersGiveWorkersWords,
  othersGiveGuildersWords,
  othersLoseHouseWords,
  takeFromLeadersWords,
  takeFromPlayerWords,
  passThreatWords,
  immuneWords,
] as const;

/** What people read about them. A kind leads to the words and the persons of the same ability, so their types fit. */
export const words = wordsOfAbilities as readonly unknown[] as readonly AnyWords[];

/** What bots make of them. */
export const worths: readonly AnyWorth[] = [
  gainWorth,
  takeWorkersWorth,
  guildersPerWorth,
  pointsPerWorth,
  workersPerWorth,
  guildersByDieWorth,
  gainIfDieWorth,
  discardThreatsWorth,
  advanceWorth,
  drawWorth,
  drawDiscardWorth,
  extraCardWorth,
  extraCanalWorth,
  turnDieWorth,
  claimMajorityWorth,
  passThreatWorth,
  workersActionBonusWorth,
  workersActionAnyColourWorth,
  guildersActionBonusWorth,
  guildersActionAnyDieWorth,
  guildersActionWorkerWorth,
  threatActionBonusWorth,
  canalDiscountWorth,
  canalAnyColourWorth,
  canalBonusWorth,
  houseBonusWorth,
  recruitBonusWorth,
  handSizeWorth,
  advanceDiscountWorth,
  advanceBonusWorth,
  onOthersCanalWorth,
  tiesCountWorth,
  endPerWorth,
];

type AbilityOfDeck = (typeof abilities)[number];
export type Kind = AbilityOfDeck['kind'];
export type Person = PersonOf<AbilityOfDeck>;
/** What single abilities ask or still have to do; each is explained in its ability's file. */
export type PersonFrame = FramesIn<AbilityOfDeck>;

type WordsOfDeck = (typeof wordsOfAbilities)[number];
/** The questions of abilities. */
export type PersonAsk = AskIn<WordsOfDeck>;
/** The reasons that single abilities give. */
export type PersonReason = ReasonIn<WordsOfDeck>;

export const KINDS: readonly Kind[] = abilities.map(({ kind }) => kind);

/** Everybody in the deck, by card number. */
export const PERSONS = enrol(abilities);
export const CARDS = PERSONS.length;
