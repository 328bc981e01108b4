import { costsOf, type Good, type Options, type Property, properties, sheetOf, type Worker } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { CardArt } from '../drawings/CardArt.tsx';
import { IncomeCoin } from '../drawings/pieces/IncomeCoin.tsx';
import { Lock } from '../drawings/pieces/Lock.tsx';
import { PlankDrawing } from '../drawings/pieces/PlankDrawing.tsx';
import { WorkerShape } from '../drawings/pieces/WorkerToken.tsx';
import type { Colour } from '../screen/contract.ts';
import css from './CardFace.module.css';
import { CardName } from './CardName.tsx';
import { CostStrip } from './CostStrip.tsx';

interface Props {
  readonly property: Property;
  readonly options: Options;
  readonly short?: Readonly<Partial<Record<Good, number>>> | null;
  /** small: without its effect, the cost in numbers. */
  readonly size?: 'card' | 'small';
  /** Only of a built card. */
  readonly owner?: Colour;
  readonly gnomes?: number;
  readonly worker?: Worker | null;
  /** The gnome has done its work for this turn. */
  readonly used?: boolean;
}

/** What stands on a property card. */
export function CardFace({
  property,
  options,
  short = null,
  size = 'card',
  owner,
  gnomes = 0,
  worker = null,
  used = false,
}: Props) {
  const { t } = useText();
  const { income, plank, locks } = properties[property];
  const cost = costsOf(sheetOf(options)).properties[property];
  const foot = (
    <>
      {plank !== null && (
        <span className={css.plank}>
          <PlankDrawing locked={plank.locked && gnomes === 0} fee={plank.fee} width={40}>
            {worker !== null && owner !== undefined && <WorkerShape worker={worker} colour={owner} />}
          </PlankDrawing>
        </span>
      )}
      {locks > 0 && (
        <span className={css.locks} data-used={used || undefined}>
          {Array.from({ length: locks }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: locks are all alike
            <Lock key={i} filled={i < gnomes} size={22} part={`lock:${i}`} />
          ))}
        </span>
      )}
    </>
  );
  return (
    <span className={css.face} data-size={size} data-short={short !== null || undefined}>
      <span className={css.full}>
        <span className={css.head}>
          <CardName property={property} />
          {income > 0 && <IncomeCoin n={income} size={19} />}
        </span>
        <span className={css.art}>
          <CardArt property={property} colour={owner ?? null} />
        </span>
        <span className={css.cost}>
          <CostStrip
            cost={cost}
            short={short}
            look={size === 'small' ? 'numbers' : 'pieces'}
            size={size === 'small' ? 15 : 13}
          />
        </span>
        {size === 'card' ? (
          <>
            <span className={css.text}>{t(properties[property].line)}</span>
            <span className={css.foot}>{foot}</span>
          </>
        ) : (
          short !== null && (
            <span className={css.missing}>
              {Object.entries(short).map(([good, n]) => (
                <span key={good}>
                  −<CostStrip cost={{ [good]: n }} look="numbers" size={13} />
                </span>
              ))}
            </span>
          )
        )}
      </span>
      <span className={css.stub} aria-hidden="true">
        <CardName property={property} />
        {foot}
      </span>
    </span>
  );
}
