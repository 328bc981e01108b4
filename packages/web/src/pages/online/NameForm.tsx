import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { enter } from '../../online/me.ts';
import button from '../../shell/controls/buttons.module.css';
import { currentSettings, useText } from '../../shell/settings.ts';
import { Field } from './Field.tsx';
import css from './NameForm.module.css';
import { online } from './texts.ts';
import { useDeed } from './useDeed.ts';

/** As the protocol has it. */
export const LONGEST_NAME = 24;

interface Props {
  /** What the button says. */
  readonly label: string;
  readonly hint?: string;
  /** The table to come back to after signing in. */
  readonly table?: string;
  /** What follows once the name is chosen. */
  onEntered?(): Promise<unknown>;
}

/** A name is all that somebody needs who has never been here. */
export function NameForm({ label, hint, table, onEntered }: Props) {
  const { t } = useText();
  const [name, setName] = useState(currentSettings().name.slice(0, LONGEST_NAME));
  const { busy, problem, setProblem, run } = useDeed();
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return setProblem(t(online.nameMissing));
        void run(async () => {
          await enter(name.trim());
          await onEntered?.();
        });
      }}
    >
      <div className={css.row}>
        <Field
          label={t(online.name)}
          hint={hint}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={setName}
        />
        <button type="submit" className={button.primary} aria-disabled={busy}>
          {label}
        </button>
      </div>
      <p role="alert" className={css.problem}>
        {problem}
      </p>
      <Link to="/online/sign-in" search={table === undefined ? {} : { table }} className={css.link}>
        {t(online.signInInstead)}
      </Link>
    </form>
  );
}
