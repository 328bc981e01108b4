import { amountOf, goodsOf, sheetOf, stillOpen } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { BoardHeading } from '../../../table/parts/Board.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import { named } from '../anchors.ts';
import { GoodIcon } from '../drawings/goods/GoodIcon.tsx';
import type { Screen } from '../screen/contract.ts';
import css from './TradingPost.module.css';
import { calendarTexts as texts } from './texts.ts';

const Arrow = () => <i className={css.arrow} aria-hidden="true" />;

/** Buying, selling, and the merchants' exchange while it lasts. */
export function TradingPost({ screen }: { screen: Screen }) {
  const { t, lang } = useText();
  const { view, me } = screen;
  const sheet = sheetOf(view.options);
  const open = me === null ? null : stillOpen(view, me);
  const { pieces, gold } = sheet.sell.woodStone;
  const mixes = Array.from({ length: pieces + 1 }, (_, stone) => ({ wood: pieces - stone, stone }));
  const price = (n: number) => amountOf('gold', n, lang);
  return (
    <div className={css.post} {...named.anchor('post')}>
      <div className={css.top}>
        <BoardHeading
          note={
            open === null
              ? t(texts.visits)
              : t(open.exchanges > 0 ? texts.visitsLeftShort : texts.visitsLeft, { buys: open.buys, sells: open.sells })
          }
        >
          {t(texts.post)}
        </BoardHeading>
        {open !== null && open.exchanges > 0 && (
          <div className={css.swaps}>
            <span className={css.label}>{t(texts.swaps, { n: open.exchanges })}</span>
            {(['wood', 'stone'] as const).map((good) => (
              <Spot
                key={good}
                screen={screen}
                target={`exchange:${good}`}
                className={css.chip}
                mute
                label={t(texts.exchange, { what: amountOf(good, 1, lang), metal: amountOf('metal', 1, lang) })}
              >
                <GoodIcon good={good} size={15} />
                <Arrow />
                <GoodIcon good="metal" size={15} />
              </Spot>
            ))}
          </div>
        )}
      </div>
      <div className={css.offers}>
        <div>
          <span className={css.label}>{t(texts.buy)}</span>
          <div className={css.chips}>
            {(['wood', 'stone', 'metal'] as const).map((good) => (
              <Spot
                key={good}
                screen={screen}
                target={`buy:${good}`}
                className={css.chip}
                mute
                label={t(texts.buyOne, { what: amountOf(good, 1, lang), gold: price(sheet.buy[good]) })}
              >
                <GoodIcon good="gold" size={16} />
                <b>{sheet.buy[good]}</b>
                <Arrow />
                <GoodIcon good={good} size={17} />
              </Spot>
            ))}
          </div>
        </div>
        <div>
          <span className={css.label}>{t(texts.sell)}</span>
          <div className={css.chips}>
            <Spot
              screen={screen}
              target={`sell:0,0,${sheet.sell.metal.pieces}`}
              className={css.chip}
              mute
              label={t(texts.sellSome, {
                what: amountOf('metal', sheet.sell.metal.pieces, lang),
                gold: price(sheet.sell.metal.gold),
              })}
            >
              {sheet.sell.metal.pieces > 1 && <b>{sheet.sell.metal.pieces}</b>}
              <GoodIcon good="metal" size={17} />
              <Arrow />
              <b>{sheet.sell.metal.gold}</b>
              <GoodIcon good="gold" size={16} />
            </Spot>
            <div className={css.mixes}>
              {mixes.map(({ wood, stone }) => (
                <Spot
                  key={wood}
                  screen={screen}
                  target={`sell:${wood},${stone},0`}
                  className={css.mix}
                  mute
                  label={t(texts.sellSome, { what: goodsOf({ wood, stone }, lang), gold: price(gold) })}
                >
                  <Mix wood={wood} stone={stone} />
                </Spot>
              ))}
              <span className={css.worth}>
                <Arrow />
                <b>{gold}</b>
                <GoodIcon good="gold" size={16} />
              </span>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Up to two pieces are drawn one by one, more of them as a number. */
function Mix({ wood, stone }: { wood: number; stone: number }) {
  const one = (good: 'wood' | 'stone', n: number) => {
    if (n === 0) return null;
    if (n === 2 && wood + stone === 2) {
      return (
        <>
          <GoodIcon good={good} size={14} />
          <GoodIcon good={good} size={14} />
        </>
      );
    }
    return (
      <>
        {n > 1 && <b>{n}</b>}
        <GoodIcon good={good} size={14} />
      </>
    );
  };
  return (
    <>
      {one('wood', wood)}
      {one('stone', stone)}
    </>
  );
}
