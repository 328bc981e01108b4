import type { CharacterId } from '@guildhall/bots/cast';
import { Choice } from '../../shell/controls/Choice.tsx';
import { useText } from '../../shell/settings.ts';
import type { GameDeclaration } from '../../table/declaration.ts';
import { kinds, newGame } from '../new-game/texts.ts';
import { BotSeat } from './BotSeat.tsx';
import { LONGEST_NAME } from './NameForm.tsx';
import { newTable } from './newTable.texts.ts';
import { newBot } from './tables.ts';
import { online } from './texts.ts';
import css from './WishRow.module.css';
import type { Wish } from './wishes.ts';

interface Props {
  readonly game: GameDeclaration;
  readonly colour: string;
  readonly n: number;
  readonly wish: Wish;
  /** Whether the server has bots. */
  readonly bots: boolean;
  /** Who the bots of the other seats are. */
  readonly others: readonly CharacterId[];
  /** Null: I have no name yet, and choose it here. */
  readonly myName: string | null;
  readonly name: string;
  onName(name: string): void;
  onChange(wish: Wish): void;
}

const KINDS = ['me', 'open', 'bot'] as const;

/** Who shall sit on one seat. */
export function WishRow({ game, colour, n, wish, bots, others, myName, name, onName, onChange }: Props) {
  const { t } = useText();
  const { Badge } = game;
  if (wish.kind === 'me') {
    return (
      <li className={css.seat} data-mine>
        <Badge colour={colour} size={30} />
        {myName === null ? (
          <input
            className={css.name}
            aria-label={t(online.name)}
            placeholder={t(online.name)}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={({ currentTarget }) => onName(currentTarget.value)}
          />
        ) : (
          <b>{myName}</b>
        )}
        <span className={css.here}>{t(newTable.youSitHere)}</span>
      </li>
    );
  }
  return (
    <li className={css.seat}>
      <Badge colour={colour} size={30} />
      <span className={css.number}>{t(newTable.seat, { n })}</span>
      <div className={css.choice}>
        <Choice
          label={t(newGame.kind, { n })}
          quiet
          wide
          value={wish.kind}
          options={KINDS.filter((kind) => bots || kind !== 'bot').map((kind) => ({
            value: kind,
            label: t(kind === 'bot' ? kinds.bot : newTable[kind]),
          }))}
          onChange={(kind) => onChange(kind === 'bot' ? { kind, bot: newBot(others) } : { kind })}
        />
      </div>
      {wish.kind === 'bot' && (
        <BotSeat game={game} n={n} bot={wish.bot} others={others} onChange={(bot) => onChange({ kind: 'bot', bot })} />
      )}
    </li>
  );
}
