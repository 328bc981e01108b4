import type { Me } from '@guildhall/protocol';
import { useState } from 'react';
import { call } from '../../../online/client.ts';
import { learnMe } from '../../../online/me.ts';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { account } from '../account.texts.ts';
import { Field } from '../Field.tsx';
import { useDeed } from '../useDeed.ts';
import forms from './forms.module.css';
import { Section } from './Section.tsx';
import { meTexts } from './texts.ts';

/** The same person on another device. */
export function PasswordPanel({ me }: { me: Me }) {
  const { t } = useText();
  const [login, setLogin] = useState(me.login ?? '');
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [news, setNews] = useState<string | null>(null);
  const { run, busy, problem } = useDeed();
  const isGuest = me.login === null && me.passkeys.length === 0;
  return (
    <Section
      id="elsewhere"
      title={t(meTexts.elsewhere)}
      {...(isGuest ? { about: t(meTexts.guest) } : {})}
      problem={problem}
      news={news}
    >
      <form
        className={forms.form}
        onSubmit={(event) => {
          event.preventDefault();
          setNews(null);
          void run(async () => {
            const known = me.login === null ? {} : { old };
            learnMe(await call('setPassword', { body: { login: login.trim(), password, ...known } }));
            setOld('');
            setPassword('');
            setNews(t(meTexts.passwordSaved));
          });
        }}
      >
        <Field
          label={t(account.login)}
          hint={t(meTexts.loginHint)}
          value={login}
          required
          minLength={3}
          maxLength={64}
          pattern="\S+"
          misfit={t(meTexts.loginMisfit)}
          autoComplete="username"
          onChange={setLogin}
        />
        {me.login !== null && (
          <Field
            label={t(meTexts.oldPassword)}
            type="password"
            value={old}
            required
            minLength={8}
            maxLength={200}
            autoComplete="current-password"
            onChange={setOld}
          />
        )}
        <Field
          label={t(me.login === null ? account.password : meTexts.newPassword)}
          hint={t(meTexts.passwordHint)}
          type="password"
          value={password}
          required
          minLength={8}
          maxLength={200}
          autoComplete="new-password"
          onChange={setPassword}
        />
        <button type="submit" className={button.secondary} aria-disabled={busy}>
          {t(me.login === null ? meTexts.setPassword : meTexts.changePassword)}
        </button>
      </form>
    </Section>
  );
}
