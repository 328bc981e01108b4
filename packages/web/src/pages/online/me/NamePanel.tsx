import type { Me } from '@guildhall/protocol';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../online/client.ts';
import { learnMe } from '../../../online/me.ts';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { Field } from '../Field.tsx';
import { LONGEST_NAME } from '../NameForm.tsx';
import { online } from '../texts.ts';
import { useDeed } from '../useDeed.ts';
import forms from './forms.module.css';
import { Section } from './Section.tsx';
import { meTexts } from './texts.ts';

export function NamePanel({ me }: { me: Me }) {
  const { t } = useText();
  const [name, setName] = useState(me.name);
  const { run, busy, problem, setProblem } = useDeed();
  const [news, setNews] = useState<string | null>(null);
  return (
    <Section id="who" title={t(meTexts.who)} problem={problem} news={news}>
      <form
        className={forms.line}
        onSubmit={(event) => {
          event.preventDefault();
          setNews(null);
          if (name.trim() === '') return setProblem(t(online.nameMissing));
          void run(async () => {
            learnMe(await call('changeMe', { body: { name: name.trim() } }));
            setNews(t(meTexts.saved));
          });
        }}
      >
        <Field
          label={t(online.name)}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={setName}
        />
        <button type="submit" className={button.secondary} aria-disabled={busy}>
          {t(meTexts.save)}
        </button>
      </form>
      <Link to="/people/$id" params={{ id: me.id }} className={forms.link}>
        {t(meTexts.page)}
      </Link>
    </Section>
  );
}
