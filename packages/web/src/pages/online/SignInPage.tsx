import type { Me } from '@guildhall/protocol';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../online/client.ts';
import { learnMe, useMe } from '../../online/me.ts';
import { signInByPasskey } from '../../online/passkeys.ts';
import button from '../../shell/controls/buttons.module.css';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useText } from '../../shell/settings.ts';
import { account } from './account.texts.ts';
import { Field } from './Field.tsx';
import css from './SignInPage.module.css';
import { online } from './texts.ts';
import { useDeed } from './useDeed.ts';

/** For a person that exists already: on a new device, or after signing out. */
export default function SignInPage() {
  const { t } = useText();
  const { table } = useSearch({ from: '/pages/online/sign-in' });
  const navigate = useNavigate();
  const me = useMe();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { run, busy, problem } = useDeed();
  const isGuest = me !== null && me.login === null && me.passkeys.length === 0;

  const signIn = (ask: () => Promise<Me>) =>
    run(
      async () => {
        learnMe(await ask());
        if (table === undefined) await navigate({ to: '/online' });
        else await navigate({ to: '/online/table/$id', params: { id: table } });
      },
      { wrongPassword: account.wrongLogin },
    );

  return (
    <div className={css.page}>
      <PageTitle title={t(account.signInTitle)} hint={t(account.signInHint)} />
      <section className={css.panel} aria-label={t(account.signInTitle)}>
        {isGuest && <p className={css.note}>{t(account.leavesGuest, { name: me.name })}</p>}
        <button type="button" className={button.secondary} aria-disabled={busy} onClick={() => signIn(signInByPasskey)}>
          {t(account.passkey)}
        </button>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void signIn(() => call('signIn', { body: { login: login.trim(), password } }));
          }}
        >
          <Field
            label={t(account.login)}
            value={login}
            autoComplete="username"
            required
            maxLength={64}
            onChange={setLogin}
          />
          <Field
            label={t(account.password)}
            type="password"
            value={password}
            autoComplete="current-password"
            required
            maxLength={200}
            onChange={setPassword}
          />
          <p role="alert" className={css.problem}>
            {problem}
          </p>
          <button type="submit" className={button.primary} aria-disabled={busy}>
            {t(online.signIn)}
          </button>
        </form>
        {me === null && (
          <Link to="/online" className={css.link}>
            {t(account.newHere)}
          </Link>
        )}
      </section>
    </div>
  );
}
