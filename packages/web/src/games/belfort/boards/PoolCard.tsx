import { buildingCosts, cardName, type Property } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { HelpButton } from '../../../table/parts/HelpButton.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import { Svg } from '../../../table/Svg.tsx';
import { named } from '../anchors.ts';
import { Building } from '../drawings/Building.tsx';
import type { Screen } from '../screen/contract.ts';
import { CardName } from './CardName.tsx';
import { CostStrip } from './CostStrip.tsx';
import css from './PoolCard.module.css';
import { PropertyHelp } from './PropertyHelp.tsx';

/** A small card that lies open on the calendar board. */
export function PoolCard({ screen, property, slot }: { screen: Screen; property: Property; slot: number }) {
  const { lang } = useText();
  const name = cardName(property, lang);
  return (
    <div className={css.slot} {...named.anchor(`pool:${slot}`)}>
      <Spot screen={screen} target={`pool:${property}`} className={css.card} always>
        <CardName property={property} className={css.name} />
        <span className={css.art}>
          <Svg width={60} height={43} viewBox="-30 -25 60 43">
            <g transform={`translate(0 ${property === 'tower' ? 6 : 4}) scale(${SCALES[property] ?? 0.9})`}>
              <Building kind={property} look="art" />
            </g>
          </Svg>
        </span>
        <span className={css.cost}>
          <CostStrip cost={buildingCosts(screen.view).properties[property]} look="numbers" size={12} />
        </span>
      </Spot>
      <HelpButton name={name} className={css.help}>
        <PropertyHelp property={property} options={screen.view.options} />
      </HelpButton>
    </div>
  );
}

const SCALES: Partial<Record<Property, number>> = { tower: 0.7, inn: 0.8, library: 0.82, blacksmith: 0.82 };
