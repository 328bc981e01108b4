import type { Stage } from '@guildhall/belfort';
import { useText } from '../shell/settings.ts';
import { Icon } from './drawings/icons/Icon.tsx';
import css from './PhaseLine.module.css';
import { belfortTexts } from './texts.ts';

const PHASES = ['placement', 'collection', 'actions'] as const;

/** The phase a stage belongs to. */
function phaseOf(stage: Stage): number {
  if (stage === 'setup' || stage === 'placement') return 0;
  return stage === 'actions' || stage === 'neutral' || stage === 'scoring' || stage === 'over' ? 2 : 1;
}

/** Where in the round we are. */
export function PhaseLine({ stage }: { stage: Stage }) {
  const { t } = useText();
  const now = phaseOf(stage);
  return (
    <ol className={css.phases}>
      {PHASES.map((phase, i) => (
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
