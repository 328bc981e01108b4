import {
  crestOrder,
  guildRules,
  type Majority,
  type MajorityRanks,
  majorityNames,
  type Rank,
  scoringNow,
} from '@guildhall/belfort';
import { memo } from 'react';
import { useText } from '../../../shell/settings.ts';
import { Popup } from '../../../table/parts/Popup.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { GuildEmblem } from '../drawings/emblems/GuildEmblem.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import type { Screen } from '../screen/contract.ts';
import css from './ScoreNow.module.css';
import { scoreTexts as texts } from './texts.ts';

const totalOf = (preview: readonly MajorityRanks[], builder: number): number =>
  preview.reduce((sum, { ranks }) => sum + (ranks[builder]?.points ?? 0), 0);

interface Props {
  readonly screen: Screen;
  /** By seat: what it would bring after the move that is pointed at. */
  readonly preview?: readonly number[] | undefined;
}

/** What a scoring would bring now; pressed, where it comes from. */
export const ScoreNow = memo(DrawnScoreNow, exceptHint);

function DrawnScoreNow({ screen, preview: after }: Props) {
  const { t } = useText();
  const preview = scoringNow(screen.view);
  const seats = crestOrder(screen.view);
  return (
    <Popup
      className={css.now}
      placement="bottom end"
      size="wide"
      label={t(texts.caption)}
      trigger={
        <>
          <span className={css.title}>{t(texts.title)}</span>
          <span className={css.sums} data-players={seats.length}>
            {seats.map((seat) => (
              <span key={seat}>
                <Shield colour={screen.colours[seat]!} size={16} label={screen.names[seat]!} />
                <b data-better={after === undefined ? undefined : Math.sign(after[seat]! - totalOf(preview, seat))}>
                  +{after?.[seat] ?? totalOf(preview, seat)}
                </b>
              </span>
            ))}
          </span>
        </>
      }
    >
      <ScoreTable screen={screen} preview={preview} />
    </Popup>
  );
}

/** Every majority with everybody's count and points. */
export function ScoreTable({ screen, preview }: { screen: Screen; preview: readonly MajorityRanks[] }) {
  const { t } = useText();
  const { view } = screen;
  const builders = [...crestOrder(view), ...view.neutralDwarves.map((_, i) => view.seats + i)];
  return (
    <table className={css.table}>
      <caption>
        {t(texts.caption)}
        <span className={css.legend}>{t(texts.legend)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(texts.majority)}</th>
          {builders.map((builder) => (
            <th key={builder} scope="col" title={screen.names[builder]}>
              <Shield
                colour={screen.colours[builder]!}
                neutral={builder >= view.seats}
                size={22}
                label={screen.names[builder]!}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preview.map(({ majority, ranks }) => (
          <tr key={majority}>
            <th scope="row">
              <MajorityName screen={screen} majority={majority} />
            </th>
            {builders.map((builder) => (
              <Cell key={builder} rank={ranks[builder]} scores={builder < view.seats} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(texts.total)}</th>
          {builders.map((builder) => (
            <td key={builder}>{builder < view.seats ? <b>+{totalOf(preview, builder)}</b> : '–'}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function MajorityName({ screen, majority }: { screen: Screen; majority: Majority }) {
  const { t } = useText();
  const guild = majority.startsWith('district.') ? screen.view.guilds[Number(majority.slice(9))] : undefined;
  return (
    <span className={css.majority}>
      {guild !== undefined && <GuildEmblem guild={guild} size={22} />}
      <span>{t(guild === undefined ? majorityNames[majority]! : guildRules[guild].name)}</span>
    </span>
  );
}

function Cell({ rank, scores }: { rank: Rank | undefined; scores: boolean }) {
  const { t } = useText();
  if (rank === undefined || rank.count === 0) return <td className={css.none}>·</td>;
  return (
    <td data-first={rank.place === 1 || undefined}>
      <span className="visually-hidden">{t(texts.cell, { count: rank.count, n: scores ? rank.points : 0 })}</span>
      <span aria-hidden="true">
        <small>{rank.count}</small>
        {scores && rank.points > 0 && <b>+{rank.points}</b>}
      </span>
    </td>
  );
}
