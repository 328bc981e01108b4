import type { Me } from '@guildhall/protocol';
import { useState } from 'react';
import { call } from '../../../online/client.ts';
import { learnMe } from '../../../online/me.ts';
import { addPasskey } from '../../../online/passkeys.ts';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { Field } from '../Field.tsx';
import { LONGEST_NAME } from '../NameForm.tsx';
import { useDeed } from '../useDeed.ts';
import forms from './forms.module.css';
import { Section } from './Section.tsx';
import { meTexts } from './texts.ts';

export function PasskeysPanel({ me }: { me: Me }) {
  const { t, lang } = useText();
  const [name, setName] = useState('');
  const { run, busy, problem } = useDeed();
  const date = (time: number) => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(time);
  return (
    <Section id="passkeys" title={t(meTexts.passkeys)} about={t(meTexts.passkeysAbout)} problem={problem}>
      {me.passkeys.length > 0 && (
        <ul className={forms.list}>
          {me.passkeys.map((key) => (
            <li key={key.id} className={forms.item}>
              <span>
                {key.name} <small>{t(meTexts.since, { date: date(key.createdAt) })}</small>
              </span>
              <button
                type="button"
                className={button.quiet}
                aria-disabled={busy}
                aria-label={t(meTexts.removeName, { name: key.name })}
                onClick={() => run(async () => learnMe(await call('dropPasskey', { params: { id: key.id } })))}
              >
                {t(meTexts.remove)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={forms.line}
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            learnMe(await addPasskey(name.trim() || t(meTexts.thisDevice)));
            setName('');
          });
        }}
      >
        <Field
          label={t(meTexts.keyName)}
          placeholder={t(meTexts.thisDevice)}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={setName}
        />
        <button type="submit" className={button.secondary} aria-disabled={busy}>
          {t(meTexts.addPasskey)}
        </button>
      </form>
    </Section>
  );
}
