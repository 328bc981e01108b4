import { colourOf, useNames } from '@guildhall/bruges';
import { capital } from '@guildhall/kernel';
import { type MouseEvent, useMemo } from 'react';
import { useText } from '../../../shell/settings.ts';
import { Icon } from '../../../table/icons/Icon.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import { named } from '../anchors.ts';
import { colourClass } from '../drawings/colours.ts';
import { UseIcon } from '../drawings/icons/UseIcon.tsx';
import type { Mark, Screen, Target } from '../screen/contract.ts';
import { AmountRow } from './Amount.tsx';
import css from './Leaf.module.css';
import { PersonCard } from './PersonCard.tsx';
import { handTexts, useChoices } from './texts/cards.ts';
import { rowsOfUses, type UseRow } from './uses.ts';

interface Props {
  readonly screen: Screen;
  readonly card: number;
}

/** The second click of a double click on the card was not meant for the use that came up under it. */
function unlessDouble(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation();
}

/** The chosen card, unfolded: what it can be used for. */
export function OpenCard({ screen, card }: Props) {
  const { t } = useText();
  const { context, legal } = screen;
  const rows = useMemo(() => {
    const hints = context();
    return hints === null ? [] : rowsOfUses(hints, card, legal);
  }, [context, card, legal]);
  return (
    <section
      className={`${css.open} ${colourClass(colourOf(card))}`}
      aria-label={t(handTexts.useFor)}
      {...named.anchor(`card:${card}`)}
      onKeyDown={(event) => event.key === 'Escape' && screen.putBack()}
    >
      <div className={css.card} {...named.target(`hand:${card}`)}>
        <PersonCard card={card} />
      </div>
      <div className={css.leaf}>
        <header className={css.head}>
          <h3>{t(handTexts.useFor)}</h3>
          <button type="button" className={css.back} aria-label={t(handTexts.putBack)} onClick={screen.putBack}>
            <Icon name="close" size={16} />
          </button>
        </header>
        <ul className={css.uses} data-digits="" onClickCapture={unlessDouble}>
          {rows.map((row) => (
            <li key={row.use}>
              <UseSpot screen={screen} card={card} row={row} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function UseSpot({ screen, card, row }: { screen: Screen; card: number; row: UseRow }) {
  const { t } = useText();
  const { use, pay, gain, line, possible } = row;
  const target: Target = `use:${use}`;
  const mark: Mark = screen.mark(target);
  return (
    <Spot
      screen={screen}
      target={target}
      look="bare"
      className={css.use}
      label={t(useNames[use])}
      drawn={possible && mark === 'impossible' ? 'available' : mark}
    >
      <span className={css.icon}>
        <UseIcon use={use} colour={colourOf(card)} size={29} />
      </span>
      <span className={css.words}>
        <b aria-hidden="true">{capital(t(useNames[use]))}</b>
        <span className={css.line}>{mark === 'chosen' ? t(useChoices[use]) : line}</span>
      </span>
      {possible ? <AmountRow pay={pay} gain={gain} /> : <Icon name="lock" size={18} />}
    </Spot>
  );
}
