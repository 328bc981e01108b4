import type { Me } from '@guildhall/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { call } from '../../../online/client.ts';
import { learnMe } from '../../../online/me.ts';
import button from '../../../shell/controls/buttons.module.css';
import { saveFile } from '../../../shell/file.ts';
import { useText } from '../../../shell/settings.ts';
import { type Deed, useDeed } from '../useDeed.ts';
import forms from './forms.module.css';
import { Section } from './Section.tsx';
import { meTexts } from './texts.ts';

type Step = 'signOut' | 'signOutEverywhere' | 'delete';

/** Signing out, taking one's data along, and being forgotten. */
export function LeavingPanel({ me }: { me: Me }) {
  const { t } = useText();
  const navigate = useNavigate();
  const deed = useDeed();
  /** What is asked about once more. */
  const [asking, setAsking] = useState<Step | null>(null);
  const isGuest = me.login === null && me.passkeys.length === 0;

  const go = (step: Step) =>
    deed.run(async () => {
      if (step === 'delete') await call('deleteMe');
      else await call('signOut', { body: { everywhere: step === 'signOutEverywhere' } });
      learnMe(null);
      await navigate({ to: '/online' });
    });
  const wish = (step: Step) => (isGuest || step === 'delete' ? setAsking(step) : void go(step));
  const save = () =>
    deed.run(async () => saveFile('guildhall-my-data.json', JSON.stringify(await call('exportMe'), null, 2)));

  return (
    <Section id="leaving" title={t(meTexts.data)} problem={deed.problem}>
      {asking !== null ? (
        <Question step={asking} deed={deed} onYes={() => void go(asking)} onNo={() => setAsking(null)} />
      ) : (
        <div className={forms.buttons}>
          <button type="button" className={button.secondary} aria-disabled={deed.busy} onClick={save}>
            {t(meTexts.export)}
          </button>
          {(['signOut', 'signOutEverywhere'] as const).map((step) => (
            <button
              key={step}
              type="button"
              className={button.secondary}
              aria-disabled={deed.busy}
              onClick={() => wish(step)}
            >
              {t(meTexts[step])}
            </button>
          ))}
          <button
            type="button"
            className={`${button.quiet} ${button.danger}`}
            aria-disabled={deed.busy}
            onClick={() => wish('delete')}
          >
            {t(meTexts.delete)}
          </button>
        </div>
      )}
    </Section>
  );
}

interface QuestionProps {
  readonly step: Step;
  readonly deed: Deed;
  onYes(): void;
  onNo(): void;
}

function Question({ step, deed, onYes, onNo }: QuestionProps) {
  const { t } = useText();
  const id = useId();
  const deleting = step === 'delete';
  return (
    <fieldset className={forms.question} aria-labelledby={id}>
      <p id={id}>{t(deleting ? meTexts.reallyDelete : meTexts.guestLeaves)}</p>
      <div className={forms.buttons}>
        <button type="button" className={`${button.quiet} ${button.danger}`} aria-disabled={deed.busy} onClick={onYes}>
          {t(deleting ? meTexts.deleteMe : meTexts[step])}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the question replaces the button that had the focus */}
        <button type="button" className={button.secondary} onClick={onNo} autoFocus>
          {t(meTexts.stay)}
        </button>
      </div>
    </fieldset>
  );
}
