import { EDITIONS, GUILD_MODES } from '@guildhall/belfort';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createTable } from '../../session/tables.ts';
import button from '../../shell/controls/buttons.module.css';
import { Choice } from '../../shell/controls/Choice.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { changeSettings, currentSettings, useText } from '../../shell/settings.ts';
import { BOT_NAMES } from '../botNames.ts';
import { CITY_GUILDS, type Draft, firstDraft, optionsOf, PLAYER_COUNTS, pickedGuilds, seatsOf } from './draft.ts';
import css from './NewGamePage.module.css';
import { SeatRow } from './SeatRow.tsx';
import { editionHints, editions, kindHints, kinds, modeHints, modeHintsForTwo, modes, newGame } from './texts.ts';

/** Brings the rules of all guilds along: only those who choose among them wait for it. */
const GuildPicker = lazy(() => import('./GuildPicker.tsx').then((module) => ({ default: module.GuildPicker })));

export default function NewGamePage() {
  const { t } = useText();
  const navigate = useNavigate();
  const { screen } = useSearch({ from: '/pages/new/$game' });
  const [draft, setDraft] = useState<Draft>(() => firstDraft(screen === 'one', currentSettings().name));
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const seats = seatsOf(draft);
  const people = seats.filter(({ kind }) => kind === 'human').length;
  const usualName = (seat: number): string => {
    if (draft.seats[seat]!.kind !== 'human') return BOT_NAMES[seat]!;
    return people === 1 ? t(newGame.guest) : t(newGame.player, { n: seat + 1 });
  };
  const nameOf = (seat: number): string => draft.seats[seat]!.name.trim() || usualName(seat);

  function change(next: Draft) {
    setDraft(next);
    setProblem(null);
  }

  function whatIsMissing(): string | null {
    const missing = CITY_GUILDS - pickedGuilds(draft).length;
    if (draft.mode === 'custom' && missing > 0) return t(newGame.moreGuilds, { n: missing });
    const names = seats.map((_, seat) => nameOf(seat));
    const twice = names.find((name, seat) => names.indexOf(name) !== seat);
    return twice === undefined ? null : t(newGame.sameName, { name: twice });
  }

  async function start() {
    if (starting) return;
    const missing = whatIsMissing();
    setProblem(missing);
    if (missing !== null) return;
    setStarting(true);
    try {
      const id = await createTable({
        game: 'belfort',
        options: optionsOf(draft),
        seats: seats.map(({ kind, colour }, seat) => {
          const who = { name: nameOf(seat), colour };
          return kind === 'human' ? { kind, ...who } : { kind: 'bot', bot: kind, ...who };
        }),
      });
      if (people === 1) changeSettings({ name: seats.find(({ kind }) => kind === 'human')!.name.trim() });
      await navigate({ to: '/table/$id', params: { id } });
    } catch (error) {
      setProblem(t(newGame.failed, { message: (error as Error).message }));
      setStarting(false);
    }
  }

  return (
    <form
      className={css.page}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div className={css.title}>
        <PageTitle title={t(newGame.title)} />
      </div>
      <Panel id="players" title={t(newGame.players)}>
        <Choice
          label={t(newGame.count)}
          quiet
          wide
          value={String(draft.players)}
          options={PLAYER_COUNTS.map((n) => ({ value: String(n), label: n }))}
          onChange={(n) => change({ ...draft, players: Number(n) })}
        />
        <ol className={css.seats}>
          {seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <SeatRow key={seat} draft={draft} seat={seat} usualName={usualName} nameOf={nameOf} onChange={change} />
          ))}
        </ol>
        <div className={css.notes}>
          {draft.players === 2 && <p>{t(newGame.neutral)}</p>}
          {people > 1 && <p>{t(newGame.curtain)}</p>}
          {people === 0 && <p>{t(newGame.onlyBots)}</p>}
          {(['greedy', 'random'] as const)
            .filter((kind) => seats.some((each) => each.kind === kind))
            .map((kind) => (
              <p key={kind}>
                <b>{t(kinds[kind])}</b> {t(kindHints[kind])}
              </p>
            ))}
        </div>
      </Panel>
      <Panel id="guilds" title={t(newGame.guilds)} about={t(newGame.guildsAbout)}>
        <Choice
          label={t(newGame.guilds)}
          quiet
          look="cards"
          value={draft.mode}
          options={GUILD_MODES.map((mode) => ({
            value: mode,
            label: t(modes[mode]),
            hint: t(
              draft.players === 2 && (mode === 'normal' || mode === 'advanced')
                ? modeHintsForTwo[mode]
                : modeHints[mode],
            ),
          }))}
          onChange={(mode) => change({ ...draft, mode })}
        />
      </Panel>
      {draft.mode === 'custom' && (
        <Panel id="picked" title={t(modes.custom)}>
          <Suspense>
            <GuildPicker draft={draft} onChange={change} />
          </Suspense>
        </Panel>
      )}
      <Panel id="edition" title={t(newGame.edition)}>
        <Choice
          label={t(newGame.edition)}
          quiet
          look="cards"
          value={draft.edition}
          options={EDITIONS.map((edition) => ({
            value: edition,
            label: t(editions[edition]),
            hint: t(editionHints[edition]),
          }))}
          onChange={(edition) => change({ ...draft, edition })}
        />
      </Panel>
      <div className={css.bar}>
        <p className={css.summary}>
          <b>{t(newGame.summary, { n: draft.players, people })}</b>
          <span>
            {t(modes[draft.mode])}, {t(editions[draft.edition])}
          </span>
        </p>
        <p role="alert" className={css.problem}>
          {problem}
        </p>
        <button type="submit" className={button.primary} aria-disabled={starting}>
          {starting ? t(newGame.starting) : t(newGame.start)}
        </button>
      </div>
    </form>
  );
}

function Panel(props: {
  id: 'players' | 'guilds' | 'picked' | 'edition';
  title: string;
  about?: string;
  children: ReactNode;
}) {
  return (
    <section className={`${css.panel} ${css[props.id]}`} aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.about !== undefined && <p className={css.aboutPanel}>{props.about}</p>}
      {props.children}
    </section>
  );
}
