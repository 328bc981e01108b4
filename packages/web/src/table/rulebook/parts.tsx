import type { Text, TextParams } from '@guildhall/kernel';
import { useText } from '../../shell/settings.ts';
import css from './chapters.module.css';
import { Rich } from './Rich.tsx';

interface ItemsProps {
  readonly of: readonly Text[];
  readonly with?: TextParams;
}

const Items = ({ of, with: params }: ItemsProps) =>
  of.map((text) => (
    <li key={text.en}>
      <Rich of={text} with={params} />
    </li>
  ));

/** One after the other. */
export const Steps = (props: ItemsProps) => (
  <ol className={css.steps}>
    <Items {...props} />
  </ol>
);

/** In no order. */
export const Notes = (props: ItemsProps) => (
  <ul className={css.list}>
    <Items {...props} />
  </ul>
);

/** The first row of a table. */
export function Heads({ of }: { of: readonly Text[] }) {
  const { t } = useText();
  return (
    <thead>
      <tr>
        {of.map((head) => (
          <th key={head.en} scope="col">
            {t(head)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ByPlayersProps {
  readonly caption: Text;
  /** Stands before the numbers of players. */
  readonly players: Text;
  readonly seats: readonly number[];
  readonly rows: readonly (readonly [Text, (seats: number) => number | string | undefined])[];
}

/** What depends on how many play. */
export function ByPlayers({ caption, players, seats, rows }: ByPlayersProps) {
  const { t } = useText();
  return (
    <table className={css.table} data-numbers>
      <caption>{t(caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(players)}</th>
          {seats.map((n) => (
            <th key={n} scope="col">
              {n}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name.en}>
            <th scope="row">{t(name)}</th>
            {seats.map((n) => (
              <td key={n}>{value(n)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
