import type { BorrowFrame } from './borrow-person.ts';
import type { DiscardedForFrame } from './discard-card-for.ts';
import type { ActWithDrawnFrame } from './draw-and-act.ts';
import type { SiftFrame } from './draw-discard.ts';
import type { SwapsFrame } from './exchange-workers.ts';
import type { ExtraCanalFrame } from './extra-canal.ts';
import type { ExtraHouseFrame } from './extra-house.ts';
import type { ExtraRecruitFrame } from './extra-recruit.ts';
import type { OthersFrame } from './others.ts';
import type { AlmsFrame } from './others-give-workers.ts';
import type { DemolishFrame } from './others-lose-house.ts';
import type { ReturnCanalFrame, ReturnCanalsFrame } from './others-return-canal.ts';
import type { PassThreatFrame } from './pass-threat.ts';
import type { PurchaseFrame } from './pay-for-points.ts';
import type { RummageFrame } from './recover-cards.ts';
import type { ReplaceFrame } from './redraw.ts';
import type { RepeatFrame } from './repeat-arrow.ts';
import type { RerollFrame } from './reroll-die.ts';
import type { PawnFrame } from './return-workers-for.ts';
import type { TakeBackFrame } from './take-back-person.ts';
import type { RobFrame } from './take-from-player.ts';
import type { TurnDieFrame } from './turn-die.ts';

/** What single abilities ask or still have to do; each is explained in its ability's file. */
export type PersonFrame =
  | SwapsFrame
  | PurchaseFrame
  | PawnFrame
  | DiscardedForFrame
  | SiftFrame
  | ReplaceFrame
  | RummageFrame
  | ActWithDrawnFrame
  | ExtraHouseFrame
  | ExtraRecruitFrame
  | ExtraCanalFrame
  | TurnDieFrame
  | RerollFrame
  | TakeBackFrame
  | RepeatFrame
  | BorrowFrame
  | OthersFrame
  | ReturnCanalsFrame
  | ReturnCanalFrame
  | AlmsFrame
  | DemolishFrame
  | RobFrame
  | PassThreatFrame;
