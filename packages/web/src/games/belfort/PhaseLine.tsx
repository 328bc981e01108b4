import type { Stage } from '@guildhall/belfort';
import { useText } from '../../shell/settings.ts';
import { PhaseList } from '../../table/parts/PhaseList.tsx';
import { belfortTexts } from './texts.ts';

const PHASES = ['placement', 'collection', 'actions'] as const;
/** Before the first month there is one step more. */
const WITH_SETUP = ['setup', ...PHASES] as const;

/** The phase a stage belongs to. */
function phaseOf(stage: Stage): (typeof WITH_SETUP)[number] {
  if (stage === 'setup' || stage === 'placement') return stage;
  return stage === 'actions' || stage === 'neutral' || stage === 'scoring' || stage === 'over'
    ? 'actions'
    : 'collection';
}

/** Where in the round we are. */
export function PhaseLine({ stage }: { stage: Stage }) {
  const { t } = useText();
  const phases: readonly (typeof WITH_SETUP)[number][] = stage === 'setup' ? WITH_SETUP : PHASES;
  return <PhaseList phases={phases} now={phases.indexOf(phaseOf(stage))} name={(phase) => t(belfortTexts[phase])} />;
}
