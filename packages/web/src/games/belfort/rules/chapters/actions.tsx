import {
  CARD_PRICE,
  costsOf,
  DEFAULT_SHEET,
  GNOME_PRICE,
  type Good,
  GRADES,
  goodNames,
  HAND_LIMIT,
} from '@guildhall/belfort';
import type { Text } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../../../shell/settings.ts';
import { Icon } from '../../../../table/icons/Icon.tsx';
import css from '../../../../table/rulebook/chapters.module.css';
import { Example } from '../../../../table/rulebook/Example.tsx';
import figures from '../../../../table/rulebook/figures.module.css';
import { Grade } from '../../../../table/rulebook/Grade.tsx';
import { Heads, Notes } from '../../../../table/rulebook/parts.tsx';
import { P, Rich } from '../../../../table/rulebook/Rich.tsx';
import { BuildingPicture } from '../../drawings/BuildingPicture.tsx';
import { GoodIcon } from '../../drawings/goods/GoodIcon.tsx';
import { CardBack } from '../../drawings/pieces/CardBack.tsx';
import { CardPicture } from '../figures/CardPicture.tsx';
import { Goods } from '../figures/Goods.tsx';
import { actions, building, cards, gnomes, trade } from '../texts/actions.texts.ts';

export function Actions() {
  const { t } = useText();
  const rows: readonly [Text, Text, ReactNode][] = [
    [actions.build, actions.noLimit, t(actions.itsCost)],
    [actions.activate, actions.eachOnce, t(actions.feePaid)],
    [actions.trade, actions.oneVisit, t(actions.prices)],
    [actions.hire, actions.once, <Goods key="gnome" gold={GNOME_PRICE} />],
    [actions.gnome, actions.perCard, t(actions.asCard)],
    [actions.buy, actions.once, <Goods key="card" gold={CARD_PRICE} />],
  ];
  return (
    <>
      <P of={actions.intro} />
      <table className={css.table} data-stack>
        <Heads of={[actions.what, actions.often, actions.price]} />
        <tbody>
          {rows.map(([what, often, price]) => (
            <tr key={what.en}>
              <th scope="row">
                <Rich of={what} />
              </th>
              <td data-head={t(actions.often)}>{t(often)}</td>
              <td data-head={t(actions.price)}>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 id="activation">{t(actions.activation)}</h3>
      <P of={actions.activationText} />
    </>
  );
}

export function Building() {
  const { t } = useText();
  const costs = costsOf(DEFAULT_SHEET);
  const kinds = [
    { id: 'building-property', kind: 'library', name: building.property, text: building.propertyText, cost: null },
    { id: 'building-wall', kind: 'wall', name: building.wall, text: building.wallText, cost: costs.wall },
    { id: 'building-guild', kind: 'guild', name: building.guild, text: building.guildText, cost: null },
  ] as const;
  return (
    <>
      <div className={css.trio}>
        {kinds.map(({ id, kind, name, text, cost }) => (
          <div key={id} id={id} className={css.tile}>
            <BuildingPicture kind={kind} look="owned" colour="blue" width={86} />
            <h3>{t(name)}</h3>
            <P of={text} />
            {cost !== null && <Goods {...cost} size={20} />}
          </div>
        ))}
      </div>
      <h3>{t(building.two)}</h3>
      <ul className={css.pieces} data-wide>
        <li id="building-keep">
          <span className={css.piece}>
            <BuildingPicture kind="keep" look="owned" colour="blue" width={72} />
          </span>
          <span>
            <Rich of={building.keepText} />
          </span>
        </li>
        <li id="building-gatehouse">
          <span className={css.piece}>
            <BuildingPicture kind="gatehouse" look="owned" colour="blue" width={72} />
          </span>
          <span>
            <Rich of={building.gateText} />
          </span>
        </li>
      </ul>
      <P of={building.again} />
    </>
  );
}

export function Gnomes() {
  const { t } = useText();
  return (
    <div className={css.split} data-cards>
      <div className={css.column}>
        <P of={gnomes.hire} with={{ price: GNOME_PRICE }} />
        <P of={gnomes.opens} />
        <Notes of={gnomes.kinds} />
        <P of={gnomes.free} />
      </div>
      <figure className={css.figure}>
        <div className={css.cards}>
          <CardPicture property="inn" owner="blue" />
          <CardPicture property="inn" owner="blue" gnomes={1} />
        </div>
        <figcaption>{t(gnomes.caption)}</figcaption>
      </figure>
    </div>
  );
}

const BUYS = ['wood', 'stone', 'metal'] as const;

export function Trade() {
  const { t } = useText();
  const { buy, sell } = DEFAULT_SHEET;
  const grade = (path: string) => GRADES[path] === 'R' && <Grade />;
  const row = (key: string, give: ReactNode, get: ReactNode, path: string) => (
    <tr key={key}>
      <td>{give}</td>
      <td>
        <span className={css.graded}>
          {get} {grade(path)}
        </span>
      </td>
    </tr>
  );
  const head = (group: Text) => (
    <tr>
      <th scope="rowgroup" colSpan={2} className={css.group}>
        {t(group)}
      </th>
    </tr>
  );
  return (
    <div className={css.split} data-table>
      <div className={css.column}>
        <P of={trade.intro} />
        <P of={trade.more} />
        <Example of={trade.example}>
          <span className={figures.row}>
            <Goods metal={1} size={22} />
            <Icon name="forward" size={20} />
            <Goods gold={1} size={22} />
            <Icon name="forward" size={20} />
            <Goods wood={1} size={22} />
          </span>
        </Example>
      </div>
      <table className={css.table}>
        <caption>{t(trade.caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(trade.give)}</th>
            <th scope="col">{t(trade.get)}</th>
          </tr>
        </thead>
        <tbody>
          {head(trade.buy)}
          {BUYS.map((good: Exclude<Good, 'gold'>) =>
            row(good, <Goods gold={buy[good]} />, <Goods {...{ [good]: 1 }} />, `buy.${good}`),
          )}
        </tbody>
        <tbody>
          {head(trade.sell)}
          {row('metal', <Goods metal={sell.metal.pieces} />, <Goods gold={sell.metal.gold} />, 'sell.metal')}
          {row(
            'woodStone',
            <span className={css.graded}>
              <span className={css.times}>{sell.woodStone.pieces} ×</span>
              <span className={css.mixed} aria-hidden="true">
                <GoodIcon good="wood" size={18} />
                <GoodIcon good="stone" size={18} />
              </span>
              {t(trade.mix)}
            </span>,
            <Goods gold={sell.woodStone.gold} />,
            'sell.woodStone',
          )}
        </tbody>
      </table>
    </div>
  );
}
export const tradeWords = [trade, goodNames];

export function Cards() {
  return (
    <div className={css.split} data-cards>
      <div className={css.column}>
        <P of={cards.buy} with={{ price: CARD_PRICE }} />
        <P of={cards.end} with={{ limit: HAND_LIMIT }} />
        <P of={cards.empty} />
      </div>
      <div className={css.figure} aria-hidden="true">
        <div className={css.cards} data-square>
          <CardBack width={92} cards={30} />
          <CardPicture property="bank" size="small" />
          <CardPicture property="pub" size="small" />
          <CardPicture property="keep" size="small" />
        </div>
      </div>
    </div>
  );
}
