import { Link, useNavigate } from '@tanstack/react-router';
import { findGame } from '../../games/index.ts';
import type { LiveTable } from '../../session/live.ts';
import { createTable } from '../../session/tables.ts';
import button from '../../shell/controls/buttons.module.css';
import { saveFile } from '../../shell/file.ts';
import { useText } from '../../shell/settings.ts';
import { replayFile } from '../../table/replay/file.ts';
import { tableTexts } from '../../table/texts.ts';

/** What can be done with a game of this browser once it is over. */
export function Afterwards({ id, game, live }: { id: string; game: string; live: LiveTable }) {
  const { t } = useText();
  const navigate = useNavigate();
  const rematch = async () => {
    const rules = await findGame(game);
    if (rules === null) return;
    await navigate({ to: '/table/$id', params: { id: await createTable(rules, live.rematch()) } });
  };
  return (
    <>
      <button type="button" className={button.primary} onClick={rematch}>
        {t(tableTexts.rematch)}
      </button>
      <Link to="/replay" search={{ table: id }} className={button.secondary}>
        {t(tableTexts.watchReplay)}
      </Link>
      <button
        type="button"
        className={button.secondary}
        onClick={() => saveFile(`${game}-replay.json`, replayFile(live.replay(), live.account().seats))}
      >
        {t(tableTexts.saveReplay)}
      </button>
    </>
  );
}
