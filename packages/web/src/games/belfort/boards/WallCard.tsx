import { buildingCosts, goodsOf } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { Spot } from '../../../table/parts/Spot.tsx';
import type { Screen } from '../screen/contract.ts';
import row from './CardRow.module.css';
import { CostStrip } from './CostStrip.tsx';
import { closingTexts as texts } from './texts.ts';
import css from './WallCard.module.css';
import { WallPicture } from './WallPicture.tsx';

/** On a phone a wall is built like a card: it lies at the end of the hand. */
export function WallCard({ screen }: { screen: Screen }) {
  const { t, lang } = useText();
  const cost = buildingCosts(screen.view).wall;
  return (
    <Spot
      screen={screen}
      target="wall"
      look="card"
      mute
      className={`${row.card} ${css.card}`}
      label={t(texts.wallCost, { what: goodsOf(cost, lang) })}
    >
      <b className={css.name}>{t(texts.wall)}</b>
      <span className={css.art}>
        <WallPicture width={62} />
      </span>
      <span className={css.cost}>
        <CostStrip cost={cost} look="numbers" size={15} />
      </span>
    </Spot>
  );
}
