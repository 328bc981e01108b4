import { crewOut, GOODS, goodNames, treasuryNow, type Worker, workersOf } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { Spot } from '../../../table/parts/Spot.tsx';
import { named } from '../anchors.ts';
import { GoodIcon } from '../drawings/goods/GoodIcon.tsx';
import { Crest } from '../drawings/pieces/Crest.tsx';
import { WorkerToken } from '../drawings/pieces/WorkerToken.tsx';
import { playerClass } from '../drawings/playerClass.ts';
import type { Colour, Screen } from '../screen/contract.ts';
import { costInSight } from './costInSight.ts';
import { crewList, SHOWN_ORDER } from './crew.ts';
import css from './Mat.module.css';
import { dockTexts as texts } from './texts.ts';

interface Props {
  readonly screen: Screen;
  /** brief: without the name and the points, where they stand elsewhere. */
  readonly look?: 'full' | 'brief';
}

/** The own goods and workers. */
export function Mat({ screen, look = 'full' }: Props) {
  const { t } = useText();
  const { view, me, hint } = screen;
  if (me === null) return null;
  const player = view.players[me]!;
  const colour = screen.colours[me]!;
  const pay = costInSight(screen);
  const gain = hint?.gain ?? {};
  const recruiting = screen.decision?.ask === 'recruit' && screen.asked;
  const { tax } = treasuryNow(view)[me]!;
  return (
    <section className={`${css.mat} ${playerClass(colour)}`} data-look={look} aria-label={screen.names[me]}>
      {look === 'full' && (
        <div className={css.head}>
          <Crest n={player.crest} size={34} down={player.crestDown} />
          <h2>
            {screen.names[me]}
            <span>{t(texts.standing, { score: player.score, tax })}</span>
          </h2>
        </div>
      )}
      <ul className={css.goods}>
        {GOODS.map((good) => (
          <li key={good} {...named.anchor(`mine:${good}`)} data-short={(pay[good] ?? 0) > player[good] || undefined}>
            <GoodIcon good={good} size={26} label={t(goodNames[good])} />
            <b>{player[good]}</b>
            <span className={css.change}>
              {(pay[good] ?? 0) > 0 && <i className={css.minus}>−{pay[good]}</i>}
              {(gain[good] ?? 0) > 0 && <i className={css.plus}>+{gain[good]}</i>}
            </span>
          </li>
        ))}
      </ul>
      <div className={css.row} {...named.anchor('mat:home')}>
        <span className={css.label}>{t(texts.home)}</span>
        <Workers workers={crewList(player.home)} colour={colour} screen={recruiting ? null : screen} />
      </div>
      <div className={css.row}>
        <span className={css.label}>{t(recruiting ? texts.supply : texts.placed)}</span>
        {recruiting ? (
          <Workers
            workers={[
              ...new Array<Worker>(player.elfSupply).fill('elf'),
              ...new Array<Worker>(player.dwarfSupply).fill('dwarf'),
            ]}
            colour={colour}
            screen={screen}
          />
        ) : (
          <Workers workers={crewList(crewOut(view, me))} colour={colour} screen={null} />
        )}
      </div>
    </section>
  );
}

interface WorkersProps {
  readonly workers: readonly Worker[];
  readonly colour: Colour;
  /** null: they are only shown. */
  readonly screen: Screen | null;
}

/** By sort; more than five become a token with a number. */
export function Workers({ workers, colour, screen }: WorkersProps) {
  const { t, lang } = useText();
  const sorts = SHOWN_ORDER.flatMap((worker) => {
    const n = workers.filter((each) => each === worker).length;
    return n === 0 ? [] : [{ worker, n }];
  });
  if (sorts.length === 0) return <span className={css.nobody}>{t(texts.nobodyHome)}</span>;
  const counted = workers.length > 5;
  return (
    <span className={css.workers}>
      {sorts.map(({ worker, n }) => {
        const tokens = counted ? (
          <>
            <WorkerToken worker={worker} colour={colour} size={sorts.length > 3 ? 18 : 21} />
            <b aria-hidden="true">{n}</b>
          </>
        ) : (
          Array.from({ length: n }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: workers of one sort are all alike
            <WorkerToken key={i} worker={worker} colour={colour} size={workers.length > 4 ? 19 : 21} />
          ))
        );
        const label = workersOf(worker, n, lang);
        return screen === null ? (
          <span key={worker} className={css.sort} role="img" aria-label={label}>
            {tokens}
          </span>
        ) : (
          <Spot
            key={worker}
            screen={screen}
            target={`worker:${worker}`}
            look="token"
            mute
            className={css.sort}
            label={label}
          >
            {tokens}
          </Spot>
        );
      })}
    </span>
  );
}
