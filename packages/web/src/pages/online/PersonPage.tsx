import type { AnswerOf } from '@guildhall/protocol';
import { useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { call } from '../../online/client.ts';
import { learnMe, useMe } from '../../online/me.ts';
import { useNews } from '../../online/news.ts';
import button from '../../shell/controls/buttons.module.css';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useText } from '../../shell/settings.ts';
import { shell } from '../../shell/texts.ts';
import { Away } from './Away.tsx';
import css from './PersonPage.module.css';
import { personTexts } from './person.texts.ts';
import { Report } from './Report.tsx';
import { TableRow } from './TableRow.tsx';
import { seatOf, titleOf } from './tables.ts';
import { useDeed } from './useDeed.ts';

/** A person: since when they are here, how they have played, and their games. */
export default function PersonPage() {
  const { id } = useParams({ from: '/pages/people/$id' });
  const load = useCallback(() => call('person', { params: { id } }), [id]);
  const { news, error, again } = useNews(load, never);
  const { t } = useText();
  return (
    <div className={css.page}>
      {error !== null && <Away error={error} onAgain={again} />}
      {news === undefined ? error === null && <PageTitle title={t(shell.loading)} /> : <Person {...news} />}
    </div>
  );
}

/** Old games do not change: nobody need tell. */
const never = () => () => {};

function Person({ person, since, record, tables }: AnswerOf<'person'>) {
  const { t, lang } = useText();
  const me = useMe();
  const { run, busy, problem } = useDeed();
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(since);
  // what somebody reports happened where they were, too; or else where they watched
  const shared = tables.filter((table) => seatOf(table, me) >= 0);
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  const reportable = (shared.length > 0 ? shared : tables).map((table) => ({
    id: table.id,
    name: `${titleOf(table.game, t)}, ${day.format(table.createdAt)}`,
  }));
  const muted = me?.muted.includes(person.id) ?? false;
  return (
    <>
      <PageTitle title={person.name || t(personTexts.gone)} hint={t(personTexts.since, { date })} />
      <section className={css.panel} aria-labelledby="record">
        <h2 id="record">{t(personTexts.record)}</h2>
        {record.length === 0 ? (
          <p className={css.none}>{t(personTexts.noRecord)}</p>
        ) : (
          <table className={css.record}>
            <thead>
              <tr>
                <th scope="col">{t(personTexts.game)}</th>
                <th scope="col">{t(personTexts.players)}</th>
                <th scope="col">{t(personTexts.played)}</th>
                <th scope="col">{t(personTexts.won)}</th>
              </tr>
            </thead>
            <tbody>
              {record.map(({ game, seats, played, won }) => (
                <tr key={`${game} ${seats}`}>
                  <th scope="row">{titleOf(game, t)}</th>
                  <td>{seats}</td>
                  <td>{played}</td>
                  <td>{won}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {me !== null && me.id !== person.id && (
          <div className={css.mute}>
            <button
              type="button"
              className={button.quiet}
              aria-pressed={muted}
              aria-disabled={busy}
              onClick={() =>
                run(async () => learnMe(await call('mute', { params: { id: person.id }, body: { on: !muted } })))
              }
            >
              {t(muted ? personTexts.unmute : personTexts.mute)}
            </button>
            <p>{t(personTexts.muteHint)}</p>
            <p role="alert" className={css.problem}>
              {problem}
            </p>
          </div>
        )}
        {me !== null && me.id !== person.id && (
          <div className={css.mute}>
            <Report person={person} tables={reportable} className={`${button.quiet} ${button.danger}`} />
          </div>
        )}
      </section>
      <section className={css.panel} aria-labelledby="games">
        <h2 id="games">{t(personTexts.games)}</h2>
        {tables.length === 0 ? (
          <p className={css.none}>{t(personTexts.noGames)}</p>
        ) : (
          <ul className={css.list}>
            {tables.map((table) => (
              <TableRow key={table.id} table={table} me={me} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
