import { buildingCosts, goodsOf, stillOpen } from '@guildhall/belfort';
import type { Text } from '@guildhall/kernel';
import { memo } from 'react';
import { useText } from '../../../shell/settings.ts';
import { Icon } from '../../../table/icons/Icon.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { GoodIcon } from '../drawings/goods/GoodIcon.tsx';
import { GnomeToken } from '../drawings/pieces/GnomeToken.tsx';
import type { Screen } from '../screen/contract.ts';
import css from './Closing.module.css';
import { CostStrip } from './CostStrip.tsx';
import { type Closer, closerOf } from './closer.ts';
import { closingTexts as texts } from './texts.ts';
import { WallPicture } from './WallPicture.tsx';

/** How the moment is closed: what is still open, the wall, and the closing button. */
export const Closing = memo(DrawnClosing, exceptHint);

function DrawnClosing({ screen }: { screen: Screen }) {
  return (
    <div className={css.closing}>
      <StillOpenList screen={screen} />
      <WallButton screen={screen} />
      <EndButton screen={screen} />
    </div>
  );
}

export function StillOpenList({ screen }: { screen: Screen }) {
  const { t } = useText();
  const open = screen.me === null ? null : stillOpen(screen.view, screen.me);
  if (open === null) return <div className={css.open} />;
  const { buys, sells, exchanges, gnomeActions, hire, cards } = open;
  return (
    <section className={css.open}>
      <h2>
        {t(texts.open)}
        <span>{t(texts.thisTurn)}</span>
      </h2>
      <ul>
        {buys + sells > 0 && (
          <li>
            <GoodIcon good="gold" size={16} />
            {t(texts.trade, { buys, sells })}
          </li>
        )}
        {exchanges > 0 && (
          <li>
            <GoodIcon good="metal" size={16} />
            {t(texts.swaps, { n: exchanges })}
          </li>
        )}
        {gnomeActions > 0 && (
          <li>
            <GnomeToken size={17} />
            {t(texts.use, { n: gnomeActions })}
          </li>
        )}
        {hire && (
          <li>
            <GnomeToken size={17} />
            {t(texts.hire)}
          </li>
        )}
        {cards && (
          <li>
            <Icon name="cards" size={17} />
            {t(texts.card)}
          </li>
        )}
      </ul>
    </section>
  );
}

function WallButton({ screen }: { screen: Screen }) {
  const { t, lang } = useText();
  const cost = buildingCosts(screen.view).wall;
  if (screen.mark('wall') === 'idle') return null;
  return (
    <Spot
      screen={screen}
      target="wall"
      mute
      className={css.wall}
      label={t(texts.wallCost, { what: goodsOf(cost, lang) })}
    >
      <WallPicture width={46} />
      <span className={css.words}>
        <b>{t(texts.wall)}</b>
        <span className={css.cost}>
          <CostStrip cost={cost} look="numbers" size={15} />
        </span>
      </span>
    </Spot>
  );
}

export function EndButton({ screen, brief = false }: { screen: Screen; brief?: boolean }) {
  const { t } = useText();
  const closer = closerOf(screen);
  const { title, note } = words(closer);
  if (closer.kind === 'wait') {
    return (
      <p className={css.waiting} data-brief={brief || undefined}>
        {closer.names.length === 0 ? t(texts.over) : t(texts.waitingFor, { names: closer.names.join(', ') })}
      </p>
    );
  }
  if (closer.kind === 'answer')
    return brief ? null : <p className={css.waiting}>{t(ANSWERS[closer.ask] ?? texts.answer)}</p>;
  return (
    <Spot screen={screen} target="end" className={css.end}>
      <b>{t(title)}</b>
      {note !== null && !brief && <span className={css.note}>{t(note.text, { n: note.n })}</span>}
    </Spot>
  );
}

/** Where the answer is given, where there is nothing to close. */
const ANSWERS: Readonly<Partial<Record<string, Text>>> = {
  distribute: texts.answerSend,
  startingHand: texts.answerDiscard,
  discard: texts.answerDiscard,
  reveal: texts.answerDiscard,
  steal: texts.answerPlayer,
  rob: texts.answerPlayer,
  spy: texts.answerPlayer,
  discount: texts.answerPrice,
  gnome: texts.answerCard,
  recruit: texts.answerWorker,
  swap: texts.answerSite,
  settle: texts.answerSite,
  extend: texts.answerSite,
  neutralSite: texts.answerSite,
};

function words(closer: Closer) {
  const note = (text: (typeof texts)[keyof typeof texts], n = 0) => ({ text, n });
  switch (closer.kind) {
    case 'pass':
      return { title: texts.pass, note: note(texts.passLeft, closer.workers) };
    case 'stop':
      return { title: texts.stop, note: note(texts.stopNote) };
    case 'decline':
      return { title: texts.decline, note: note(texts.declineNote) };
    case 'keep':
      return { title: texts.keep, note: note(texts.keepNote, closer.crest) };
    case 'endTurn': {
      if (closer.workers > 0) return { title: texts.endTurn, note: note(texts.workersLeft, closer.workers) };
      if (closer.gnomes > 0) return { title: texts.endTurn, note: note(texts.gnomesLeft, closer.gnomes) };
      return { title: texts.endTurn, note: note(closer.cards ? texts.noCard : texts.allDone) };
    }
    default:
      return { title: texts.endTurn, note: null };
  }
}
