import { LEVELS } from '@guildhall/bots/levels';
import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { createTable } from '../../session/tables.ts';
import button from '../../shell/controls/buttons.module.css';
import { Choice } from '../../shell/controls/Choice.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { changeSettings, currentSettings, useText } from '../../shell/settings.ts';
import type { GameDeclaration } from '../../table/declaration.ts';
import { levelHints } from '../../table/faces/texts.ts';
import { Panel } from '../../table/setup/Panel.tsx';
import type { AnySetup } from '../../table/setup/setup.ts';
import { remember, remembered, suggestion } from '../opponents/record.ts';
import { opponents } from '../opponents/texts.ts';
import { characterName, levelName, suggestionWords, writeBot } from '../opponents/words.ts';
import css from './NewGamePage.module.css';
import { SeatRow } from './SeatRow.tsx';
import { changeLevels, firstSeating, levelOfAll, rememberedOf, type Seating, seatsOf } from './seating.ts';
import { newGame } from './texts.ts';

export default function NewGamePage() {
  const { game, setup } = useLoaderData({ from: '/pages/new/$game' });
  return <NewGame key={game.id} game={game} setup={setup} />;
}

/** Who plays, and what the game itself asks before it begins. */
function NewGame({ game, setup }: { game: GameDeclaration; setup: AnySetup }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { screen } = useSearch({ from: '/pages/new/$game' });
  const { seats: range } = game;
  const [before] = useState(() => remembered(game.id));
  const [seating, setSeating] = useState<Seating>(() =>
    firstSeating(game, screen === 'one', currentSettings().name, before),
  );
  const [draft, setDraft] = useState(setup.first);
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const { players } = seating;
  const seats = seatsOf(seating);
  const people = seats.filter(({ kind }) => kind === 'human').length;
  const usualName = (seat: number): string => (people === 1 ? t(newGame.guest) : t(newGame.player, { n: seat + 1 }));
  const nameOf = (seat: number): string => {
    const { kind, name, character } = seating.seats[seat]!;
    return kind === 'bot' ? characterName(character) : name.trim() || usualName(seat);
  };
  const level = levelOfAll(seating);
  const advice = suggestion(before);

  const seat = (next: Seating) => {
    setSeating(next);
    setProblem(null);
  };
  const change = (next: unknown) => {
    setDraft(next);
    setProblem(null);
  };

  function whatIsMissing(): string | null {
    const missing = setup.missing(draft, players, t);
    if (missing !== null) return missing;
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
      const id = await createTable(await game.engine(), {
        options: setup.optionsOf(draft, players),
        seats: seats.map(({ kind, colour, level, character }, seat) => {
          const who = { name: nameOf(seat), colour };
          return kind === 'human' ? { kind, ...who } : { kind, bot: writeBot(level, character), ...who };
        }),
      });
      if (people < players) remember(game.id, rememberedOf(seating));
      if (people === 1) changeSettings({ name: seats.find(({ kind }) => kind === 'human')!.name.trim() });
      await navigate({ to: '/table/$id', params: { id } });
    } catch (error) {
      console.warn(error);
      setProblem(t(newGame.failed));
      setStarting(false);
    }
  }

  const [fewest, most] = range;
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const { Panels } = setup;
  return (
    <form
      className={css.page}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div className={css.title}>
        <PageTitle title={t(setup.title)} />
      </div>
      <Panel id="players" title={t(newGame.players)} at="players">
        <Choice
          label={t(newGame.count)}
          quiet
          wide
          value={String(players)}
          options={counts.map((n) => ({ value: String(n), label: n }))}
          onChange={(n) => seat({ ...seating, players: Number(n) })}
        />
        {people < players && (
          <div className={css.levels}>
            <Choice
              label={t(opponents.levels)}
              wide
              value={level ?? ''}
              options={LEVELS.map((each) => ({ value: each as string, label: levelName(each, t) }))}
              onChange={(chosen) => seat(changeLevels(seating, LEVELS.find((each) => each === chosen)!))}
            />
            <p>
              {t(level === null ? opponents.mixed : levelHints[level])}{' '}
              {level === advice.level && suggestionWords(advice, t)}
            </p>
          </div>
        )}
        <ol className={css.seats}>
          {seats.map((_, i) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={i}
              game={game}
              colourNames={setup.colourNames}
              seating={seating}
              seat={i}
              usualName={usualName}
              nameOf={nameOf}
              onChange={seat}
            />
          ))}
        </ol>
        <div className={css.notes}>
          {setup.notes(players).map((note) => (
            <p key={note.en}>{t(note)}</p>
          ))}
          {people > 1 && <p>{t(newGame.curtain)}</p>}
          {people === 0 && <p>{t(newGame.onlyBots)}</p>}
        </div>
      </Panel>
      {Panels !== undefined && <Panels draft={draft} players={players} onChange={change} />}
      <div className={css.bar}>
        <p className={css.summary}>
          <b>{t(newGame.summary, { n: players, people })}</b>
          <span>
            {setup
              .summary(draft)
              .map((text) => t(text))
              .join(', ')}
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
