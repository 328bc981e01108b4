import { areaNames, DESK_FEE, GUILD_FEE } from '@guildhall/belfort';
import type { Text } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../../../shell/settings.ts';
import { Icon } from '../../../../table/icons/Icon.tsx';
import css from '../../../../table/rulebook/chapters.module.css';
import { Example } from '../../../../table/rulebook/Example.tsx';
import figures from '../../../../table/rulebook/figures.module.css';
import { Heads, Steps } from '../../../../table/rulebook/parts.tsx';
import { P } from '../../../../table/rulebook/Rich.tsx';
import { GuildEmblem } from '../../drawings/emblems/GuildEmblem.tsx';
import { PlankDrawing } from '../../drawings/pieces/PlankDrawing.tsx';
import { WorkerToken } from '../../drawings/pieces/WorkerToken.tsx';
import { Scene } from '../../drawings/scenes/Scene.tsx';
import { Goods } from '../figures/Goods.tsx';
import { Months } from '../figures/Months.tsx';
import { placement, round } from '../texts/round.texts.ts';

export function Round() {
  return (
    <>
      <P of={round.intro} />
      <Months />
      <P of={round.steps} />
      <Steps of={[round.placement, round.collection, round.actions, round.score]} />
    </>
  );
}

interface PlaceRow {
  picture: ReactNode;
  name: Text;
  planks: Text;
  fee: ReactNode;
  use: Text;
}

export function Placement() {
  const { t } = useText();
  const free = <span className={css.quiet}>{t(placement.none)}</span>;
  const rows: readonly PlaceRow[] = [
    {
      picture: <Scene place="desk" width={52} />,
      name: areaNames.desk,
      planks: placement.deskPlanks,
      fee: <Goods gold={DESK_FEE} />,
      use: placement.deskUse,
    },
    {
      picture: <Scene place="camp" width={52} />,
      name: areaNames.camp,
      planks: placement.campPlanks,
      fee: free,
      use: placement.campUse,
    },
    {
      picture: <GuildEmblem guild="merchants" size={44} />,
      name: placement.guild,
      planks: placement.guildPlanks,
      fee: (
        <>
          <Goods gold={GUILD_FEE} /> {t(placement.guildFee)}
        </>
      ),
      use: placement.guildUse,
    },
    {
      picture: <PlankDrawing width={52} />,
      name: placement.card,
      planks: placement.cardPlanks,
      fee: t(placement.cardFee),
      use: placement.cardUse,
    },
  ];
  return (
    <>
      <P of={placement.turns} />
      <P of={placement.who} />
      <table className={css.table} data-stack>
        <caption>{t(placement.caption)}</caption>
        <Heads of={[placement.place, placement.planks, placement.fee, placement.use]} />
        <tbody>
          {rows.map(({ picture, name, planks, fee, use }) => (
            <tr key={name.en}>
              <th scope="row" className={css.pictured}>
                <span>
                  {picture}
                  <span className={css.capital}>{t(name)}</span>
                </span>
              </th>
              <td data-head={t(placement.planks)}>{t(planks)}</td>
              <td data-head={t(placement.fee)}>{fee}</td>
              <td data-head={t(placement.use)}>{t(use)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 id="passing">{t(placement.passing)}</h3>
      <P of={placement.pass} />
      <Example of={placement.example}>
        <span className={figures.row}>
          <WorkerToken worker="elf" colour="purple" size={32} />
          <WorkerToken worker="dwarf" colour="purple" size={32} />
          <Icon name="forward" size={20} />
          <Scene place="mine" width={56} />
          <Icon name="forward" size={20} />
          <Goods metal={1} size={22} />
        </span>
      </Example>
    </>
  );
}
export const placementWords = [placement, areaNames];
