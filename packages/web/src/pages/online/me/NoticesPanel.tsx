import { type Me, NOTICE_WAYS, type Notices } from '@guildhall/protocol';
import { useState } from 'react';
import { call } from '../../../online/client.ts';
import { learnMe } from '../../../online/me.ts';
import { askToNotify, subscribeToPush } from '../../../online/push.ts';
import { type Site, useSite } from '../../../online/useSite.ts';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { CopyLine } from '../CopyLine.tsx';
import { Field } from '../Field.tsx';
import { useDeed } from '../useDeed.ts';
import forms from './forms.module.css';
import css from './NoticesPanel.module.css';
import { Section } from './Section.tsx';
import { meTexts, ways } from './texts.ts';

type Way = (typeof NOTICE_WAYS)[number];
const KINDS = ['live', 'turns'] as const;

/** The ways that this server knows. */
const offered = (site: Site | null): readonly Way[] =>
  NOTICE_WAYS.filter((way) => (way === 'push' ? site?.pushKey != null : way !== 'mail' || site?.mail === true));

/** How I hear that it is my turn, for each kind of table. */
export function NoticesPanel({ me }: { me: Me }) {
  const { t } = useText();
  const site = useSite();
  const [draft, setDraft] = useState<Notices>(me.notices);
  const [news, setNews] = useState<string | null>(null);
  const { run, busy, problem, setProblem } = useDeed();
  const isAsked = !me.mailConfirmed && !!me.notices.mail && draft.mail === me.notices.mail;
  const wants = (way: Way) => KINDS.some((kind) => draft[kind].includes(way));

  function toggle(kind: (typeof KINDS)[number], way: Way) {
    const on = draft[kind].includes(way);
    setDraft({ ...draft, [kind]: on ? draft[kind].filter((each) => each !== way) : [...draft[kind], way] });
    setNews(null);
  }

  async function save() {
    if (wants('push')) await subscribeToPush(site!.pushKey!);
    else if (wants('browser')) await askToNotify();
    const notices = { ...draft, mail: draft.mail?.trim() || null, webhook: draft.webhook?.trim() || null };
    learnMe(await call('changeMe', { body: { notices } }));
    setNews(t(meTexts.saved));
  }

  return (
    <Section id="notices" title={t(meTexts.notices)} problem={problem} news={news}>
      <form
        className={forms.form}
        onSubmit={(event) => {
          event.preventDefault();
          setNews(null);
          const nowhere = (['mail', 'webhook'] as const).some((way) => wants(way) && !draft[way]?.trim());
          if (nowhere) return setProblem(t(meTexts.whereTo));
          void run(save);
        }}
      >
        {KINDS.map((kind) => (
          <fieldset key={kind} className={css.kind}>
            <legend>{t(meTexts[kind])}</legend>
            {offered(site).map((way) => (
              <label key={way} className={css.way}>
                <input type="checkbox" checked={draft[kind].includes(way)} onChange={() => toggle(kind, way)} />
                {t(ways[way])}
              </label>
            ))}
          </fieldset>
        ))}
        {wants('mail') && (
          <Field
            label={t(meTexts.mail)}
            hint={t(isAsked ? meTexts.mailAsked : meTexts.mailHint)}
            type="email"
            misfit={t(meTexts.mailMisfit)}
            value={draft.mail ?? ''}
            maxLength={200}
            autoComplete="email"
            onChange={(mail) => setDraft({ ...draft, mail })}
          />
        )}
        {wants('webhook') && (
          <Field
            label={t(meTexts.webhook)}
            hint={t(meTexts.webhookHint)}
            type="url"
            value={draft.webhook ?? ''}
            maxLength={500}
            pattern="https://.+"
            misfit={t(meTexts.webhookMisfit)}
            autoComplete="off"
            onChange={(webhook) => setDraft({ ...draft, webhook })}
          />
        )}
        {wants('webhook') && me.webhookSecret !== null && (
          <>
            <p>{t(meTexts.webhookSecret)}</p>
            <CopyLine label={t(meTexts.webhookSecret)} text={me.webhookSecret} />
          </>
        )}
        <button type="submit" className={button.secondary} aria-disabled={busy}>
          {t(meTexts.save)}
        </button>
      </form>
    </Section>
  );
}
