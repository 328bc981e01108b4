import { useLoaderData, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../online/client.ts';
import { enter, useWho } from '../../online/me.ts';
import { keepShare, newShare } from '../../online/shares.ts';
import { useSite } from '../../online/useSite.ts';
import button from '../../shell/controls/buttons.module.css';
import { Choice } from '../../shell/controls/Choice.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { currentSettings, useText } from '../../shell/settings.ts';
import type { GameDeclaration } from '../../table/declaration.ts';
import { Panel } from '../../table/setup/Panel.tsx';
import type { AnySetup } from '../../table/setup/setup.ts';
import { newGame } from '../new-game/texts.ts';
import { Away } from './Away.tsx';
import { LONGEST_NAME } from './NameForm.tsx';
import css from './NewTablePage.module.css';
import { adviceHints, newTable, takebackHints, visibilities, visibilityHints, yesNo } from './newTable.texts.ts';
import { PacePanel } from './PacePanel.tsx';
import { othersThan, paceWords } from './tables.ts';
import { online } from './texts.ts';
import { useDeed } from './useDeed.ts';
import { WishRow } from './WishRow.tsx';
import { changePlayers, changeWish, FIRST_PACE, firstWishes, paceOf, wishesOf } from './wishes.ts';

export default function NewTablePage() {
  const { game, setup } = useLoaderData({ from: '/pages/online/new/$game' });
  return <NewTable key={game.id} game={game} setup={setup} />;
}

interface Props {
  readonly game: GameDeclaration;
  readonly setup: AnySetup;
}

const YES_NO = ['on', 'off'] as const;
const VISIBILITIES = ['link', 'lobby'] as const;

/** Who plays, how long they may think, who can come, and what the game itself asks. */
function NewTable({ game, setup }: Props) {
  const { t } = useText();
  const bots = (useSite()?.bots.length ?? 0) > 0;
  const navigate = useNavigate();
  const who = useWho();
  const [name, setName] = useState(currentSettings().name.slice(0, LONGEST_NAME));
  const [wishes, setWishes] = useState(() => firstWishes(game));
  const [draft, setDraft] = useState(setup.first);
  const [pace, setPace] = useState(FIRST_PACE);
  const [visibility, setVisibility] = useState<(typeof VISIBILITIES)[number]>('link');
  const [takeback, setTakeback] = useState<(typeof YES_NO)[number]>('on');
  const [advice, setAdvice] = useState<(typeof YES_NO)[number]>('off');
  const { busy, problem, setProblem, run } = useDeed();

  const { players } = wishes;
  const seats = wishesOf(wishes);
  const myName = who.t === 'known' ? who.me.name : null;

  const missing = (): string | null =>
    myName === null && name.trim() === '' ? t(online.nameMissing) : setup.missing(draft, players, t);

  const open = () =>
    run(async () => {
      await enter(name.trim());
      const { share, sent } = newShare(paceOf(pace));
      const table = await call('newTable', {
        body: {
          game: game.id,
          options: setup.optionsOf(draft, players),
          seats,
          pace: paceOf(pace),
          listed: visibility === 'lobby',
          takebacks: takeback === 'on',
          advice: advice === 'on',
          ...sent,
        },
      });
      keepShare(table, share);
      await navigate({ to: '/online/table/$id', params: { id: table.id } });
    });

  const [fewest, most] = game.seats;
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => String(fewest + i));
  const { Panels } = setup;
  const summary = [paceWords(paceOf(pace), t), ...setup.summary(draft).map((text) => t(text))];
  return (
    <form
      className={css.page}
      onSubmit={(event) => {
        event.preventDefault();
        const first = missing();
        setProblem(first);
        if (first === null) void open();
      }}
    >
      <div className={css.title}>
        <PageTitle title={t(newTable.title, { game: t(game.title) })} />
        {who.t === 'away' && <Away error={who.error} onAgain={() => location.reload()} />}
      </div>
      <div className={css.left}>
        <Panel id="players" title={t(newGame.players)} at="players">
          <Choice
            label={t(newGame.count)}
            quiet
            wide
            value={String(players)}
            options={counts.map((n) => ({ value: n, label: n }))}
            onChange={(n) => setWishes(changePlayers(wishes, Number(n)))}
          />
          <ol className={css.seats}>
            {seats.map((wish, seat) => (
              <WishRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                key={seat}
                game={game}
                colour={game.colours[seat]!}
                n={seat + 1}
                wish={wish}
                bots={bots}
                others={othersThan(
                  seat,
                  seats.map((each) => (each.kind === 'bot' ? each.bot : null)),
                )}
                myName={myName}
                name={name}
                onName={setName}
                onChange={(next) => setWishes(changeWish(wishes, seat, next))}
              />
            ))}
          </ol>
          <div className={css.notes}>
            {setup.notes(players).map((note) => (
              <p key={note.en}>{t(note)}</p>
            ))}
            {seats.some(({ kind }) => kind === 'open') && <p>{t(newTable.openHint)}</p>}
          </div>
        </Panel>
        <PacePanel pace={pace} onChange={setPace} />
        <Panel id="who" title={t(newTable.who)} at="who">
          <Choice
            label={t(newTable.who)}
            quiet
            look="cards"
            value={visibility}
            options={VISIBILITIES.map((value) => ({
              value,
              label: t(visibilities[value]),
              hint: t(visibilityHints[value]),
            }))}
            onChange={setVisibility}
          />
          <div className={css.allowed}>
            <Choice
              label={t(newTable.takebacks)}
              look="cards"
              value={takeback}
              options={YES_NO.map((value) => ({ value, label: t(yesNo[value]), hint: t(takebackHints[value]) }))}
              onChange={setTakeback}
            />
          </div>
          <div className={css.allowed}>
            <Choice
              label={t(newTable.advice)}
              look="cards"
              value={advice}
              options={YES_NO.map((value) => ({ value, label: t(yesNo[value]), hint: t(adviceHints[value]) }))}
              onChange={setAdvice}
            />
          </div>
        </Panel>
      </div>
      {Panels !== undefined && <Panels draft={draft} players={players} onChange={setDraft} />}
      <div className={css.bar}>
        <p className={css.summary}>{summary.join(' · ')}</p>
        <p role="alert" className={css.problem}>
          {problem}
        </p>
        <button type="submit" className={button.primary} aria-disabled={busy}>
          {busy ? t(newTable.creating) : t(newTable.create)}
        </button>
      </div>
    </form>
  );
}
