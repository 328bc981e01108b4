import { type ReactNode, useId } from 'react';
import css from './Choice.module.css';

interface ChoiceOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** What the option means, in a sentence. */
  readonly hint?: ReactNode;
  /** For a label that is a drawing or an abbreviation. */
  readonly name?: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
}

interface Props<T extends string> {
  readonly label: ReactNode;
  readonly value: T;
  readonly options: readonly ChoiceOption<T>[];
  readonly onChange: (value: T) => void;
  /** `row`: short labels side by side; `cards`: a card each, with its hint. */
  readonly look?: 'row' | 'cards';
  /** The label is there for assistive technology only. */
  readonly quiet?: boolean;
  readonly onOak?: boolean;
  /** As wide as a phone. */
  readonly wide?: boolean;
}

/** One of a few, all in sight: a group of radio buttons, so arrow keys move and Tab leaves. */
export function Choice<T extends string>({
  label,
  value,
  options,
  onChange,
  look = 'row',
  quiet,
  onOak,
  wide,
}: Props<T>) {
  const group = useId();
  return (
    <fieldset className={css.group} data-look={look} data-on-oak={onOak || undefined} data-wide={wide || undefined}>
      <legend className={quiet ? 'visually-hidden' : css.legend}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option} title={option.name} lang={option.lang}>
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.name}
            />
            <span className={css.label}>{option.label}</span>
            {option.hint !== undefined && <span className={css.hint}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
