import { Choice } from '../../shell/controls/Choice.tsx';
import { useText } from '../../shell/settings.ts';
import type { GameDeclaration } from '../../table/declaration.ts';
import { newGame } from '../new-game/texts.ts';
import { LONGEST_NAME } from './NameForm.tsx';
import { newTable } from './newTable.texts.ts';
import { botName } from './tables.ts';
import { online } from './texts.ts';
import css from './WishRow.module.css';
import type { Wish } from './wishes.ts';

interface Props {
  readonly Badge: GameDeclaration['Badge'];
  readonly colour: string;
  readonly n: number;
  readonly wish: Wish;
  readonly bots: readonly string[];
  /** Null: I have no name yet, and choose it here. */
  readonly myName: string | null;
  readonly name: string;
  onName(name: string): void;
  onChange(wish: Wish): void;
}

const keyOf = (wish: Wish): string => (wish.kind === 'bot' ? `bot ${wish.bot}` : wish.kind);

/** Who shall sit on one seat. */
export function WishRow({ Badge, colour, n, wish, bots, myName, name, onName, onChange }: Props) {
  const { t } = useText();
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
  const wishes: readonly Wish[] = [
    { kind: 'me' },
    { kind: 'open' },
    ...bots.map((bot): Wish => ({ kind: 'bot', bot })),
  ];
  const labelOf = (each: Wish): string => (each.kind === 'bot' ? botName(each.bot, t) : t(newTable[each.kind]));
  return (
    <li className={css.seat}>
      <Badge colour={colour} size={30} />
      <span className={css.number}>{t(newTable.seat, { n })}</span>
      <div className={css.choice}>
        <Choice
          label={t(newGame.kind, { n })}
          quiet
          wide
          value={keyOf(wish)}
          options={wishes.map((each) => ({ value: keyOf(each), label: labelOf(each) }))}
          onChange={(value) => onChange(wishes.find((each) => keyOf(each) === value)!)}
        />
      </div>
    </li>
  );
}
