import { type Action, areaNames, type Crew, type Good, WORKERS, type Worker } from '@guildhall/belfort';
import { useState } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import css from './Distribute.module.css';
import { GoodIcon } from './drawings/goods/GoodIcon.tsx';
import { WorkerToken } from './drawings/pieces/WorkerToken.tsx';
import type { Colour } from './screen/contract.ts';
import { belfortTexts } from './texts.ts';

type Away = Readonly<Record<'mine' | 'goldMine', number>>;
const NONE: Away = { mine: 0, goldMine: 0 };

const ownArea = (worker: Worker) => (worker === 'elf' || worker === 'masterElf' ? 'forest' : 'quarry');

/** The moves that send everybody off, in the order in which the sorts are asked. */
function sends(home: Crew, away: Readonly<Record<Worker, Away>>): Action[] {
  return WORKERS.filter((worker) => home[worker] > 0).map((worker): Action => {
    const { mine, goldMine } = away[worker];
    const rest = home[worker] - mine - goldMine;
    return worker === 'elf' || worker === 'masterElf'
      ? { do: 'send', worker, forest: rest, mine, goldMine }
      : { do: 'send', worker, quarry: rest, mine, goldMine };
  });
}

/** What they will bring, bonuses apart: a master works for two. */
function yields(home: Crew, away: Readonly<Record<Worker, Away>>): Record<Good, number> {
  const at = (worker: Worker, area: 'own' | 'mine' | 'goldMine') =>
    area === 'own' ? home[worker] - away[worker].mine - away[worker].goldMine : away[worker][area];
  const elves = (area: 'own' | 'mine' | 'goldMine') => at('elf', area) + 2 * at('masterElf', area);
  const dwarves = (area: 'own' | 'mine' | 'goldMine') => at('dwarf', area) + 2 * at('masterDwarf', area);
  return {
    wood: elves('own'),
    stone: dwarves('own'),
    metal: Math.min(elves('mine'), dwarves('mine')),
    gold: elves('goldMine') + dwarves('goldMine'),
  };
}

/** After passing: who goes where? Whoever is not sent elsewhere goes to forest or quarry. */
export function Distribute({ home, colour, onSend }: { home: Crew; colour: Colour; onSend(actions: Action[]): void }) {
  const { t } = useText();
  const [away, setAway] = useState<Record<Worker, Away>>({
    elf: NONE,
    dwarf: NONE,
    masterElf: NONE,
    masterDwarf: NONE,
  });
  const move = (worker: Worker, area: 'mine' | 'goldMine', by: 1 | -1) => {
    setAway((now) => ({ ...now, [worker]: { ...now[worker], [area]: now[worker][area] + by } }));
  };
  const expected = yields(home, away);
  return (
    <section className={css.panel} aria-labelledby="send-title">
      <h2 id="send-title">{t(belfortTexts.sendTitle)}</h2>
      <p>{t(belfortTexts.sendText)}</p>
      <div className={css.rows}>
        {WORKERS.filter((worker) => home[worker] > 0).map((worker) => {
          const rest = home[worker] - away[worker].mine - away[worker].goldMine;
          return (
            <div key={worker} className={css.row}>
              <span className={css.sort}>
                <WorkerToken worker={worker} colour={colour} size={34} />×{home[worker]}
              </span>
              <span className={css.cell}>
                <b>{t(areaNames[ownArea(worker)])}</b>
                <output>{rest}</output>
              </span>
              {(['mine', 'goldMine'] as const).map((area) => (
                <span key={area} className={css.cell}>
                  <b>{t(areaNames[area])}</b>
                  <span className={css.stepper}>
                    <button
                      type="button"
                      aria-label={t(belfortTexts.fewer, { place: t(areaNames[area]) })}
                      disabled={away[worker][area] === 0}
                      onClick={() => move(worker, area, -1)}
                    >
                      −
                    </button>
                    <output>{away[worker][area]}</output>
                    <button
                      type="button"
                      aria-label={t(belfortTexts.more, { place: t(areaNames[area]) })}
                      disabled={rest === 0}
                      onClick={() => move(worker, area, 1)}
                    >
                      +
                    </button>
                  </span>
                </span>
              ))}
            </div>
          );
        })}
      </div>
      <div className={css.foot}>
        <span className={css.yields}>
          <small>{t(belfortTexts.yields)}</small>
          {(['wood', 'stone', 'metal', 'gold'] as const).map((good) => (
            <span key={good}>
              <GoodIcon good={good} size={22} />+{expected[good]}
            </span>
          ))}
        </span>
        <button type="button" className={button.primary} onClick={() => onSend(sends(home, away))}>
          {t(belfortTexts.send)}
        </button>
      </div>
    </section>
  );
}
