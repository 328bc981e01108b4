import { GOODS, goodNames } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { named } from '../anchors.ts';
import { GoodIcon } from '../drawings/goods/GoodIcon.tsx';
import type { Screen } from '../screen/contract.ts';
import { EndButton } from './Closing.tsx';
import { costInSight } from './costInSight.ts';
import { crewList } from './crew.ts';
import { Workers } from './Mat.tsx';
import css from './PhoneBar.module.css';
import { dockTexts as texts } from './texts.ts';

/** On a phone: the own goods and the closing button in one line, and who is placed next. */
export function PhoneBar({ screen }: { screen: Screen }) {
  const { t } = useText();
  const { view, me } = screen;
  if (me === null) return null;
  const pay = costInSight(screen);
  return (
    <div className={css.bar}>
      <ul className={css.goods}>
        {GOODS.map((good) => (
          <li key={good} {...named.anchor(`mine:${good}`)}>
            <GoodIcon good={good} size={20} label={t(goodNames[good])} />
            <b>{view.players[me]![good]}</b>
            {(pay[good] ?? 0) > 0 && <i>−{pay[good]}</i>}
          </li>
        ))}
      </ul>
      <span className={css.end}>
        <EndButton screen={screen} brief />
      </span>
      {screen.asked && screen.decision?.ask === 'place' && (
        <p className={css.next}>
          {t(texts.placing)}
          <Workers workers={crewList(view.players[me]!.home)} colour={screen.colours[me]!} screen={screen} />
        </p>
      )}
    </div>
  );
}
