import { type Guild, guildKindNames, guildRules, type Options, sheetOf } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { HelpSheet } from '../../../table/parts/HelpSheet.tsx';
import { GuildEmblem } from '../drawings/emblems/GuildEmblem.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { rulesAt } from '../rules.ts';
import type { Colour } from '../screen/contract.ts';
import { HelpCost } from './HelpCost.tsx';
import { helpTexts } from './texts.ts';

interface Props {
  readonly guild: Guild;
  readonly options: Options;
  /** Whose guild it is; left out where there is no table, null: nobody's yet. */
  readonly owner?: { readonly name: string; readonly colour: Colour } | null;
}

/** Everything that stands on a guild tile, and its rule. */
export function GuildHelp({ guild, options, owner }: Props) {
  const { t } = useText();
  const { name, text, kind } = guildRules[guild];
  return (
    <HelpSheet
      title={t(name)}
      note={t(guildKindNames[kind])}
      emblem={<GuildEmblem guild={guild} size={44} />}
      text={t(text)}
      rules={rulesAt(guild)}
    >
      <HelpCost cost={sheetOf(options).guilds[guild]} path="guilds" options={options} />
      {owner !== undefined && (
        <>
          <dt>{t(helpTexts.owner)}</dt>
          <dd>
            {owner !== null && <Shield colour={owner.colour} size={17} />}
            {owner === null ? t(helpTexts.nobody) : owner.name}
          </dd>
        </>
      )}
    </HelpSheet>
  );
}
