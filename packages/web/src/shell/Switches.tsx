import button from './controls/buttons.module.css';
import { Choice } from './controls/Choice.tsx';
import { HalfIcon, MoonIcon, SunIcon } from './controls/icons.tsx';
import { languageName, languages } from './languages.ts';
import { changeSettings, THEMES, useSettings, useText } from './settings.ts';
import { shell, themeNames } from './texts.ts';

/** The language of the whole page; `onOak` for dark wood, where it stands in headers. */
export function LanguageSwitch({ onOak = true }: { onOak?: boolean }) {
  const { t, lang } = useText();
  return (
    <Choice
      label={t(shell.language)}
      quiet
      onOak={onOak}
      value={lang}
      onChange={(chosen) => changeSettings({ lang: chosen })}
      options={languages.map((each) => ({
        value: each,
        label: each.toUpperCase(),
        name: languageName(each),
        lang: each,
      }))}
    />
  );
}

const ICONS = { system: HalfIcon, light: SunIcon, dark: MoonIcon };

/** Goes round: system, light, dark. */
export function ThemeSwitch() {
  const { theme } = useSettings();
  const { t } = useText();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  const label = t(shell.themeIs, { now: t(themeNames[theme]), next: t(themeNames[next]) });
  const Icon = ICONS[theme];
  return (
    <button
      type="button"
      className={button.onOak}
      aria-label={label}
      title={label}
      onClick={() => changeSettings({ theme: next })}
    >
      <Icon />
    </button>
  );
}
