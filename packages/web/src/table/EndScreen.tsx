import { listOf, type Standing } from '@guildhall/kernel';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Choice } from '../shell/controls/Choice.tsx';
import { useText } from '../shell/settings.ts';
import css from './EndScreen.module.css';
import { endTexts } from './end.texts.ts';
import { SeatFace } from './faces/SeatFace.tsx';
import { type Part, partOf, type Reckoned, sumOf, tiesOf } from './reckoning.ts';
import { ScoreGraph } from './ScoreGraph.tsx';
import { tableTexts } from './texts.ts';

export interface ScoreGroup {
  readonly name: string;
  readonly items: readonly { readonly id: string; readonly name: string; readonly picture?: ReactNode }[];
}

interface Props {
  readonly names: readonly string[];
  readonly standings: readonly Standing[];
  readonly lines: readonly Reckoned[];
  /** The scorings in their order. */
  readonly parts: readonly Part[];
  /** What points are given for; an item without a line is left out. */
  readonly groups: readonly ScoreGroup[];
  /** What decides between equal scores, in a sentence. */
  readonly tieRule: string;
  badge(seat: number, size?: number): ReactNode;
  /** The CSS colour of a seat. */
  colour(seat: number): string;
  readonly actions: ReactNode;
}

/** Explains every point: the ranking, why equal scores rank as they do, every item of every scoring, the course. */
export function EndScreen(props: Props) {
  const { names, standings, lines, parts, badge, colour, actions } = props;
  const { t, lang } = useText();
  const order = [...standings].sort((a, b) => a.place - b.place);
  const winners = order.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return (
    <section className={css.end} aria-labelledby="end-title">
      <header className={css.head}>
        <span className={css.laurels} aria-hidden="true">
          <Branch />
          {winners.map((seat) => (
            <span key={seat}>{badge(seat, 58)}</span>
          ))}
          <Branch mirrored />
        </span>
        <h1 id="end-title" className={css.winner}>
          {t(tableTexts.winner, {
            n: winners.length,
            names: listOf(
              winners.map((seat) => names[seat]!),
              lang,
            ),
          })}
        </h1>
      </header>
      <Ranking {...props} order={order} />
      <Ties {...props} />
      <div className={css.actions}>{actions}</div>
      <Reckoning {...props} order={order} />
      <ScoreGraph names={names} lines={lines} parts={parts} badge={badge} colour={colour} />
    </section>
  );
}

/** One half of the winner's wreath. */
const Branch = ({ mirrored = false }: { mirrored?: boolean }) => (
  <svg width="30" height="60" viewBox="0 0 30 60" className={mirrored ? css.mirrored : undefined} aria-hidden="true">
    <path d="M27 57C10 48 4 30 14 5" fill="none" stroke="var(--good)" strokeWidth="2" strokeLinecap="round" />
    {[
      [18, 52, 20],
      [11, 43, 35],
      [8, 33, 55],
      [8, 23, 75],
      [11, 13, 95],
      [23, 47, -50],
      [17, 38, -35],
      [14.5, 28, -20],
      [15.5, 18, -5],
    ].map(([x, y, turn]) => (
      <ellipse
        key={`${x},${y}`}
        cx={0}
        cy={-5}
        rx={2.9}
        ry={5.6}
        fill="var(--leaf)"
        stroke="var(--leaf-d)"
        transform={`translate(${x} ${y}) rotate(${(turn as number) - 90})`}
      />
    ))}
  </svg>
);

type Ranked = Props & { readonly order: readonly Standing[] };

