import { belfort, describeAction, kindOf, promptOf } from '@guildhall/belfort';
import { artOf } from '../table/art.tsx';
import type { GameScreen } from '../table/screen/game.ts';
import { ROMAN } from './boards/printed.ts';
import { crestOrder } from './boards/turn.ts';
import { chaptersOf } from './chronicle/chapters.ts';
import { DesktopTable } from './DesktopTable.tsx';
import { Distribute } from './Distribute.tsx';
import { GoodIcon } from './drawings/goods/GoodIcon.tsx';
import { livery } from './drawings/livery.ts';
import { Shield } from './drawings/pieces/Shield.tsx';
import type { Belfort } from './kit.ts';
import { flightsOf } from './motion/flights.ts';
import { drawPiece } from './motion/pieces.tsx';
import { soundsOf } from './motion/sounds.ts';
import { PhoneTable } from './PhoneTable.tsx';
import { HandCards } from './replay/HandCards.tsx';
import { Result } from './result/Result.tsx';
import { COLOURS, type Target } from './screen/contract.ts';
import { belfortSense } from './screen/sense.ts';
import { TabletTable } from './TabletTable.tsx';
import { belfortTexts } from './texts.ts';

/** The two symbols of a keep section are one place. */
function countPlaces(targets: ReadonlySet<Target>): number {
  const symbols = [...targets].flatMap((target) => (target.startsWith('symbol:') ? Number(target.slice(7)) : []));
  return targets.size - symbols.filter((symbol) => kindOf(symbol) === 'keep').length / 2;
}

/** What the table of Belfort has of its own. */
export const belfortScreen: GameScreen<Belfort> = {
  id: 'belfort',
  game: belfort,
  colours: COLOURS,
  sense: belfortSense,
  art: artOf(['wood', 'stone', 'metal', 'gold'], (good, size) => <GoodIcon good={good} size={size} />),
  layouts: { phone: PhoneTable, tablet: TabletTable, desktop: DesktopTable },
  badge: (seat, size, { view, names, colours }) => (
    <Shield colour={colours[seat]!} neutral={seat >= view.seats} size={size} label={names[seat]!} />
  ),
  chaptersOf,
  promptOf,
  describe: ({ seat, action }, before, names, lang) =>
    describeAction(action, lang, {
      names,
      guilds: before.guilds,
      property: (card) => before.players[seat]!.built[card]!.property,
    }),
  opensRound: (event) => event.t === 'round',
  countPlaces,
  sideOf: (target) => (/^(pool:|deck)/.test(target) ? 'left' : /^(built|hand):/.test(target) ? 'top' : 'right'),
  Result,
  motion: { flightsOf, drawPiece, soundsOf },
  overlayOf: ({ view, me, decision, colours }, act) =>
    decision?.ask === 'distribute' && me !== null ? (
      <Distribute home={view.players[me]!.home} colour={colours[me]!} onSend={(actions) => act(...actions)} />
    ) : null,
  replay: {
    roundOf: ({ round }) => round,
    roundName: belfortTexts.month,
    roundSign: (round) => ROMAN[round]!,
    orderOf: crestOrder,
    handSize: (view, seat) => view.players[seat]!.handSize,
    livery: (colour) => livery(colour),
    Cards: HandCards,
  },
};
