import { editionNames, GUILD_MODES, guildModeNames } from '@guildhall/belfort';
import type { Text } from '@guildhall/kernel';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/chapters.module.css';
import { page } from '../../../../table/rulebook/page.texts.ts';
import { Notes } from '../../../../table/rulebook/parts.tsx';
import { P, Rich } from '../../../../table/rulebook/Rich.tsx';
import { BuildingPicture } from '../../drawings/BuildingPicture.tsx';
import { Shield } from '../../drawings/pieces/Shield.tsx';
import { WorkerToken } from '../../drawings/pieces/WorkerToken.tsx';
import { options, two } from '../texts/variants.texts.ts';

export function TwoPlayers() {
  const { t } = useText();
  return (
    <>
      <div className={css.split} data-table>
        <P of={two.intro} />
        <figure className={css.figure}>
          <div className={css.neutral} aria-hidden="true">
            <Shield colour="purple" neutral size={42} />
            <WorkerToken worker="dwarf" colour="purple" neutral size={50} />
            <BuildingPicture kind="inn" look="owned" colour="purple" neutral width={72} />
          </div>
          <figcaption>{t(two.caption)}</figcaption>
        </figure>
      </div>
      <Notes of={two.steps} />
    </>
  );
}

const MODES: Readonly<Record<(typeof GUILD_MODES)[number], readonly [Text, Text]>> = {
  beginner: [options.beginner, options.beginner],
  normal: [options.normal, options.normalTwo],
  advanced: [options.advanced, options.advancedTwo],
  custom: [options.custom, options.customTwo],
};
const DIFFERENCES = [
  [options.thieves, options.upTo2, options.upTo3],
  [options.gate, options.emptyGate, options.anyHalf],
  [options.gateNeutral, options.emptyGate, options.anyHalf],
] as const;

interface GridProps {
  heads: readonly [Text, Text, Text];
  rows: readonly (readonly [Text, Text, Text])[];
}

/** A table of three columns; a narrow screen stacks them. */
function Grid({ heads, rows }: GridProps) {
  const { t } = useText();
  return (
    <table className={css.table} data-stack>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.en} scope="col" className={css.capital}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, one, other]) => (
          <tr key={name.en}>
            <th scope="row" className={css.capital}>
              {t(name)}
            </th>
            <td data-head={t(heads[1])}>{t(one)}</td>
            <td data-head={t(heads[2])}>{t(other)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Options() {
  const { t } = useText();
  return (
    <>
      <h3 id="guild-modes">{t(options.modes)}</h3>
      <P of={options.modesText} />
      <Grid
        heads={[options.mode, options.threeToFive, options.forTwo]}
        rows={GUILD_MODES.map((mode) => [guildModeNames[mode], ...MODES[mode]])}
      />
      <h3 id="editions">{t(options.editions)}</h3>
      <P of={options.editionsText} />
      <Grid heads={[options.matter, editionNames.revised, editionNames.first]} rows={DIFFERENCES} />
      <h3 id="origins">{t(options.origins)}</h3>
      <P of={options.originsText} />
      <ul className={css.list}>
        {[options.printed, options.inferred, options.reconstructed, options.ruling].map((text) => (
          <li key={text.en}>
            <Rich of={text} />
          </li>
        ))}
      </ul>
      <h3 id="component-sheet">{t(options.sheet)}</h3>
      <P of={page.reconstructedWhy} />
    </>
  );
}
export const optionWords = [options, guildModeNames, editionNames, page.reconstructedWhy];
