import {
  AREAS,
  type Area,
  amountOf,
  areaNames,
  type Crew,
  campDone,
  crestOrder,
  crewSize,
  DESK_FEE,
  deskPlanks,
  type Event,
  GOOD_OF,
  type PlacedWorker,
  type Share,
  sharesNow,
  treasuryNow,
  type Worker,
  workersOf,
} from '@guildhall/belfort';
import { capital, type Lang, say } from '@guildhall/kernel';
import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { useText } from '../../../shell/settings.ts';
import { Board } from '../../../table/parts/Board.tsx';
import { PlacesHelp } from '../../../table/parts/PlacesHelp.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import { Svg } from '../../../table/Svg.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { named } from '../anchors.ts';
import { PlankDrawing, PlankShape } from '../drawings/pieces/PlankDrawing.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { WorkerShape, WorkerToken } from '../drawings/pieces/WorkerToken.tsx';
import { Scene } from '../drawings/scenes/Scene.tsx';
import { rulesAt } from '../rules.ts';
import type { Colour, Screen } from '../screen/contract.ts';
import css from './CollectionBoard.module.css';
import { crewList, SHOWN_ORDER } from './crew.ts';
import { type Collected, collectedFrom } from './harvest.ts';
import { placesHelp } from './placesHelp.texts.ts';
import { collectionTexts as texts } from './texts.ts';

interface Props {
  readonly screen: Screen;
  /** What happened in this round; only where workers were sent and what came of it is read. */
  readonly collected?: readonly Event[];
}

/** Where workers stand during placement, and what they brought home after it. */
export const CollectionBoard = memo(DrawnCollectionBoard, exceptHint);

function DrawnCollectionBoard({ screen, collected }: Props) {
  const { t, lang } = useText();
  const { view } = screen;
  const past = useMemo(() => collectedFrom(collected), [collected]);
  const placing = view.stage === 'placement' || view.stage === 'setup';
  return (
    <Board
      title={t(texts.title)}
      note={t(placing ? texts.placing : texts.collected)}
      help={<PlacesHelp title={texts.title} places={placesHelp.collection} rules={rulesAt('collection')} />}
    >
      <ul className={css.areas}>
        {AREAS.map((area) => {
          const now = inCrestOrder(view, sharesNow(view, area));
          const shares = now.length > 0 || placing ? now : past.shares[area];
          return (
            <li key={area} className={css.area} {...named.anchor(`area:${area}`)}>
              <Place name={capital(say(areaNames[area], lang))} rule={t(texts[area])} />
              <Scene place={area} className={css.scene} />
              <Shares screen={screen} area={area} shares={shares} done={now.length === 0} />
            </li>
          );
        })}
      </ul>
      <ul className={css.planked}>
        <li className={css.area} {...named.anchor('area:desk')}>
          <Place name={capital(say(areaNames.desk, lang))} rule={t(texts.desk)} />
          <Planks
            screen={screen}
            at="desk"
            now={view.desk}
            past={placing ? [] : past.desk}
            planks={deskPlanks(view.seats)}
            scene={deskPlanks(view.seats) < 3 && <Scene place="desk" width={30} className={css.desk} />}
          />
        </li>
        <li className={css.area} {...named.anchor('area:camp')}>
          <Place name={capital(say(areaNames.camp, lang))} rule={t(texts.camp)} />
          <Scene place="camp" width={34} className={css.scene} />
          <Planks
            screen={screen}
            at="camp"
            now={view.camp}
            gone={campDone(view)}
            past={placing ? [] : past.camp}
            planks={view.seats}
          />
        </li>
        <li className={css.area} {...named.anchor('area:treasury')}>
          <Place name={t(texts.treasury)} rule={t(texts.treasuryRule)} />
          <Scene place="treasury" width={30} className={css.scene} />
          <Treasury screen={screen} past={past} placing={placing} />
        </li>
      </ul>
    </Board>
  );
}

const Place = ({ name, rule }: { name: string; rule: string }) => (
  <h3 className={css.place}>
    {name}
    <span>{rule}</span>
  </h3>
);

/** How closely the workers have to stand, so that an area holds them in one line. */
function crowdOf(shares: readonly Share[]): 'few' | 'many' | 'full' {
  const tokens = shares.reduce((sum, { crew }) => sum + crewSize(crew), 0);
  const width = (token: number, gap: number) => tokens * token + shares.length * (21 + gap);
  const LINE = 194;
  return width(19, 9) <= LINE ? 'few' : width(16, 6) <= LINE ? 'many' : 'full';
}

const inCrestOrder = ({ players }: Screen['view'], shares: readonly Share[]): Share[] =>
  shares.toSorted((a, b) => players[a.seat]!.crest - players[b.seat]!.crest);

