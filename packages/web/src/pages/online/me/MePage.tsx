import type { Me } from '@guildhall/protocol';
import { askWho, useWho } from '../../../online/me.ts';
import { PageTitle } from '../../../shell/PageTitle.tsx';
import { useText } from '../../../shell/settings.ts';
import { Away } from '../Away.tsx';
import { lobby } from '../lobby.texts.ts';
import { NameForm } from '../NameForm.tsx';
import { LeavingPanel } from './LeavingPanel.tsx';
import css from './MePage.module.css';
import { MutedPanel } from './MutedPanel.tsx';
import { NamePanel } from './NamePanel.tsx';
import { NoticesPanel } from './NoticesPanel.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { Section } from './Section.tsx';
import { TokensPanel } from './TokensPanel.tsx';
import { meTexts } from './texts.ts';

/** Everything about the person who uses this browser. */
export default function MePage() {
  const { t } = useText();
  const who = useWho();
  return (
    <div className={css.page}>
      <div className={css.title}>
        <PageTitle title={t(meTexts.title)} />
        {who.t === 'away' && <Away error={who.error} onAgain={askWho} />}
      </div>
      {who.t === 'nobody' && (
        <Section id="stranger" title={t(lobby.stranger)}>
          <NameForm label={t(lobby.enter)} hint={t(lobby.enterHint)} />
        </Section>
      )}
      {who.t === 'known' && <Account me={who.me} />}
    </div>
  );
}

/** A new person gets new forms. */
function Account({ me }: { me: Me }) {
  return (
    <>
      <div className={css.column} key={me.id}>
        <NamePanel me={me} />
        <PasswordPanel me={me} />
        <PasskeysPanel me={me} />
      </div>
      <div className={css.column} key={`${me.id} more`}>
        <NoticesPanel me={me} />
        <TokensPanel me={me} />
        <MutedPanel me={me} />
        <LeavingPanel me={me} />
      </div>
    </>
  );
}
