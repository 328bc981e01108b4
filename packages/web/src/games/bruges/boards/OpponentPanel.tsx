import {
  amountOf,
  COLOURS,
  cardName,
  type HouseView,
  houseLabel,
  looming,
  NOBODY,
  PERSONS,
  workersOf,
} from '@guildhall/bruges';
import { capital } from '@guildhall/kernel';
import { memo } from 'react';
import { useSettings, useText } from '../../../shell/settings.ts';
import { SeatFace } from '../../../table/faces/SeatFace.tsx';
import { Popup } from '../../../table/parts/Popup.tsx';
import { isLive, Spot } from '../../../table/parts/Spot.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { named } from '../anchors.ts';
import { playerClass } from '../drawings/colours.ts';
import { SmallHouse } from '../drawings/houses/House.tsx';
import { Guilder } from '../drawings/pieces/Guilder.tsx';
import { Points } from '../drawings/pieces/Points.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { StartPlayer } from '../drawings/pieces/StartPlayer.tsx';
import { ThreatRing } from '../drawings/pieces/Threat.tsx';
import { Worker } from '../drawings/pieces/Worker.tsx';
import type { Screen, Target } from '../screen/contract.ts';
import { Figure } from './Figure.tsx';
import { Backs, CanalLine, Majorities, Statues } from './Holdings.tsx';
import { opponentsOf } from './moment.ts';
import css from './OpponentPanel.module.css';
import { Peek } from './Peek.tsx';
import { RivalStreet } from './RivalStreet.tsx';
import { ScorePopup } from './Score.tsx';
import { ownTexts, otherTexts as texts } from './texts/players.ts';

interface Props {
  readonly screen: Screen;
  /** The seat whose bot is at work. */
  readonly thinking?: number | null;
  /** Oneself as well, where there is no panel of one's own. */
  readonly everybody?: boolean;
  /** Low enough for several one above the other; whoever answers a question is shown in full. */
  readonly low?: boolean;
}

/** Everybody else, in the order of play. */
export const OpponentPanels = memo(DrawnOpponents, exceptHint);

function DrawnOpponents({ screen, thinking = null, everybody = false, low = false }: Props) {
  const { t } = useText();
  const seats = opponentsOf(screen.view.seats, everybody ? null : screen.me);
  return (
    <ul className={css.panels} aria-label={t(texts.others)} data-panels={seats.length}>
      {seats.map((seat) => (
        <li key={seat}>
          <OpponentPanel
            screen={screen}
            seat={seat}
            thinking={thinking}
            low={low && seats.length > 1 && !isWanted(screen, seat)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Whether something of another player answers what is asked. */
export function isWanted({ view, mark }: Screen, seat: number): boolean {
  const { houses } = view.players[seat]!;
  return (
    isLive(mark(`seat:${seat}`)) ||
    COLOURS.some((colour) => isLive(mark(`rival:${seat}.${colour}`))) ||
    houses.some(({ person }) => person !== NOBODY && isLive(mark(`person:${person}`)))
  );
}

interface PanelProps extends Pick<Props, 'screen' | 'thinking' | 'low'> {
  readonly seat: number;
}

/** Everything about another player that is open to all. */
export function OpponentPanel({ screen, seat, thinking = null, low = false }: PanelProps) {
  const { t, lang } = useText();
  const { botPace } = useSettings();
  const { view, decision } = screen;
  const player = view.players[seat]!;
  const target: Target = `seat:${seat}`;
  const near = looming(view, seat);
  const acting = decision?.seats.includes(seat) ?? false;
  return (
    <section
      className={`${css.panel} ${playerClass(screen.colours[seat]!)}`}
      aria-label={screen.names[seat]}
      data-acting={acting || undefined}
      data-low={low || undefined}
      {...named.anchor(`panel:${seat}`)}
      {...named.target(target)}
    >
      <header className={css.head}>
        <span className={css.who}>
          <Shield player={screen.colours[seat]!} size={25} />
          <SeatFace seat={seat} size={27} className={css.portrait} />
          {view.start === seat && (
            <span className={css.start}>
              <StartPlayer size={16} label={t(texts.start)} />
            </span>
          )}
          {thinking === seat && (
            <span className={css.thinking} data-pace={botPace}>
              <span className="visually-hidden">{t(botPace === 'step' ? texts.next : texts.thinking)}</span>
            </span>
          )}
        </span>
        <h3>
          <Popup
            label={t(texts.details, { name: screen.names[seat]! })}
            size="broad"
            className={css.name}
            trigger={screen.names[seat]}
          >
            <RivalStreet screen={screen} seat={seat} />
          </Popup>
        </h3>
        <ScorePopup screen={screen} seat={seat} className={css.points}>
          <span aria-hidden="true">
            <Figure label="" n={player.points} icon={<Points size={20} />} anchor={`points:${seat}`} />
          </span>
        </ScorePopup>
        <Figure
          label={amountOf('guilders', player.guilders, lang)}
          n={player.guilders}
          icon={<Guilder size={20} />}
          anchor={`guilders:${seat}`}
        />
      </header>
      <CanalLine player={player} />
      <div className={css.row}>
        <span className={css.workers}>
          {COLOURS.map((colour) => (
            <Figure
              key={colour}
              label={workersOf(colour, player.workers[colour], lang)}
              n={player.workers[colour]}
              icon={<Worker colour={colour} size={19} />}
              anchor={`worker:${seat}:${colour}`}
            />
          ))}
        </span>
        <span className={css.cards} {...named.anchor(`hand:${seat}`)}>
          <Backs player={player} width={17} />
        </span>
      </div>
      <div className={css.row}>
        <span className={css.threats}>
          {COLOURS.map((colour) => {
            return (
              <span
                key={colour}
                data-near={near.includes(colour) || undefined}
                {...named.anchor(`threat:${seat}:${colour}`)}
              >
                <Spot screen={screen} target={`rival:${seat}.${colour}`} look="bare" className={css.threat} mute>
                  <ThreatRing colour={colour} markers={player.threats[colour]} size={25} />
                </Spot>
              </span>
            );
          })}
        </span>
        <span className={css.won}>
          <Statues player={player} seat={seat} size={22} />
          <Majorities player={player} seat={seat} size={20} />
        </span>
      </div>
      <ul className={css.houses} aria-label={t(ownTexts.houses)} {...named.anchor(`houses:${seat}`)}>
        {player.houses.map((house, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a house is told apart by its place
          <li key={at} {...named.anchor(`house:${seat}:${at}`)}>
            <OtherHouse screen={screen} house={house} />
          </li>
        ))}
      </ul>
      {isLive(screen.mark(target)) && <Spot screen={screen} target={target} className={css.target} />}
    </section>
  );
}

function OtherHouse({ screen, house }: { screen: Screen; house: HouseView }) {
  const { lang } = useText();
  const { colour, person, used } = house;
  if (person === NOBODY) return <SmallHouse colour={colour} label={capital(houseLabel(0, lang, [house]))} />;
  const target: Target = `person:${person}`;
  const drawing = <SmallHouse colour={colour} person={PERSONS[person]!} used={used} />;
  if (isLive(screen.mark(target))) {
    return (
      <Spot screen={screen} target={target} look="token" className={css.house}>
        {drawing}
      </Spot>
    );
  }
  return (
    <Peek card={person} label={cardName(person, lang)} className={css.house}>
      {drawing}
    </Peek>
  );
}
