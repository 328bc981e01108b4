import type { Text } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { Choice } from '../../shell/controls/Choice.tsx';
import { languageName, languages } from '../../shell/languages.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { BOT_PACES, changeSettings, MOTIONS, SPEEDS, THEMES, useSettings, useText } from '../../shell/settings.ts';
import css from './SettingsPage.module.css';
import { motions, paces, speeds, themes, settings as words } from './texts.ts';

export default function SettingsPage() {
  const { t } = useText();
  return (
    <Settings>
      <PageTitle title={t(words.title)} hint={t(words.kept)} />
    </Settings>
  );
}

/** All settings, with something above them. */
export function Settings({ children }: { children?: ReactNode }) {
  const { t, lang } = useText();
  const settings = useSettings();
  const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, Text>>) =>
    values.map((value) => ({ value, label: t(names[value]) }));
  return (
    <div className={css.around}>
      <div className={css.page}>
        {children !== undefined && <div className={css.title}>{children}</div>}
        <section className={css.panel} aria-labelledby="looks">
          <h2 id="looks">{t(words.looks)}</h2>
          <Row hint={t(words.languageHint)}>
            <Choice
              wide
              label={t(words.language)}
              value={lang}
              options={languages.map((each) => ({ value: each, label: languageName(each), lang: each }))}
              onChange={(chosen) => changeSettings({ lang: chosen })}
            />
          </Row>
          <Row>
            <Choice
              wide
              label={t(words.theme)}
              value={settings.theme}
              options={named(THEMES, themes)}
              onChange={(theme) => changeSettings({ theme })}
            />
          </Row>
          <Row hint={t(words.motionHint)}>
            <Choice
              wide
              label={t(words.motion)}
              value={settings.motion}
              options={named(MOTIONS, motions)}
              onChange={(motion) => changeSettings({ motion })}
            />
          </Row>
        </section>
        <section className={css.panel} aria-labelledby="at-the-table">
          <h2 id="at-the-table">{t(words.atTheTable)}</h2>
          <Row hint={t(words.speedHint)}>
            <Choice
              wide
              label={t(words.speed)}
              value={settings.speed}
              options={named(SPEEDS, speeds)}
              onChange={(speed) => changeSettings({ speed })}
            />
          </Row>
          <Row hint={t(words.paceHint)}>
            <Choice
              wide
              label={t(words.pace)}
              value={settings.botPace}
              options={named(BOT_PACES, paces)}
              onChange={(botPace) => changeSettings({ botPace })}
            />
          </Row>
          <Row hint={t(words.askEndHint)}>
            <OnOff label={t(words.askEnd)} on={settings.askEnd} onChange={(askEnd) => changeSettings({ askEnd })} />
          </Row>
          <Row hint={t(words.keysHint)}>
            <OnOff label={t(words.keys)} on={settings.keys} onChange={(keys) => changeSettings({ keys })} />
          </Row>
          <Row>
            <OnOff label={t(words.sound)} on={settings.sound} onChange={(sound) => changeSettings({ sound })} />
          </Row>
        </section>
      </div>
    </div>
  );
}

function Row({ hint, children }: { hint?: string; children: ReactNode }) {
  return (
    <div className={css.row}>
      {children}
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
    </div>
  );
}

interface OnOffProps {
  readonly label: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

function OnOff({ label, on, onChange }: OnOffProps) {
  const { t } = useText();
  const options = (['off', 'on'] as const).map((value) => ({ value, label: t(words[value]) }));
  return (
    <Choice
      wide
      label={label}
      value={on ? 'on' : 'off'}
      options={options}
      onChange={(value) => onChange(value === 'on')}
    />
  );
}
