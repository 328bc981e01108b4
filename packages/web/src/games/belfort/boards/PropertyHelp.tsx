import { costsOf, type Options, type Property, properties, sheetOf } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { HelpSheet } from '../../../table/parts/HelpSheet.tsx';
import { CardArt } from '../drawings/CardArt.tsx';
import { IncomeCoin } from '../drawings/pieces/IncomeCoin.tsx';
import { Lock } from '../drawings/pieces/Lock.tsx';
import { PlankDrawing } from '../drawings/pieces/PlankDrawing.tsx';
import { rulesAt } from '../rules.ts';
import css from './HelpCost.module.css';
import { HelpCost } from './HelpCost.tsx';
import { helpTexts } from './texts.ts';

interface Props {
  readonly property: Property;
  readonly options: Options;
}

/** Everything that stands on a property card, and its rule. */
export function PropertyHelp({ property, options }: Props) {
  const { t } = useText();
  const { name, text, income, plank, locks } = properties[property];
  return (
    <HelpSheet title={t(name)} picture={<CardArt property={property} />} text={t(text)} rules={rulesAt(property)}>
      <HelpCost cost={costsOf(sheetOf(options)).properties[property]} path="properties" options={options} />
      {income > 0 && (
        <>
          <dt>{t(helpTexts.income)}</dt>
          <dd>
            <IncomeCoin n={income} size={19} />
            {t(helpTexts.perMonth, { n: income })}
          </dd>
        </>
      )}
      {plank !== null && (
        <>
          <dt>{t(helpTexts.plank)}</dt>
          <dd>
            <PlankDrawing locked={plank.locked} fee={plank.fee} width={40} />
            {t(plank.locked ? helpTexts.lockedPlank : helpTexts.openPlank)}
            {plank.fee > 0 && `, ${t(helpTexts.fee, { n: plank.fee })}`}
          </dd>
        </>
      )}
      <dt>{t(helpTexts.locks)}</dt>
      <dd>
        {locks > 0 && (
          <span className={css.locks}>
            {Array.from({ length: locks }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: locks are all alike
              <Lock key={i} filled={false} size={18} />
            ))}
          </span>
        )}
        {t(helpTexts.lockCount, { n: locks })}
      </dd>
    </HelpSheet>
  );
}
