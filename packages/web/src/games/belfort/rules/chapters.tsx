import { Icon } from '../../../table/icons/Icon.tsx';
import { type Chapter, chapter } from '../../../table/rulebook/chapter.ts';
import { Laurel } from '../boards/Laurel.tsx';
import { GuildEmblem } from '../drawings/emblems/GuildEmblem.tsx';
import { GoodIcon } from '../drawings/goods/GoodIcon.tsx';
import { CardBack } from '../drawings/pieces/CardBack.tsx';
import { Crest } from '../drawings/pieces/Crest.tsx';
import { GnomeToken } from '../drawings/pieces/GnomeToken.tsx';
import { IncomeCoin } from '../drawings/pieces/IncomeCoin.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { WorkerToken } from '../drawings/pieces/WorkerToken.tsx';
import { Scene } from '../drawings/scenes/Scene.tsx';
import { BuildingSign } from './BuildingSign.tsx';
import { Actions, Building, Cards, Gnomes, Trade, tradeWords } from './chapters/actions.tsx';
import { Goal, Setup, Table, tableWords } from './chapters/begin.tsx';
import { Costs, costWords } from './chapters/Costs.tsx';
import { Collection, collectionWords, Treasury } from './chapters/collection.tsx';
import { Faq, faqWords } from './chapters/Faq.tsx';
import { Guilds, guildWords, Properties, propertyWords } from './chapters/lists.tsx';
import { Placement, placementWords, Round } from './chapters/round.tsx';
import { End, Scoring } from './chapters/scoring.tsx';
import { Options, optionWords, TwoPlayers } from './chapters/variants.tsx';
import { actions, building, cards, gnomes, trade } from './texts/actions.texts.ts';
import { goal, setup, table } from './texts/begin.texts.ts';
import { collection, treasury } from './texts/collection.texts.ts';
import { faq } from './texts/faq.texts.ts';
import { costs, guilds, properties } from './texts/lists.texts.ts';
import { placement, round } from './texts/round.texts.ts';
import { end, scoring } from './texts/scoring.texts.ts';
import { options, two } from './texts/variants.texts.ts';

export const CHAPTERS: readonly Chapter[] = [
  chapter('goal', goal.title, <Shield colour="blue" size={28} />, Goal, goal),
  chapter('table', table.title, <BuildingSign kind="keep" middle={[0, -6]} />, Table, tableWords),
  chapter('setup', setup.title, <Crest n={1} size={25} />, Setup, setup),
  chapter('round', round.title, <Icon name="calendar" size={26} />, Round, round),
  chapter('placement', placement.title, <WorkerToken worker="elf" colour="red" size={32} />, Placement, placementWords),
  chapter('collection', collection.title, <Scene place="forest" width={34} />, Collection, collectionWords),
  chapter('income', treasury.title, <IncomeCoin n={1} size={27} />, Treasury, treasury),
  chapter('actions', actions.title, <Icon name="hammer" size={26} />, Actions, actions),
  chapter('building', building.title, <BuildingSign kind="pub" middle={[-3.5, -4.5]} />, Building, building),
  chapter('gnomes', gnomes.title, <GnomeToken size={29} />, Gnomes, gnomes),
  chapter('trading-post', trade.title, <GoodIcon good="metal" size={28} />, Trade, tradeWords),
  chapter('cards', cards.title, <CardBack width={22} cards={2} />, Cards, cards),
  chapter('scoring', scoring.title, <Laurel size={27} />, Scoring, scoring),
  chapter('end', end.title, <GoodIcon good="gold" size={27} />, End, end),
  chapter('two-players', two.title, <Shield colour="purple" neutral size={28} />, TwoPlayers, two),
  chapter('options', options.title, <Icon name="settings" size={26} />, Options, optionWords),
  chapter('properties', properties.title, <BuildingSign kind="inn" middle={[-4, -14.5]} />, Properties, propertyWords),
  chapter('guilds', guilds.title, <GuildEmblem guild="wizards" size={30} />, Guilds, guildWords),
  chapter('costs', costs.title, <GoodIcon good="wood" size={28} />, Costs, costWords),
  chapter('faq', faq.title, <Icon name="rules" size={26} />, Faq, faqWords),
];
