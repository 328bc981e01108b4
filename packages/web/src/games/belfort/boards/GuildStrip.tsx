import { guildRules, guildSymbol, majorityNames } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { Popup } from '../../../table/parts/Popup.tsx';
import { GuildEmblem } from '../drawings/emblems/GuildEmblem.tsx';
import type { Screen } from '../screen/contract.ts';
import { GuildHelp } from './GuildHelp.tsx';
import css from './GuildStrip.module.css';

/** The five guilds of this game by district: each opens its rule, its price and its owner. */
export function GuildStrip({ screen }: { screen: Screen }) {
  const { t } = useText();
  const { view, names, colours } = screen;
  return (
    <ul className={css.strip}>
      {view.guilds.map((guild, district) => {
        const owner = view.markers[guildSymbol(district)]!;
        return (
          <li key={guild}>
            <Popup
              className={css.guild}
              label={t(guildRules[guild].name)}
              placement="top"
              trigger={
                <>
                  <GuildEmblem guild={guild} size={30} />
                  <span className={css.name} aria-hidden="true">
                    {t(guildRules[guild].name)}
                  </span>
                  <span className="visually-hidden">
                    {t(guildRules[guild].name)} {t(majorityNames[`district.${district}`]!)}
                  </span>
                  <i aria-hidden="true">{district + 1}</i>
                </>
              }
            >
              <GuildHelp
                guild={guild}
                options={view.options}
                owner={owner < 0 ? null : { name: names[owner]!, colour: colours[owner]! }}
              />
            </Popup>
          </li>
        );
      })}
    </ul>
  );
}
