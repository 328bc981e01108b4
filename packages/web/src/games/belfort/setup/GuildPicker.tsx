import { GUILDS, guildKindNames, guildRules } from '@guildhall/belfort';
import button from '../../../shell/controls/buttons.module.css';
import { DiceIcon } from '../../../shell/controls/icons.tsx';
import { useText } from '../../../shell/settings.ts';
import type { PanelsProps } from '../../../table/setup/setup.ts';
import { GuildEmblem } from '../drawings/emblems/GuildEmblem.tsx';
import { CITY_GUILDS, type Draft, fillUp, mayUse, pickedGuilds, togglePick } from './draft.ts';
import css from './GuildPicker.module.css';
import { setupTexts } from './texts.ts';

/** All twelve guilds with what they do; five of them go into the city. */
export function GuildPicker({ draft, players, onChange }: PanelsProps<Draft>) {
  const { t } = useText();
  const picked = pickedGuilds(draft, players);
  const full = picked.length === CITY_GUILDS;
  return (
    <div>
      <div className={css.head}>
        <p role="status" className={css.count} data-full={full || undefined}>
          {t(setupTexts.chosen, { n: picked.length })}
        </p>
        <button type="button" className={button.quiet} disabled={full} onClick={() => onChange(fillUp(draft, players))}>
          <DiceIcon size={18} /> {t(setupTexts.fill)}
        </button>
        {full && <p className={css.enough}>{t(setupTexts.enough)}</p>}
      </div>
      <ul className={css.grid}>
        {GUILDS.map((guild) => {
          const { name, text, kind } = guildRules[guild];
          const chosen = picked.includes(guild);
          const barred = !mayUse(guild, players);
          return (
            <li key={guild}>
              <label className={css.guild} data-barred={barred || undefined} data-idle={(full && !chosen) || undefined}>
                <input
                  type="checkbox"
                  checked={chosen}
                  disabled={barred || (full && !chosen)}
                  onChange={() => onChange(togglePick(draft, guild))}
                  aria-labelledby={`guild-${guild}`}
                  aria-describedby={`guild-${guild}-text`}
                />
                <GuildEmblem guild={guild} size={42} />
                <span className={css.words}>
                  <b id={`guild-${guild}`}>{t(name)}</b>
                  <span className={css.kind}>{t(guildKindNames[kind])}</span>
                </span>
                <span className={css.text} id={`guild-${guild}-text`}>
                  {barred && <em>{t(setupTexts.notWithTwo)} </em>}
                  {t(text)}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
