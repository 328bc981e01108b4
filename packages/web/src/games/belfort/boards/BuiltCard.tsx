import { type Built, cardName, hasIdleGnome, properties } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { HelpButton } from '../../../table/parts/HelpButton.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import type { Screen } from '../screen/contract.ts';
import css from './BuiltCard.module.css';
import { CardFace } from './CardFace.tsx';
import row from './CardRow.module.css';
import { PropertyHelp } from './PropertyHelp.tsx';

interface Props {
  readonly screen: Screen;
  readonly seat: number;
  readonly card: Built;
  readonly index: number;
}

/** A card lying open before its owner. What may be done on it glows by itself: the worker, or the gnome. */
export function BuiltCard({ screen, seat, card, index }: Props) {
  const { lang } = useText();
  const { property, gnomes, worker, used } = card;
  const { options } = screen.view;
  const target = `built:${index}` as const;
  const mine = seat === screen.me;
  const spent = used && properties[property].gnomeAction !== undefined;
  const idleGnome = hasIdleGnome(card) || card.waiting === true;
  const face = (
    <CardFace
      property={property}
      options={options}
      owner={screen.colours[seat]!}
      gnomes={gnomes}
      worker={worker}
      used={spent}
    />
  );
  return (
    <>
      {mine ? (
        <Spot
          screen={screen}
          target={target}
          look={screen.mark(target) === 'available' ? 'bare' : 'card'}
          always
          className={`${row.card} ${css.built} ${worker !== null ? css.staffed : ''} ${idleGnome ? css.eager : ''}`}
        >
          {face}
        </Spot>
      ) : (
        <div className={`${row.card} ${css.built}`}>{face}</div>
      )}
      <HelpButton name={cardName(property, lang)} className={row.help}>
        <PropertyHelp property={property} options={options} />
      </HelpButton>
    </>
  );
}