/** Places, names and points, with a bar that shows what each scoring brought. */
function Ranking({ names, lines, parts, badge, order }: Ranked) {
  const { t } = useText();
  const most = Math.max(1, ...order.map(({ score }) => score));
  return (
    <div>
      <ol className={css.ranking} aria-label={t(endTexts.ranking)}>
        {order.map(({ seat, place, score }) => (
          <li key={seat} data-place={place}>
            <span className={css.place} aria-hidden="true">
              {place}
            </span>
            <span className="visually-hidden">{t(endTexts.place, { n: place })}</span>
            <span className={css.crest} aria-hidden="true">
              {badge(seat, place === 1 ? 32 : 26)}
            </span>
            <span className={css.name}>
              <SeatFace seat={seat} size={place === 1 ? 32 : 26} /> {names[seat]}
            </span>
            <span className={css.score}>{t(endTexts.pointsOf, { n: score })}</span>
            <span className={css.bar}>
              {parts.map(({ name, colour }, part) => {
                const points = sumOf(lines.filter((line) => line.seat === seat && partOf(line, parts) === part));
                const style = {
                  '--share': `${(Math.max(0, points) / most) * 100}%`,
                  '--tone': colour,
                } as CSSProperties;
                return (
                  <span key={name} style={style} title={name} hidden={points <= 0}>
                    <span className="visually-hidden">{name} </span>
                    {points}
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ol>
      <ul className={css.legend}>
        {parts.map(({ name, colour }) => (
          <li key={name} style={{ '--tone': colour } as CSSProperties}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Equal scores, and what decided between them. */
function Ties({ names, standings, tieRule, badge }: Props) {
  const { t, lang } = useText();
  return tiesOf(standings).map((tie) => (
    <div key={tie[0]!.score} className={css.tie}>
      <p>
        {t(tableTexts.tied, {
          names: listOf(
            tie.map(({ seat }) => names[seat]!),
            lang,
          ),
          n: tie[0]!.score,
          rule: tieRule,
        })}
      </p>
      <ul>
        {tie.map(({ seat, tieBreak }) => (
          <li key={seat}>
            <span aria-hidden="true">{badge(seat, 18)}</span>
            {t(endTexts.tieBreak, { name: names[seat]!, n: tieBreak })}
          </li>
        ))}
      </ul>
      {tie.every(({ place }) => place === tie[0]!.place) && <p>{t(endTexts.tieShared)}</p>}
    </div>
  ));
}

/** With a minus sign as wide as a plus, in place of a hyphen. */
const signed = (points: number): string | number => (points < 0 ? `−${-points}` : points);

/** Every item with its points, of the whole game or of one scoring. */
function Reckoning({ names, lines, parts, groups, badge, order }: Ranked) {
  const { t } = useText();
  const [shown, setShown] = useState('all');
  const part = shown === 'all' ? null : Number(shown);
  const counted = part === null ? lines : lines.filter((line) => partOf(line, parts) === part);
  const sum = (seat: number, items?: readonly string[]) =>
    sumOf(counted.filter((line) => line.seat === seat && (items?.includes(line.item) ?? true)));
  /** Whether something is scored more than once: otherwise it says nothing what each scoring brought. */
  const again = lines.some((line) =>
    lines.some((other) => other.item === line.item && partOf(other, parts) !== partOf(line, parts)),
  );
  const noted = part === null ? again : counted.some(({ count }) => count !== undefined);
  /** The small figures: per scoring, or how many were counted. */
  const note = (seat: number, item: string): string => {
    const own = counted.filter((line) => line.seat === seat && line.item === item);
    if (part !== null) return own.find(({ count }) => count !== undefined)?.count?.toString() ?? '';
    if (!again) return '';
    const byPart = parts.map((_, i) => sumOf(own.filter((line) => partOf(line, parts) === i)));
    return byPart.some((points) => points !== 0) ? byPart.join(' · ') : '';
  };
  return (
    <section className={css.reckoning} aria-labelledby="reckoning-title">
      <h2 id="reckoning-title">{t(tableTexts.whereFrom)}</h2>
      <Choice
        label={t(tableTexts.whereFrom)}
        quiet
        wide
        value={shown}
        onChange={setShown}
        options={[
          { value: 'all', label: t(endTexts.allParts) },
          ...parts.map(({ name }, i) => ({ value: `${i}`, label: name })),
        ]}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard */}
      <div className={css.scroll} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t(endTexts.points)}</th>
              {order.map(({ seat }) => (
                <th key={seat} scope="col">
                  <span className={css.holder}>
                    {badge(seat, 20)}
                    <span aria-hidden="true">{names[seat]}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name, items }) => {
            const used = items.filter(({ id }) => counted.some(({ item }) => item === id));
            if (used.length === 0) return null;
            const single = used.length === 1;
            return (
              <tbody key={name}>
                {!single && (
                  <tr className={css.group}>
                    <th scope="rowgroup">{name}</th>
                    {order.map(({ seat }) => (
                      <td key={seat}>
                        {sum(
                          seat,
                          used.map(({ id }) => id),
                        )}
                      </td>
                    ))}
                  </tr>
                )}
                {used.map((item) => (
                  <tr key={item.id} className={single ? css.group : undefined}>
                    <th scope="row">
                      <span className={css.item}>
                        {item.picture}
                        {item.name}
                      </span>
                    </th>
                    {order.map(({ seat }) => (
                      <td key={seat}>
                        <b>{signed(sum(seat, [item.id])) || '–'}</b>
                        {!single && <small>{note(seat, item.id)}</small>}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            );
          })}
          <tfoot>
            <tr>
              <th scope="row">{t(tableTexts.total)}</th>
              {order.map(({ seat }) => (
                <td key={seat}>{sum(seat)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {noted && <p className={css.hint}>{t(part === null ? endTexts.partsLegend : endTexts.countLegend)}</p>}
    </section>
  );
}
