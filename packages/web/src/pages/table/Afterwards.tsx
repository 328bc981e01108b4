import type { Level } from '@guildhall/bots/levels';
import type { SeatPlan } from '@guildhall/table';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { findGame } from '../../games/index.ts';
import type { LiveTable } from '../../session/live.ts';
import { createTable } from '../../session/tables.ts';
import button from '../../shell/controls/buttons.module.css';
import { saveFile } from '../../shell/file.ts';
import { useText } from '../../shell/settings.ts';
import { replayFile } from '../../table/replay/file.ts';
import { tableTexts } from '../../table/texts.ts';
import { levelAt, remember, remembered, suggestion } from '../opponents/record.ts';
import { opponents } from '../opponents/texts.ts';
import { levelName, readBot, suggestionWords, writeBot } from '../opponents/words.ts';
import css from './Afterwards.module.css';

/** The same bot at another level. */
const withLevel = (seat: SeatPlan, level: Level): SeatPlan =>
  seat.kind === 'bot' ? { ...seat, bot: writeBot(level, readBot(seat.bot ?? '')?.character ?? null) } : seat;

/** What can be done with a game of this browser once it is over. */
export function Afterwards({ id, game, live }: { id: string; game: string; live: LiveTable }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [advice] = useState(() => suggestion(remembered(game)));
  const played = levelAt(live.account().seats);
  const other = played !== null && played !== advice.level ? suggestionWords(advice, t) : null;
  const rematch = async (level: Level | null) => {
    const rules = await findGame(game);
    if (rules === null) return;
    const { seats, ...rest } = live.rematch();
    const next = level === null ? seats : seats.map((seat) => withLevel(seat, level));
    if (level !== null) remember(game, { levels: next.map(() => level) });
    await navigate({ to: '/table/$id', params: { id: await createTable(rules, { ...rest, seats: next }) } });
  };
  return (
    <>
      {other !== null && <p className={css.advice}>{other}</p>}
      {other !== null && (
        <button type="button" className={button.primary} onClick={() => rematch(advice.level)}>
          {t(opponents.rematchAt, { level: levelName(advice.level, t) })}
        </button>
      )}
      <button
        type="button"
        className={other === null ? button.primary : button.secondary}
        onClick={() => rematch(null)}
      >
        {t(tableTexts.rematch)}
      </button>
      <Link to="/replay" search={{ table: id }} className={button.secondary}>
        {t(tableTexts.watchReplay)}
      </Link>
      <button
        type="button"
        className={button.secondary}
        onClick={() =>
          saveFile(`${game}-replay.json`, replayFile(live.replay(), live.account().seats, live.status().advised))
        }
      >
        {t(tableTexts.saveReplay)}
      </button>
    </>
  );
}
