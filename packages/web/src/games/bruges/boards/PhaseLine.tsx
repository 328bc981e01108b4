import { roundsByPiles, roundsLeft, TURNS, turnNow, type View } from '@guildhall/bruges';
import { useText } from '../../../shell/settings.ts';
import { PhaseList } from '../../../table/parts/PhaseList.tsx';
import { tableTexts } from '../../../table/texts.ts';
import { phaseTexts } from '../texts.ts';
import css from './PhaseLine.module.css';
import { townTexts as texts } from './town.texts.ts';

const PHASES = ['draw', 'dice', 'actions', 'majorities'] as const;

/** Says in time when the game ends. */
function LastRound({ view, brief = false }: { view: View; brief?: boolean }) {
  const { t } = useText();
  const left = roundsLeft(view);
  if (left === null) return null;
  const next = brief ? texts.lastButOne : texts.nextIsLast;
  return <b className={css.last}>{t(left > 0 ? next : texts.lastRound)}</b>;
}

/** How many rounds the piles may still leave, once this round's cards are drawn; until the end is known for certain. */
function RoundsLeft({ view }: { view: View }) {
  const { t } = useText();
  if (roundsLeft(view) !== null || view.stage === 'draw' || view.stage === 'over') return null;
  const { from, to } = roundsByPiles(view);
  return <small className={css.left}>{t(texts.roundsLeft, { n: from === to ? `${to}` : `${from}–${to}` })}</small>;
}

/** Where in the game and in the round we are; brief: only the phase of the moment. */
export function PhaseLine({ view, brief = false }: { view: View; brief?: boolean }) {
  const { t } = useText();
  const now = view.stage === 'over' ? PHASES.length : PHASES.indexOf(view.stage);
  const turn = turnNow(view);
  const name = (phase: (typeof PHASES)[number]) => (
    <>
      {t(phaseTexts[phase])}
      {phase === 'actions' && turn !== null && <small>{t(texts.turnOf, { n: turn, all: TURNS })}</small>}
    </>
  );
  return (
    <div className={css.line}>
      <b className={css.round}>{t(tableTexts.round, { n: view.round })}</b>
      <RoundsLeft view={view} />
      {brief ? (
        now < PHASES.length && <span className={css.brief}>{name(PHASES[now]!)}</span>
      ) : (
        <PhaseList phases={PHASES} now={now} name={name} />
      )}
      <LastRound view={view} brief={brief} />
    </div>
  );
}