interface SharesProps {
  readonly screen: Screen;
  readonly area: Area;
  readonly shares: readonly Share[];
  /** The workers are back home. */
  readonly done: boolean;
}

function Shares({ screen, area, shares, done }: SharesProps) {
  const { t, lang } = useText();
  const crowd = crowdOf(shares);
  return (
    <ul className={css.shares} data-done={done || undefined} data-crowd={crowd}>
      {shares.map(({ seat, crew, yields, bonus }) => {
        const workers = crewList(crew);
        const what = amountOf(GOOD_OF[area], yields + bonus, lang);
        const told = t(texts.brings, { name: screen.names[seat]!, what });
        return (
          <li
            key={seat}
            className={css.share}
            {...named.anchor(`share:${area}:${seat}`)}
            data-bonus={bonus || undefined}
            title={bonus ? `${told}: ${t(texts.bonus)}` : told}
          >
            <span className="visually-hidden">
              {t(texts.at, { name: screen.names[seat]!, workers: crewWords(workers, lang) })}
            </span>
            <span className={css.workers} aria-hidden="true">
              {crowd === 'full' ? (
                <Counted crew={crew} colour={screen.colours[seat]!} />
              ) : (
                workers.map((worker, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: workers of one sort are all alike
                  <WorkerToken key={i} worker={worker} colour={screen.colours[seat]!} size={18} />
                ))
              )}
            </span>
            <b>+{yields + bonus}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** Where many stand, each sort is one token and a number. */
const Counted = ({ crew, colour }: { crew: Crew; colour: Colour }) =>
  SHOWN_ORDER.filter((worker) => crew[worker] > 0).map((worker) => (
    <Fragment key={worker}>
      <WorkerToken worker={worker} colour={colour} size={18} />
      {crew[worker] > 1 && <small>×{crew[worker]}</small>}
    </Fragment>
  ));

function crewWords(workers: readonly Worker[], lang: Lang): string {
  return SHOWN_ORDER.flatMap((sort) => {
    const n = workers.filter((worker) => worker === sort).length;
    return n === 0 ? [] : [workersOf(sort, n, lang)];
  }).join(', ');
}

interface PlanksProps {
  readonly screen: Screen;
  readonly at: 'desk' | 'camp';
  readonly now: readonly PlacedWorker[];
  readonly past: readonly PlacedWorker[];
  readonly planks: number;
  /** So many of those who stand here have gone home. */
  readonly gone?: number;
  readonly scene?: ReactNode;
}

/** The planks of the desk or the camp are one target: a worker goes to the next free one. */
function Planks({ screen, at, now, past, planks, gone = 0, scene }: PlanksProps) {
  const done = now.length === 0 && past.length > 0;
  const standing = done ? past : now;
  const next = standing.length;
  const width = at === 'desk' ? 35 : planks > 4 ? 27 : 31;
  return (
    <Spot screen={screen} target={`plank:${at}`} look="bare" className={css.planks}>
      {Array.from({ length: planks }, (_, i) => {
        const who = standing[i];
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a plank is told apart by its place
            key={i}
            className={css.plank}
            {...named.anchor(`plank:${at}:${i}`)}
            data-next={(!done && i === next) || undefined}
            data-done={((done || i < gone) && who !== undefined) || undefined}
          >
            {at === 'camp' && who === undefined ? (
              <Svg width={width} height={width * 0.6} viewBox="-20 -13 40 24">
                <PlankShape />
                <text dy=".35em" className={css.number}>
                  {i + 1}
                </text>
              </Svg>
            ) : (
              <PlankDrawing width={width} fee={DESK_FEE}>
                {who !== undefined && <WorkerShape worker={who.worker} colour={screen.colours[who.seat]!} />}
              </PlankDrawing>
            )}
          </span>
        );
      })}
      {scene}
    </Spot>
  );
}

function Treasury({ screen, past, placing }: { screen: Screen; past: Collected; placing: boolean }) {
  const { t, lang } = useText();
  const { view } = screen;
  const preview = treasuryNow(view);
  const done = !placing && past.income.size + past.tax.size > 0;
  return (
    <ul className={css.treasury} data-done={done || undefined}>
      {crestOrder(view).map((seat) => {
        const { income, tax, fine } = preview[seat]!;
        const [plus, minus] = done ? [past.income.get(seat) ?? 0, past.tax.get(seat) ?? 0] : [income, tax];
        const warning =
          !done && fine > 0
            ? t(texts.fine, { name: screen.names[seat]!, points: amountOf('points', fine, lang) })
            : undefined;
        return (
          <li key={seat} title={warning ?? screen.names[seat]}>
            <Shield colour={screen.colours[seat]!} size={13} label={screen.names[seat]!} />
            <b>+{plus}</b>
            <i data-fine={warning !== undefined || undefined}>−{minus}</i>
          </li>
        );
      })}
    </ul>
  );
}
