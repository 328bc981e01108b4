import type { Me } from '@guildhall/protocol';
import { useState } from 'react';
import { call } from '../../../online/client.ts';
import { learnMe } from '../../../online/me.ts';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { ago } from '../../ago.ts';
import { CopyLine } from '../CopyLine.tsx';
import { Field } from '../Field.tsx';
import { LONGEST_NAME } from '../NameForm.tsx';
import { useDeed } from '../useDeed.ts';
import forms from './forms.module.css';
import { Section } from './Section.tsx';
import { meTexts } from './texts.ts';

export function TokensPanel({ me }: { me: Me }) {
  const { t, lang } = useText();
  const [name, setName] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const { run, busy, problem } = useDeed();
  const used = (time: number | null) =>
    time === null ? t(meTexts.neverUsed) : t(meTexts.used, { when: ago(time, Date.now(), lang) });
  return (
    <Section id="tokens" title={t(meTexts.tokens)} about={t(meTexts.tokensAbout)} problem={problem}>
      {made !== null && (
        <div className={forms.question}>
          <p role="status">{t(meTexts.newToken)}</p>
          <CopyLine label={t(meTexts.newToken)} text={made} />
        </div>
      )}
      {me.tokens.length > 0 && (
        <ul className={forms.list}>
          {me.tokens.map((token) => (
            <li key={token.id} className={forms.item}>
              <span>
                {token.name} <small>{used(token.usedAt)}</small>
              </span>
              <button
                type="button"
                className={button.quiet}
                aria-disabled={busy}
                aria-label={t(meTexts.removeName, { name: token.name })}
                onClick={() => run(async () => learnMe(await call('dropToken', { params: { id: token.id } })))}
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
            const { token, me: now } = await call('addToken', { body: { name: name.trim() } });
            learnMe(now);
            setMade(token);
            setName('');
          });
        }}
      >
        <Field
          label={t(meTexts.tokenName)}
          value={name}
          required
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={setName}
        />
        <button type="submit" className={button.secondary} aria-disabled={busy}>
          {t(meTexts.addToken)}
        </button>
      </form>
    </Section>
  );
}
