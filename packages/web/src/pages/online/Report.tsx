import type { PersonRef } from '@guildhall/protocol';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { call } from '../../online/client.ts';
import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import css from './Report.module.css';
import { reportTexts } from './report.texts.ts';
import { useDeed } from './useDeed.ts';

interface Props {
  readonly person: PersonRef;
  /** Where it may have happened; with only one there is nothing to choose. */
  readonly tables: readonly { readonly id: string; readonly name: string }[];
  readonly className?: string | undefined;
}

const LONGEST = 1000;

/** A sheet inside another one: Escape closes this one alone. */
const keepEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.stopPropagation();
};

/** A button that tells the keepers of the server about a person, after asking what happened. */
export function Report({ person, tables, className }: Props) {
  const { t } = useText();
  const { name } = person;
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  const deed = useDeed();
  const [text, setText] = useState('');
  const [table, setTable] = useState(tables[0]?.id);
  const [sent, setSent] = useState(false);
  if (table === undefined) return null;
  const open = () => {
    setSent(false);
    deed.setProblem(null);
    sheet.current?.showModal();
  };
  const close = () => sheet.current?.close();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return deed.setProblem(t(reportTexts.whatMissing));
    void deed.run(async () => {
      await call('report', { params: { id: person.id }, body: { table, text: words } });
      setText('');
      setSent(true);
    });
  };
  return (
    <>
      <button type="button" className={className} onClick={open}>
        {t(reportTexts.report, { name })}
      </button>
      <dialog ref={sheet} className={css.sheet} aria-labelledby={`${id}-title`} onKeyDown={keepEscape}>
        <h2 id={`${id}-title`}>{t(reportTexts.report, { name })}</h2>
        {sent ? (
          <>
            <p role="status">{t(reportTexts.thanks)}</p>
            {/* biome-ignore lint/a11y/noAutofocus: it replaces the button that had the focus */}
            <button type="button" className={button.primary} onClick={close} autoFocus>
              {t(reportTexts.close)}
            </button>
          </>
        ) : (
          <form className={css.form} onSubmit={submit}>
            <p id={`${id}-hint`}>{t(reportTexts.hint, { name })}</p>
            {tables.length > 1 && (
              <label>
                {t(reportTexts.where)}
                <select value={table} onChange={({ currentTarget }) => setTable(currentTarget.value)}>
                  {tables.map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.name}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label>
              {t(reportTexts.what)}
              <textarea
                value={text}
                rows={4}
                maxLength={LONGEST}
                aria-describedby={`${id}-hint ${id}-problem`}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            </label>
            <p id={`${id}-problem`} role="alert" className={css.problem}>
              {deed.problem}
            </p>
            <div className={css.buttons}>
              <button type="submit" className={button.primary} aria-disabled={deed.busy}>
                {t(reportTexts.send)}
              </button>
              <button type="button" className={button.secondary} onClick={close}>
                {t(reportTexts.cancel)}
              </button>
            </div>
          </form>
        )}
      </dialog>
    </>
  );
}
