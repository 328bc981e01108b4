import { amountOf, GOODS, type Good } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { GoodIcon } from '../drawings/goods/GoodIcon.tsx';
import css from './CostStrip.module.css';

interface Props {
  readonly cost: Readonly<Partial<Record<Good, number>>>;
  /** How much of each good is short: so many icons, or the number, are ringed. */
  readonly short?: Readonly<Partial<Record<Good, number>>> | null;
  /** pieces: one icon for each piece · numbers: an icon and how many. */
  readonly look?: 'pieces' | 'numbers';
  readonly size?: number;
}

/** A price, good by good. */
export function CostStrip({ cost, short = null, look = 'pieces', size = 13 }: Props) {
  const { lang } = useText();
  return (
    <>
      {GOODS.flatMap((good) => {
        const n = cost[good] ?? 0;
        if (n === 0) return [];
        const missing = short?.[good] ?? 0;
        return (
          <span key={good} className={css.good} data-look={look} data-short={missing > 0 || undefined}>
            <span className="visually-hidden">{amountOf(good, n, lang)} </span>
            {look === 'pieces' ? (
              Array.from({ length: n }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one good are all alike
                <span key={i} className={i >= n - missing ? css.missing : css.piece}>
                  <GoodIcon good={good} size={size} />
                </span>
              ))
            ) : (
              <>
                <GoodIcon good={good} size={size} />
                <span aria-hidden="true">{n}</span>
              </>
            )}
          </span>
        );
      })}
    </>
  );
}
