import { buildingCosts, cardName, type Property, shortOf } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { HelpButton } from '../../../table/parts/HelpButton.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import type { Screen } from '../screen/contract.ts';
import { CardFace } from './CardFace.tsx';
import row from './CardRow.module.css';
import css from './HandCard.module.css';
import { PropertyHelp } from './PropertyHelp.tsx';
import { dockTexts } from './texts.ts';

interface Props {
  readonly screen: Screen;
  readonly property: Property;
  /** Of several copies only the first is drawn as chosen. */
  readonly copy: number;
  /** It has been picked to leave the hand and only waits for the others. */
  readonly leaving: boolean;
  readonly size: 'card' | 'small';
}

/** A card in hand. */
export function HandCard({ screen, property, copy, leaving, size }: Props) {
  const { t, lang } = useText();
  const { view, me } = screen;
  const mark = screen.mark(`hand:${property}`);
  const short =
    me === null || mark !== 'impossible' ? null : shortOf(view.players[me]!, buildingCosts(view).properties[property]);
  return (
    <>
      <Spot
        screen={screen}
        target={`hand:${property}`}
        look="card"
        always
        drawn={leaving ? 'idle' : mark === 'chosen' && copy > 0 ? 'available' : undefined}
        className={`${row.card} ${css.card} ${leaving ? css.leaving : ''}`}
      >
        <CardFace property={property} options={view.options} short={short} size={size} />
        {leaving && <span className={css.ribbon}>{t(dockTexts.discardThis)}</span>}
      </Spot>
      <HelpButton name={cardName(property, lang)} className={row.help}>
        <PropertyHelp property={property} options={view.options} />
      </HelpButton>
    </>
  );
}
