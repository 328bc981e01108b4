import { cardName, ownTurns, PERSONS } from '@guildhall/bruges';
import { useText } from '../../../shell/settings.ts';
import { CardStrip } from '../../../table/parts/CardStrip.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import { ActivationIcon } from '../drawings/icons/ActivationIcon.tsx';
import type { Screen } from '../screen/contract.ts';
import { hintOf } from '../screen/hints.ts';
import { AmountRow } from './Amount.tsx';
import css from './HandHead.module.css';
import { cardNumber, readyPersons } from './moment.ts';
import { handTexts as texts } from './texts/cards.ts';
import { rangesOf } from './uses.ts';

interface Props {
  readonly screen: Screen;
  /** Without the title. */
  readonly brief?: boolean;
}

/** Above the hand: which card of the round this is, and who can be used besides. */
export function HandHead({ screen, brief = false }: Props) {
  const { t } = useText();
  const ready = readyPersons(screen);
  return (
    <header className={css.head} data-brief={brief || undefined}>
      {!brief && (
        <div className={css.title}>
          <h2>{t(texts.title)}</h2>
          <Pips screen={screen} />
        </div>
      )}
      {ready.length > 0 && (
        <CardStrip className={css.pills} label={t(texts.ready)}>
          {ready.map((person) => (
            <Pill key={person} screen={screen} person={person} />
          ))}
        </CardStrip>
      )}
    </header>
  );
}

/** Four cards are played in every round. */
function Pips({ screen: { view, me } }: { screen: Screen }) {
  const { t } = useText();
  const pips = me === null ? null : ownTurns(view, me);
  if (pips === null) return null;
  const n = cardNumber(pips);
  return (
    <span className={css.pips}>
      <span aria-hidden="true">
        {pips.map((pip, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is told apart by its place
          <i key={i} data-pip={pip} />
        ))}
      </span>
      {n === null
        ? t(texts.allPlayed)
        : pips.includes('now')
          ? t(texts.pips, { n, all: pips.length })
          : t(texts.toPlay, { n: pips.filter((pip) => pip !== 'played').length })}
    </span>
  );
}

interface PillProps {
  readonly screen: Screen;
  readonly person: number;
}

function Pill({ screen, person }: PillProps) {
  const { t, lang } = useText();
  const { icon, worker, text } = PERSONS[person]!;
  const context = screen.context();
  if (context === null) return null;
  const { pay, gain } = hintOf(context, `person:${person}`, { do: 'activate', person });
  const [costs, gains] = [rangesOf([pay]), rangesOf([gain])];
  return (
    <li data-amounts={gains.length > 0 || undefined}>
      <Spot screen={screen} target={`person:${person}`} className={css.pill}>
        <ActivationIcon icon={icon} worker={worker} size={26} />
        <b aria-hidden="true">{cardName(person, lang)}</b>
        {gains.length > 0 ? <AmountRow pay={costs} gain={gains} size={17} /> : <span>{t(text)}</span>}
      </Spot>
    </li>
  );
}
