import type { CharacterId } from '@guildhall/bots/cast';
import { useText } from '../../shell/settings.ts';
import type { GameDeclaration } from '../../table/declaration.ts';
import { CharacterMenu } from '../opponents/CharacterMenu.tsx';
import { LevelSelect } from '../opponents/LevelSelect.tsx';
import { opponents } from '../opponents/texts.ts';
import { readBot, writeBot } from '../opponents/words.ts';
import css from './BotSeat.module.css';

interface Props {
  readonly game: Pick<GameDeclaration, 'styles'>;
  /** Counted from 1. */
  readonly n: number;
  readonly bot: string;
  /** Who the bots of the other seats are. */
  readonly others: readonly CharacterId[];
  onChange(bot: string): void;
}

/** Who the bot of a seat is, and how well it plays. */
export function BotSeat({ game, n, bot, others, onChange }: Props) {
  const { t } = useText();
  const read = readBot(bot);
  if (read?.character == null) return null;
  const { level, character } = read;
  return (
    <div className={css.bot}>
      <CharacterMenu
        label={t(opponents.who, { n })}
        game={game}
        character={character}
        without={others}
        onChange={(chosen) => onChange(writeBot(level, chosen))}
      />
      <LevelSelect
        label={t(opponents.level, { n })}
        level={level}
        onChange={(chosen) => onChange(writeBot(chosen, character))}
      />
    </div>
  );
}
