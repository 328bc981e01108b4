import { cardName, PROPERTIES, type Property } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { Popup } from '../../../table/parts/Popup.tsx';
import { BuildingPicture } from '../drawings/BuildingPicture.tsx';
import css from './DiscardPile.module.css';
import { calendarTexts as texts } from './texts.ts';

/** How many cards are discarded; pressed, which. */
export function DiscardPile({ discard }: { discard: readonly Property[] }) {
  const { t, lang } = useText();
  const counts = PROPERTIES.map((property) => ({ property, n: discard.filter((card) => card === property).length }));
  const count = t(texts.discarded, { n: discard.length });
  return (
    <Popup className={css.button} trigger={count} label={t(texts.discardPile)}>
      <h3 className={css.title}>{t(texts.discardPile)}</h3>
      {discard.length === 0 ? (
        <p className={css.note}>{t(texts.nothingDiscarded)}</p>
      ) : (
        <>
          <ul className={css.list}>
            {counts
              .filter(({ n }) => n > 0)
              .map(({ property, n }) => (
                <li key={property}>
                  <BuildingPicture kind={property} width={30} />
                  {cardName(property, lang)}
                  <b>{n}</b>
                </li>
              ))}
          </ul>
          <p className={css.note}>{t(texts.reshuffled)}</p>
        </>
      )}
    </Popup>
  );
}
