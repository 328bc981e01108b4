import { type ActionOf, buy, exchange, sell } from '../actions.ts';
import { visitsOf } from '../facts/turn.ts';
import { sheetOf } from '../options.ts';
import { effect, gain, type Into, lose, type Play } from '../play.ts';
import type { Player, State } from '../state.ts';
import type { TurnFrame } from './actions.ts';

export type TradeVerb = 'buy' | 'sell' | 'exchange';
const TRADED = ['wood', 'stone', 'metal'] as const;
const EXCHANGED = ['wood', 'stone'] as const;

export function tradeOptions(state: State, frame: TurnFrame, player: Player, into: Into<TradeVerb>): void {
  const visits = visitsOf(player, frame);
  const sheet = sheetOf(state.options);
  if (frame.buys < visits) {
    for (const good of TRADED) if (player.gold >= sheet.buy[good]) into.push(buy[good]);
  }
  if (frame.sells < visits) {
    const { pieces } = sheet.sell.woodStone;
    for (let wood = Math.min(pieces, player.wood); wood >= 0; wood--) {
      if (pieces - wood > player.stone) break;
      into.push(sell(wood, pieces - wood, 0));
    }
    if (player.metal >= sheet.sell.metal.pieces) into.push(sell(0, 0, sheet.sell.metal.pieces));
  }
  if (frame.exchanges > 0) {
    for (const good of EXCHANGED) if (player[good] > 0) into.push(exchange[good]);
  }
}

export function trade(play: Play, frame: TurnFrame, seat: number, action: ActionOf<TradeVerb>): void {
  const sheet = sheetOf(play.state.options);
  switch (action.do) {
    case 'buy':
      frame.buys++;
      lose(play, seat, 'gold', sheet.buy[action.good], 'tradingPost');
      gain(play, seat, action.good, 1, 'tradingPost');
      break;
    case 'sell':
      frame.sells++;
      for (const good of TRADED) lose(play, seat, good, action[good], 'tradingPost');
      gain(play, seat, 'gold', sheet.sell[action.metal > 0 ? 'metal' : 'woodStone'].gold, 'tradingPost');
      break;
    case 'exchange':
      frame.exchanges--;
      lose(play, seat, action.good, 1, 'guild.merchants');
      gain(play, seat, 'metal', 1, 'guild.merchants');
      return;
  }
  // a visit that only a gnome made possible
  if (Math.max(frame.buys, frame.sells) > 1 + frame.extraVisits) effect(play, seat, 'gnome.market');
}
