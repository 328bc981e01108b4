import type { AnyAbility } from './ability.ts';
import { advance } from './advance.ts';
import { advanceBonus } from './advance-bonus.ts';
import { advanceDiscount } from './advance-discount.ts';
import { borrowPerson } from './borrow-person.ts';
import { canalAnyColour } from './canal-any-colour.ts';
import { canalBonus } from './canal-bonus.ts';
import { canalDiscount } from './canal-discount.ts';
import { claimMajority } from './claim-majority.ts';
import { enrol } from './deck.ts';
import { discardCardFor } from './discard-card-for.ts';
import { discardThreats } from './discard-threats.ts';
import { draw } from './draw.ts';
import { drawAndAct } from './draw-and-act.ts';
import { drawDiscard } from './draw-discard.ts';
import { endPer } from './end-per.ts';
import { exchangeWorkers } from './exchange-workers.ts';
import { extraCanal } from './extra-canal.ts';
import { extraCard } from './extra-card.ts';
import { extraHouse } from './extra-house.ts';
import { extraRecruit } from './extra-recruit.ts';
import { gain } from './gain.ts';
import { gainIfDie } from './gain-if-die.ts';
import { guildersActionAnyDie } from './guilders-action-any-die.ts';
import { guildersActionBonus } from './guilders-action-bonus.ts';
import { guildersActionWorker } from './guilders-action-worker.ts';
import { guildersByDie } from './guilders-by-die.ts';
import { guildersPer } from './guilders-per.ts';
import { handSize } from './hand-size.ts';
import { houseAnyWorker } from './house-any-worker.ts';
import { houseBonus } from './house-bonus.ts';
import { immune } from './immune.ts';
import { leadersStepBack } from './leaders-step-back.ts';
import { onDieFace } from './on-die-face.ts';
import { onMajorityCheck } from './on-majority-check.ts';
import { onOthersCanal } from './on-others-canal.ts';
import { onOthersDamage } from './on-others-damage.ts';
import { onOthersRecruit } from './on-others-recruit.ts';
import { othersGiveGuilders } from './others-give-guilders.ts';
import { othersGiveWorkers } from './others-give-workers.ts';
import { othersLoseHouse } from './others-lose-house.ts';
import { othersLosePoints } from './others-lose-points.ts';
import { othersReturnCanal } from './others-return-canal.ts';
import { othersTakeThreat } from './others-take-threat.ts';
import { passThreat } from './pass-threat.ts';
import { payForPoints } from './pay-for-points.ts';
import { pointsPer } from './points-per.ts';
import { recoverCards } from './recover-cards.ts';
import { recruitBonus } from './recruit-bonus.ts';
import { recruitDiscount } from './recruit-discount.ts';
import { redraw } from './redraw.ts';
import { repeatArrow } from './repeat-arrow.ts';
import { rerollDie } from './reroll-die.ts';
import { returnWorkersFor } from './return-workers-for.ts';
import { share } from './share.ts';
import { spared } from './spared.ts';
import { takeBackPerson } from './take-back-person.ts';
import { takeFromLeaders } from './take-from-leaders.ts';
import { takeFromPlayer } from './take-from-player.ts';
import { takeWorkers } from './take-workers.ts';
import { threatActionBonus } from './threat-action-bonus.ts';
import { tiesCount } from './ties-count.ts';
import { turnDie } from './turn-die.ts';
import { workersActionAnyColour } from './workers-action-any-colour.ts';
import { workersActionBonus } from './workers-action-bonus.ts';
import { workersPer } from './workers-per.ts';

/** By family: gain, cards, extra, others, improve, react, end. */
export const abilities: readonly AnyAbility[] = [
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
];

/** Everybody in the deck, by card number. */
export const PERSONS = enrol(abilities);
export const CARDS = PERSONS.length;
