import { cardName, PROPERTIES, type View } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { Popup } from '../../../table/parts/Popup.tsx';
import { BuildingPicture } from '../drawings/BuildingPicture.tsx';
import { leftOf } from '../screen/facts.ts';
import css from './DiscardPile.module.css';
import { calendarTexts as texts } from './texts.ts';

/** How many cards are discarded; pressed, which, and what of every kind is left. */
export function DiscardPile({ view }: { view: View }) {
  const { t } = useText();
  const { discard } = view;
  return (
    <Popup className={css.button} trigger={t(texts.discarded, { n: discard.length })} label={t(texts.leftTitle)}>
      <Left view={view} />
      <p className={css.note}>{t(discard.length === 0 ? texts.nothingDiscarded : texts.reshuffled)}</p>
    </Popup>
  );
}

function Left({ view }: { view: View }) {
  const { t, lang } = useText();
  return (
    <table className={css.left}>
      <caption className={css.title}>{t(texts.leftTitle)}</caption>
      <thead>
        <tr>
          <td />
          {[texts.leftSites, texts.leftCards, texts.leftDiscard].map((text) => (
            <th key={text.en} scope="col">
              {t(text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PROPERTIES.map((property) => {
          const { sites, cards } = leftOf(view, property);
          return (
            <tr key={property}>
              <th scope="row">
                <BuildingPicture kind={property} width={30} />
                {cardName(property, lang)}
              </th>
              <td>{sites}</td>
              <td>{cards}</td>
              <td>{view.discard.filter((card) => card === property).length}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
