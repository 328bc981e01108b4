import { type Action, COLOURS, describeAction } from '@guildhall/bruges';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../shell/settings.ts';
import { isLive, Spot } from '../../../table/parts/Spot.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { Die } from '../drawings/pieces/Die.tsx';
import { Worker } from '../drawings/pieces/Worker.tsx';
import type { Hint, Screen, Target } from '../screen/contract.ts';
import { hintOf } from '../screen/hints.ts';
import { targets } from '../screen/targets.ts';
import { AmountRow } from './Amount.tsx';
import { readyPersons } from './moment.ts';
import css from './OwnAnswers.module.css';
import { ownTexts as texts } from './texts/players.ts';
import { rangesOf } from './uses.ts';

const VALUES = [1, 2, 3, 4, 5, 6] as const;

/** What answers the present question and lies nowhere on the table: workers to take, values, paying, and the end. */
export const OwnAnswers = memo(DrawnAnswers, exceptHint);

function DrawnAnswers({ screen }: { screen: Screen }) {
  const { t } = useText();
  const shows = (target: Target) => isLive(screen.mark(target));
  const takes = COLOURS.filter((colour) => shows(`take:${colour}`));
  const values = VALUES.filter((value) => shows(`value:${value}`));
  const die = targets.valueIn(screen.picked[0], 'die');
  const nothing = takes.length === 0 && values.length === 0 && !shows('pay') && !shows('step') && !shows('end');
  if (nothing) return null;
  return (
    <div className={css.answers} data-answers>
      {takes.length > 0 && (
        <Row title={t(texts.supply)}>
          {takes.map((colour) => (
            <Spot key={colour} screen={screen} target={`take:${colour}`} look="token" className={css.piece} mute>
              <Worker colour={colour} size={30} />
            </Spot>
          ))}
        </Row>
      )}
      {values.length > 0 && (
        <Row title={t(texts.dieShall)}>
          {values.map((value) => (
            <Spot key={value} screen={screen} target={`value:${value}`} look="token" className={css.piece} mute>
              <Die colour={die ?? 'blue'} value={value} size={32} />
            </Spot>
          ))}
        </Row>
      )}
      <span className={css.buttons}>
        {shows('step') && <Deed screen={screen} target="step" action={{ do: 'advance' }} />}
        {shows('pay') && <Deed screen={screen} target="pay" action={{ do: 'pay' }} />}
        {shows('end') && <EndButton screen={screen} />}
      </span>
    </div>
  );
}

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={css.row}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** Something to be done for guilders, with what it costs and brings. */
function Deed({ screen, target, action }: { screen: Screen; target: Target; action: Action }) {
  const { lang } = useText();
  const context = screen.context();
  const hint: Hint | null = context === null ? null : hintOf(context, target, action);
  return (
    <Spot screen={screen} target={target} className={css.button}>
      <b aria-hidden={screen.label(target) !== ''}>{describeAction(action, lang)}</b>
      {hint !== null && <AmountRow pay={rangesOf([hint.pay])} gain={rangesOf([hint.gain])} size={17} />}
    </Spot>
  );
}

/** Ends the turn, or declines what is offered: whatever closes the moment. */
function EndButton({ screen }: { screen: Screen }) {
  const { t, lang } = useText();
  const { decision } = screen;
  const ready = readyPersons(screen).length;
  const ends = decision?.ask === 'turn' || decision?.ask === 'afterwards';
  const many = decision?.many;
  return (
    <Spot screen={screen} target="end" className={css.button}>
      <b>{describeAction({ do: ends ? 'endTurn' : 'decline' }, lang, { decision })}</b>
      {ends && ready > 0 && <span>{t(texts.stillReady, { n: ready })}</span>}
      {many !== undefined && many.picked > 0 && <span>{t(texts.of, { n: many.picked, max: many.max })}</span>}
    </Spot>
  );
}
