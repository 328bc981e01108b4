import { belfort, crestOrder, describeAction, promptOf } from '@guildhall/belfort';
import { lazy } from 'react';
import { artOf } from '../../table/art.tsx';
import type { GameScreen } from '../../table/screen/game.ts';
import { ROMAN } from './boards/printed.ts';
import { chroniclerFor } from './chronicle/chapters.ts';
import { DesktopTable } from './DesktopTable.tsx';
import { Distribute } from './Distribute.tsx';
import { GoodIcon } from './drawings/goods/GoodIcon.tsx';
import { Shield } from './drawings/pieces/Shield.tsx';
import { playerClass } from './drawings/playerClass.ts';
import type { Belfort } from './kit.ts';
import { flightsOf } from './motion/flights.ts';
import { drawPiece } from './motion/pieces.tsx';
import { soundsOf } from './motion/sounds.ts';
import { newsOf } from './news/news.ts';
import { PhoneTable } from './PhoneTable.tsx';
import { HandCards } from './replay/HandCards.tsx';
import { scenesOf } from './scoring/scenes.ts';
import { COLOURS } from './screen/contract.ts';
import { isSecondTurret } from './screen/paths.ts';
import { reasonTexts } from './screen/reasons.texts.ts';
import { belfortScreenRules } from './screen/screenRules.ts';
import { TabletTable } from './TabletTable.tsx';
import { belfortTexts } from './texts.ts';

/** What the table of Belfort has of its own. */
const screen: GameScreen<Belfort> = {
  id: 'belfort',
  game: belfort,
  colours: COLOURS,
  screenRules: belfortScreenRules,
  art: artOf(['wood', 'stone', 'metal', 'gold'], (good, size) => <GoodIcon good={good} size={size} />),
  layouts: { phone: PhoneTable, tablet: TabletTable, desktop: DesktopTable },
  desktopHeight: 880,
  badge: (seat, size, { seats, names, colours }) => (
    <Shield colour={colours[seat]!} neutral={seat >= seats} size={size} label={names[seat]!} />
  ),
  chroniclerFor,
  promptOf,
  describe: (seat, action, before, names, lang) =>
    describeAction(action, lang, {
      names,
      guilds: before.guilds,
      property: (card) => before.players[seat]!.built[card]!.property,
    }),
  reasonTexts,
  opensRound: (event) => event.t === 'round',
  digits: { kinds: ['hand'], text: belfortTexts.digits },
  countPlaces: (targets) => [...targets].filter((target) => !isSecondTurret(target)).length,
  scenesOf,
  newsOf,
  Result: lazy(async () => ({ default: (await import('./result/Result.tsx')).Result })),
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
    playerClass: (colour) => playerClass(colour),
    cardHeight: 62,
    Cards: HandCards,
  },
};
export default screen;
