import { type Replay, shuffleFaults, verifyShuffle } from '@guildhall/kernel';
import { useId, useMemo, useRef } from 'react';
import { shareOf } from '../online/shares.ts';
import button from '../shell/controls/buttons.module.css';
import { useText } from '../shell/settings.ts';
import { replayTexts } from '../table/replay/texts.ts';
import css from './FairCheck.module.css';

/** The table that a replay is of, as far as it tells. */
const tableOf = ({ origin }: Replay): string =>
  typeof origin === 'object' && origin !== null && 'table' in origin ? String(origin.table) : '';

/** A button that checks how the seed of an online game was drawn, with what this browser has kept, and explains it. */
export function FairCheck({ replay }: { replay: Replay }) {
  const { t } = useText();
  const sheet = useRef<HTMLDialogElement>(null);
  const title = useId();
  const kept = useMemo(() => shareOf(tableOf(replay)), [replay]);
  const verdict = useMemo(() => verifyShuffle(replay, kept ?? {}), [replay, kept]);
  if (verdict.t === 'none') return null;
  const shares = verdict.t === 'fair' ? verdict.origin.shares.filter(({ share }) => share !== null).length : 0;
  const heading = verdict.t !== 'fair' ? replayTexts.fairNo : shares > 0 ? replayTexts.fairYes : replayTexts.fairKept;
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => sheet.current?.showModal()}>
        {t(replayTexts.fairButton)}
      </button>
      <dialog ref={sheet} className={css.sheet} aria-labelledby={title}>
        <h2 id={title}>{t(heading)}</h2>
        {verdict.t === 'fair' ? (
          <ol>
            <li>
              {kept === null ? t(replayTexts.fairSecret, { hash: verdict.commitment }) : t(replayTexts.fairSecretKept)}
            </li>
            <li>{t(replayTexts.fairShares, { n: shares, mine: kept === null ? 'no' : 'yes' })}</li>
            <li>{t(shares > 0 ? replayTexts.fairSeed : replayTexts.fairAlone)}</li>
          </ol>
        ) : (
          <p>{t(shuffleFaults[verdict.fault.t], 'seat' in verdict.fault ? { seat: verdict.fault.seat + 1 } : {})}</p>
        )}
        <button type="button" className={button.primary} onClick={() => sheet.current?.close()}>
          {t(replayTexts.close)}
        </button>
      </dialog>
    </>
  );
}
