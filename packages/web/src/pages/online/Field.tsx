import { type FormEvent, type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { type Say, useText } from '../../shell/settings.ts';
import css from './Field.module.css';
import { online } from './texts.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What to say of something that is not of the type or pattern asked for. */
  readonly misfit?: string;
  onChange(value: string): void;
}

function faultOf({ validity, minLength }: HTMLInputElement, misfit: string | undefined, t: Say): string {
  if (validity.valueMissing) return t(online.fillIn);
  if (validity.tooShort) return t(online.tooShort, { n: minLength });
  return misfit ?? t(online.misfit);
}

/** A line to fill in, under its name. What is wrong with it stands there too, in the language of the page. */
export function Field({ label, hint, misfit, onChange, ...input }: Props) {
  const { t } = useText();
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const said = [...(fault === null ? [] : [`${id}-fault`]), ...(hint === undefined ? [] : [`${id}-hint`])];
  const refuse = (event: FormEvent<HTMLInputElement>) => {
    // the browser would say it in its own language, in a bubble
    event.preventDefault();
    const field = event.currentTarget;
    setFault(faultOf(field, misfit, t));
    if (field.form?.querySelector('input:invalid') === field) field.focus();
  };
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {fault !== null && (
        <p id={`${id}-fault`} role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      <input
        {...input}
        id={id}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={said.length === 0 ? undefined : said.join(' ')}
        onInvalid={refuse}
        onChange={({ currentTarget }) => {
          setFault(null);
          onChange(currentTarget.value);
        }}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
