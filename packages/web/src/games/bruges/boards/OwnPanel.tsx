import {
  amountOf,
  COLOURS,
  type Colour,
  INTRIGUE,
  looming,
  personsIn,
  stepPoints,
  threatNames,
  workersOf,
} from '@guildhall/bruges';
import { listOf } from '@guildhall/kernel';
import { useText } from '../../../shell/settings.ts';
import { Spot } from '../../../table/parts/Spot.tsx';
import { named } from '../anchors.ts';
import { playerClass } from '../drawings/colours.ts';
import { Guilder } from '../drawings/pieces/Guilder.tsx';
import { Points } from '../drawings/pieces/Points.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { StartPlayer } from '../drawings/pieces/StartPlayer.tsx';
import { ThreatRing } from '../drawings/pieces/Threat.tsx';
import { Worker } from '../drawings/pieces/Worker.tsx';
import type { Screen } from '../screen/contract.ts';
import { BoardHelp } from './BoardHelp.tsx';
import { Figure } from './Figure.tsx';
import { Majorities, Statues } from './Holdings.tsx';
import { OwnAnswers } from './OwnAnswers.tsx';
import css from './OwnPanel.module.css';
import { OwnStreet } from './OwnStreet.tsx';
import { ScorePopup } from './Score.tsx';
import { loomingTexts } from './texts/cards.ts';
import { otherTexts, ownTexts as texts } from './texts/players.ts';

interface Props {
  readonly screen: Screen;
  /** false: what answers a question is shown elsewhere, by OwnAnswers. */
  readonly answers?: boolean;
}

/** One's own goods, threats and houses. */
export function OwnPanel({ screen, answers = true }: Props) {
  const { t } = useText();
  const { me } = screen;
  if (me === null) return null;
  return (
    <section
      className={`${css.panel} ${playerClass(screen.colours[me]!)}`}
      data-asked={screen.asked || undefined}
      {...named.anchor(`panel:${me}`)}
      aria-label={t(texts.panel)}
    >
      <OwnHead screen={screen} me={me} />
      <OwnWorkers screen={screen} me={me} />
      <OwnThreats screen={screen} me={me} />
      {answers && <OwnAnswers screen={screen} />}
      <StreetLine screen={screen} me={me} />
      <OwnStreet screen={screen} />
    </section>
  );
}

interface Own {
  readonly screen: Screen;
  readonly me: number;
}

function OwnHead({ screen, me }: Own) {
  const { t, lang } = useText();
  const { view, hint } = screen;
  const player = view.players[me]!;
  return (
    <header className={css.head}>
      <Shield player={screen.colours[me]!} size={30} />
      <h2>{screen.names[me]}</h2>
      {view.start === me && (
        <span className={css.start}>
          <StartPlayer size={20} label={t(otherTexts.start)} />
        </span>
      )}
      <Statues player={player} seat={me} size={30} />
      <span className={css.marks}>
        <Majorities player={player} seat={me} size={27} screen={screen} />
      </span>
      <ScorePopup screen={screen} seat={me} className={css.points}>
        <span aria-hidden="true" {...named.anchor(`points:${me}`)}>
          <Figure
            label=""
            n={player.points}
            icon={<Points size={27} />}
            gain={hint?.gain.points}
            pay={hint?.pay.points}
          />
        </span>
      </ScorePopup>
      <Figure
        label={amountOf('guilders', player.guilders, lang)}
        n={player.guilders}
        icon={<Guilder size={27} />}
        pay={hint?.pay.guilders}
        gain={hint?.gain.guilders}
        anchor={`guilders:${me}`}
      />
    </header>
  );
}

export function OwnWorkers({ screen, me }: Own) {
  const { t, lang } = useText();
  const { view, hint } = screen;
  const { workers } = view.players[me]!;
  return (
    <ul className={css.workers} aria-label={t(texts.workers)}>
      {COLOURS.map((colour) => (
        <li key={colour}>
          <Spot screen={screen} target={`worker:${colour}`} look="token" className={css.worker} mute always>
            <Figure
              label={workersOf(colour, workers[colour], lang)}
              n={workers[colour]}
              icon={<Worker colour={colour} size={26} />}
              pay={hint?.pay[`worker.${colour}`]}
              gain={hint?.gain[`worker.${colour}`]}
              anchor={`worker:${me}:${colour}`}
            />
          </Spot>
        </li>
      ))}
    </ul>
  );
}

export function OwnThreats({ screen, me }: Own) {
  const { t } = useText();
  const { view } = screen;
  const near = looming(view, me);
  return (
    <div className={css.threats}>
      <ul aria-label={t(texts.threats)}>
        {COLOURS.map((colour) => (
          <li key={colour} {...named.anchor(`threat:${me}:${colour}`)} data-near={near.includes(colour) || undefined}>
            <Spot screen={screen} target={`marker:${colour}`} look="token" className={css.threat} mute always>
              <ThreatRing colour={colour} markers={view.players[me]!.threats[colour]} size={43} />
            </Spot>
          </li>
        ))}
      </ul>
      {near.length > 0 && <Warning near={near} />}
      <div className={css.help}>
        <BoardHelp board="own" />
      </div>
    </div>
  );
}

function Warning({ near }: { near: readonly Colour[] }) {
  const { t, lang } = useText();
  const threats = listOf(
    near.map((colour) => t(threatNames[colour])),
    lang,
  );
  const points = amountOf('points', INTRIGUE, lang);
  return (
    <p className={css.warning}>
      {near.length === 1 ? t(loomingTexts[near[0]!], { points }) : t(texts.looming, { threats })}
    </p>
  );
}

function StreetLine({ screen, me }: Own) {
  const { t, lang } = useText();
  const { houses, reputation } = screen.view.players[me]!;
  const people = personsIn(screen.view.players[me]!);
  const worth = stepPoints(screen.view.options, reputation);
  return (
    <p className={css.line}>
      <span>{t(texts.street, { houses: houses.length, people })}</span>
      <span>
        {t(texts.reputation, { n: reputation })} · {amountOf('points', worth, lang)}
      </span>
    </p>
  );
}
