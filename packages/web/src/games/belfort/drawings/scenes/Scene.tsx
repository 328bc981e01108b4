import { Svg } from '../../../../table/Svg.tsx';
import { Camp } from './Camp.tsx';
import { Desk } from './Desk.tsx';
import { Forest } from './Forest.tsx';
import { GoldMine } from './GoldMine.tsx';
import { Mine } from './Mine.tsx';
import { Quarry } from './Quarry.tsx';
import { Treasury } from './Treasury.tsx';

const SCENES = {
  forest: Forest,
  quarry: Quarry,
  mine: Mine,
  goldMine: GoldMine,
  desk: Desk,
  camp: Camp,
  treasury: Treasury,
} as const;

type ScenePlace = keyof typeof SCENES;

interface Props {
  place: ScenePlace;
  width?: number;
  label?: string;
  className?: string | undefined;
}

/** A place of the collection board, in a box of 56 by 42. */
export function Scene({ place, width = 54, label, className }: Props) {
  const Drawing = SCENES[place];
  return (
    <Svg width={width} height={width * 0.75} viewBox="0 0 56 42" label={label} className={className}>
      <g stroke="var(--pale-line)" strokeWidth={1.2} strokeLinejoin="round" strokeLinecap="round">
        <Drawing />
      </g>
    </Svg>
  );
}
