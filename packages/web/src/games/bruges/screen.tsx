import { bruges, describeAction, promptOf, roundOrder, turnOf } from '@guildhall/bruges';
import { lazy } from 'react';
import { artOf } from '../../table/art.tsx';
import type { GameScreen } from '../../table/screen/game.ts';
import { tableTexts } from '../../table/texts.ts';
import { AmountIcon, WHATS } from './boards/Amount.tsx';
import { chroniclerFor } from './chronicle/chapters.ts';
import { DesktopTable } from './DesktopTable.tsx';
import { playerClass } from './drawings/colours.ts';
import { Shield } from './drawings/pieces/Shield.tsx';
import type { Bruges } from './kit.ts';
import { flightsOf } from './motion/flights.ts';
import { drawPiece } from './motion/pieces.tsx';
import { soundsOf } from './motion/sounds.ts';
import { newsOf } from './news/news.ts';
import { PhoneTable } from './PhoneTable.tsx';
import { HandCards } from './replay/HandCards.tsx';
import { scenesOf } from './scoring/scenes.ts';
import { COLOURS } from './screen/contract.ts';
import { promptAfter } from './screen/prompt.ts';
import { reasonTexts } from './screen/reasons.texts.ts';
import { brugesScreenRules } from './screen/screenRules.ts';
import { TabletTable } from './TabletTable.tsx';
import { brugesTexts } from './texts.ts';

/** What the table of Bruges has of its own. */
const screen: GameScreen<Bruges> = {
  id: 'bruges',
  game: bruges,
  colours: COLOURS,
  screenRules: brugesScreenRules,
  art: artOf(WHATS, (what, size) => <AmountIcon what={what} size={size} />),
  layouts: { phone: PhoneTable, tablet: TabletTable, desktop: DesktopTable },
  badge: (seat, size, { names, colours }) => <Shield player={colours[seat]!} size={size} label={names[seat]!} />,
  chroniclerFor,
  promptOf,
  promptAfter,
  describe: (seat, action, { dice, piles, players }, names, lang) =>
    describeAction(action, lang, { names, dice, piles, houses: players[seat]!.houses }),
  turnOf,
  reasonTexts,
  opensRound: (event) => event.t === 'round',
  digits: { kinds: ['use', 'pile', 'hand'], text: brugesTexts.digits },
  scenesOf,
  newsOf,
  Result: lazy(async () => ({ default: (await import('./result/Result.tsx')).Result })),
  motion: { flightsOf, drawPiece, soundsOf },
  replay: {
    roundOf: ({ round }) => round,
    roundName: tableTexts.round,
    roundSign: (round) => String(round),
    orderOf: roundOrder,
    handSize: ({ players }, seat) => players[seat]!.hand.length + players[seat]!.fresh.length,
    playerClass,
    cardHeight: 100,
    Cards: HandCards,
  },
};
export default screen;
