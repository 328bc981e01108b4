import type { Me } from '@guildhall/protocol';
import { useEffect, useState } from 'react';
import { call } from '../../../online/client.ts';
import { learnMe } from '../../../online/me.ts';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { online } from '../texts.ts';
import { useDeed } from '../useDeed.ts';
import forms from './forms.module.css';
import { Section } from './Section.tsx';
import { meTexts } from './texts.ts';

const nameOf = (id: string): Promise<string> =>
  call('person', { params: { id } }).then(
    ({ person }) => person.name,
    () => '', // somebody who has left
  );

/** The people whose words I do not want to read. */
export function MutedPanel({ me: { muted } }: { me: Me }) {
  const { t } = useText();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const { run, busy, problem } = useDeed();
  useEffect(() => {
    let here = true;
    void Promise.all(muted.map(async (id) => [id, await nameOf(id)] as const)).then(
      (known) => here && setNames(Object.fromEntries(known)),
    );
    return () => {
      here = false;
    };
  }, [muted]);
  return (
    <Section id="muted" title={t(meTexts.muted)} problem={problem}>
      {muted.length === 0 ? (
        <p className={forms.none}>{t(meTexts.noneMuted)}</p>
      ) : (
        <ul className={forms.list}>
          {muted.map((id) => {
            const name = names[id] || t(online.somebody);
            return (
              <li key={id} className={forms.item}>
                <span>{name}</span>
                <button
                  type="button"
                  className={button.quiet}
                  aria-disabled={busy}
                  aria-label={t(meTexts.unmuteName, { name })}
                  onClick={() => run(async () => learnMe(await call('mute', { params: { id }, body: { on: false } })))}
                >
                  {t(meTexts.unmute)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
