import {
  amountOf,
  CARD_PRICE,
  type Cost,
  costsOf,
  DEFAULT_SHEET,
  DESK_FEE,
  GNOME_PRICE,
  GOODS,
  GRADES,
  GUILD_FEE,
  GUILDS,
  goodNames,
  guildRules,
  PROPERTIES,
  properties,
} from '@guildhall/belfort';
import type { ReactNode } from 'react';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/chapters.module.css';
import { Grade } from '../../../../table/rulebook/Grade.tsx';
import { BuildingPicture } from '../../drawings/BuildingPicture.tsx';
import { GuildEmblem } from '../../drawings/emblems/GuildEmblem.tsx';
import { GoodIcon } from '../../drawings/goods/GoodIcon.tsx';
import { Goods } from '../figures/Goods.tsx';
import { costs as costTexts } from '../texts/lists.texts.ts';

const COSTS = costsOf(DEFAULT_SHEET);

interface CostRow {
  key: string;
  href: string;
  picture: ReactNode;
  name: string;
  cost: Cost;
}

function CostTable({ caption, rows, graded }: { caption: string; rows: readonly CostRow[]; graded: boolean }) {
  const { t } = useText();
  const used = GOODS.filter((good) => rows.some(({ cost }) => cost[good] > 0));
  return (
    <table className={css.table} data-numbers data-costs>
      <caption>
        {caption} {graded && <Grade />}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(costTexts.what)}</th>
          {used.map((good) => (
            <th key={good} scope="col">
              <GoodIcon good={good} size={20} label={t(goodNames[good])} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, href, picture, name, cost }) => (
          <tr key={key}>
            <th scope="row" className={css.pictured}>
              <a href={href}>
                {picture}
                {name}
              </a>
            </th>
            {used.map((good) => (
              <td key={good}>{cost[good] === 0 ? <span className={css.nil}>–</span> : cost[good]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Costs() {
  const { t, lang } = useText();
  const others: readonly [string, Partial<Cost>, boolean][] = [
    [t(costTexts.wall), COSTS.wall, false],
    [t(costTexts.gnome), { gold: GNOME_PRICE }, false],
    [t(costTexts.card), { gold: CARD_PRICE }, false],
    [t(costTexts.desk), { gold: DESK_FEE }, false],
    [t(costTexts.guildFee), { gold: GUILD_FEE }, false],
    [t(costTexts.cardFee), { gold: properties.tower.plank?.fee ?? 0 }, false],
    ...(['wood', 'stone', 'metal'] as const).map((good): [string, Partial<Cost>, boolean] => [
      t(costTexts.buy, { what: amountOf(good, 1, lang) }),
      { gold: DEFAULT_SHEET.buy[good] },
      GRADES[`buy.${good}`] === 'R',
    ]),
  ];
  return (
    <div className={css.costs}>
      <CostTable
        caption={t(costTexts.properties)}
        graded={GRADES.properties === 'R'}
        rows={PROPERTIES.map((property) => ({
          key: property,
          href: `#property-${property}`,
          picture: <BuildingPicture kind={property} look="owned" colour="blue" width={34} />,
          name: t(properties[property].name),
          cost: COSTS.properties[property],
        }))}
      />
      <CostTable
        caption={t(costTexts.guilds)}
        graded={GRADES.guilds === 'R'}
        rows={GUILDS.map((guild) => ({
          key: guild,
          href: `#guild-${guild}`,
          picture: <GuildEmblem guild={guild} size={30} />,
          name: t(guildRules[guild].name),
          cost: COSTS.guilds[guild],
        }))}
      />
      <table className={css.table} data-numbers>
        <caption>{t(costTexts.other)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(costTexts.what)}</th>
            <th scope="col">{t(costTexts.price)}</th>
          </tr>
        </thead>
        <tbody>
          {others.map(([name, cost, graded]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span className={css.graded}>
                  <Goods {...cost} />
                  {graded && <Grade />}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
export const costWords = [
  costTexts,
  goodNames,
  PROPERTIES.map((property) => properties[property].name),
  GUILDS.map((guild) => guildRules[guild].name),
];
