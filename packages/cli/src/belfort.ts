import {
  type Action,
  belfort,
  describe,
  describeAction,
  type Event,
  editionNames,
  engineFor,
  GUILDS,
  guildModeNames,
  guildRules,
  type Majority,
  majorityNames,
  type Options,
  PROPERTIES,
  properties,
  type State,
  sourceNames,
  stageNames,
  storyOf,
  type View,
} from '@guildhall/belfort';
import { capital, type Lang, say, type Text } from '@guildhall/kernel';
import { watchBelfortBalance } from './balance-watch.ts';
import { watchBelfort } from './follies.ts';
import type { GameRow } from './games.ts';
import { words } from './words.ts';

const ownSheet: Text = { en: 'own component sheet', de: 'eigenes Werteblatt', fr: 'feuille de valeurs personnelle' };

function itemName(item: string, lang: Lang, start: State): string {
  if (item === 'tax') return capital(say(sourceNames.tax, lang));
  const name = capital(say(majorityNames[item as Majority]!, lang));
  const [kind, district] = item.split('.');
  return kind === 'district' ? `${name} (${say(guildRules[start.guilds[Number(district)]!].name, lang)})` : name;
}

export const belfortRow: GameRow = {
  game: belfort,
  engineFor,
  title: 'Belfort',
  effects: [
    ...GUILDS.map((guild) => `guild.${guild}`),
    ...PROPERTIES.filter((property) => properties[property].plank !== null).map((property) => `plank.${property}`),
    ...PROPERTIES.filter((property) => properties[property].locks > 0).map((property) => `gnome.${property}`),
  ],
  watchFollies: (start) => watchBelfort(start as State),
  watchBalance: (start) => watchBelfortBalance(start as State),
  teller: {
    heading(told, lang, names) {
      const event = told as Event;
      return event.t === 'stage' ? capital(say(stageNames[event.stage], lang)) : describe(event, lang, names);
    },
    story: (events, lang, names, start) =>
      storyOf(events as readonly Event[], lang, names, (start as State).guilds).map(({ text }) => text),
    move(action, seat, view, _, lang, names) {
      const { guilds, players } = view as View;
      const property = (card: number) => players[seat]!.built[card]!.property;
      return describeAction(action as Action, lang, { names, guilds, property });
    },
    options(given, lang) {
      const { guilds, edition, sheet } = given as Options;
      const parts = [guildModeNames[guilds], editionNames[edition], ...(sheet === null ? [] : [ownSheet])];
      return parts.map((part) => say(part, lang)).join(', ');
    },
    opening: (start, lang) =>
      (start as State).guilds.map((_, district) => itemName(`district.${district}`, lang, start as State)),
    begins: (_, lang) => [['round', say(words.before, lang)]],
    item: (item, lang, start) => itemName(item, lang, start as State),
    tieBreak: {
      en: 'Tie-break: wood + stone + gold + 2 × metal',
      de: 'Bei Gleichstand: Holz + Stein + Gold + 2 × Metall',
      fr: 'Départage : bois + pierre + or + 2 × métal',
    },
  },
};
