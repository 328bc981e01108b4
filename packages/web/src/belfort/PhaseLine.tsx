import type { Stage } from '@guildhall/belfort';
import { useText } from '../shell/settings.ts';
import { Icon } from '../table/icons/Icon.tsx';
import css from './PhaseLine.module.css';
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
  const phases = stage === 'setup' ? WITH_SETUP : PHASES;
  const now = (phases as readonly string[]).indexOf(phaseOf(stage));
  return (
    <ol className={css.phases}>
      {phases.map((phase, i) => (
        <li
          key={phase}
          data-state={i < now ? 'done' : i === now ? 'now' : 'later'}
          aria-current={i === now || undefined}
        >
          {i < now && <Icon name="check" size={14} />}
          {t(belfortTexts[phase])}
        </li>
      ))}
    </ol>
  );
}
