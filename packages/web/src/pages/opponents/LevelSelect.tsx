import { LEVELS, type Level } from '@guildhall/bots/levels';
import { useText } from '../../shell/settings.ts';
import css from './LevelSelect.module.css';
import { levelName } from './words.ts';

interface Props {
  readonly label: string;
  readonly level: Level;
  onChange(level: Level): void;
}

/** How well one bot plays. */
export function LevelSelect({ label, level, onChange }: Props) {
  const { t } = useText();
  return (
    <select
      className={css.level}
      aria-label={label}
      value={level}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Level)}
    >
      {LEVELS.map((each) => (
        <option key={each} value={each}>
          {levelName(each, t)}
        </option>
      ))}
    </select>
  );
}
