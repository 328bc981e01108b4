import { CAST, type CharacterId } from '@guildhall/bots/cast';
import { LEVELS, type Level, levelNames } from '@guildhall/bots/levels';
import type { Text } from '@guildhall/kernel';
import type { Say } from '../../shell/settings.ts';
import type { GameDeclaration } from '../../table/declaration.ts';
import { allRounder, characterTexts, styleTexts } from '../../table/faces/texts.ts';
import type { Suggestion } from './record.ts';
import { opponents } from './texts.ts';

export const levelName = (level: Level, t: Say): string => t(levelNames[level]);

/** How somebody plays this game; of a game without styles, who they are. */
export function styleHint({ styles }: Pick<GameDeclaration, 'styles'>, character: CharacterId): Text {
  const style = styles?.[character];
  if (style === undefined) return characterTexts[character];
  return style === null ? allRounder.hint : styleTexts[style].hint;
}

/** What is suggested, and why, in a sentence; null: it goes on as before. */
export function suggestionWords({ level, why }: Suggestion, t: Say): string | null {
  if (why === null) return null;
  return t(why === 'wins' ? opponents.suggestedAfterWins : opponents.suggestedAfterLosses, {
    level: levelName(level, t),
  });
}

/** A written bot: `expert/mirel`; null: it is called otherwise, and may be one of another version. */
export function readBot(bot: string): { readonly level: Level; readonly character: CharacterId | null } | null {
  const [first, id] = bot.split('/');
  const level = LEVELS.find((each) => each === first);
  if (level === undefined) return null;
  return { level, character: CAST.find((each) => each.id === id)?.id ?? null };
}

export const writeBot = (level: Level, character: CharacterId | null): string =>
  character === null ? level : `${level}/${character}`;

export const characterName = (character: CharacterId): string => CAST.find(({ id }) => id === character)!.name;

/** Some of the cast, nobody twice; `taken` are not among them. */
export function drawCast(n: number, taken: readonly (CharacterId | null)[] = [], random = Math.random): CharacterId[] {
  const left = CAST.map(({ id }) => id).filter((id) => !taken.includes(id));
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}
