import { amountOf, looming } from '@guildhall/bruges';
import { useText } from '../../../shell/settings.ts';
import { SeatFace } from '../../../table/faces/SeatFace.tsx';
import { Popup } from '../../../table/parts/Popup.tsx';
import { named } from '../anchors.ts';
import { playerClass } from '../drawings/colours.ts';
import { Guilder } from '../drawings/pieces/Guilder.tsx';
import { Points } from '../drawings/pieces/Points.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { StartPlayer } from '../drawings/pieces/StartPlayer.tsx';
import { ThreatMarker } from '../drawings/pieces/Threat.tsx';
import type { Screen } from '../screen/contract.ts';
import { opponentsOf } from './moment.ts';
import { isWanted, OpponentPanel } from './OpponentPanel.tsx';
import css from './TownNeighbours.module.css';
import { otherTexts } from './texts/players.ts';

interface Neighbours {
  readonly screen: Screen;
  readonly thinking: number | null;
  /** Oneself as well, where there is no panel of one's own. */
  readonly everybody: boolean;
}

/** Everybody else side by side; pressed, everything about them. */
export function TownNeighbours({ screen, thinking, everybody }: Neighbours) {
  const { t } = useText();
  const seats = opponentsOf(screen.view.seats, everybody ? null : screen.me);
  return (
    <ul className={css.neighbours} aria-label={t(otherTexts.others)}>
      {seats.map((seat) => (
        <li key={seat}>
          <Neighbour screen={screen} seat={seat} thinking={thinking} faced={seats.length < 4} />
        </li>
      ))}
    </ul>
  );
}

interface Props extends Pick<Neighbours, 'screen' | 'thinking'> {
  readonly seat: number;
  /** Whether there is room for a face. */
  readonly faced: boolean;
}

function Neighbour({ screen, seat, thinking, faced }: Props) {
  const { t, lang } = useText();
  const { view, names, colours, decision } = screen;
  const player = view.players[seat]!;
  return (
    <div className={css.cell} {...named.anchor(`panel:${seat}`)}>
      <Popup
        label={t(otherTexts.details, { name: names[seat]! })}
        size="wide"
        className={`${css.strip} ${playerClass(colours[seat]!)} ${isWanted(screen, seat) ? css.wanted : ''} ${
          decision?.seats.includes(seat) ? css.acting : ''
        }`}
        trigger={
          <>
            <Shield player={colours[seat]!} size={26} />
            {faced && <SeatFace seat={seat} size={34} />}
            <span className={css.lines}>
              <b className={css.name}>
                <span>{names[seat]}</span>
                {view.start === seat && <StartPlayer size={16} label={t(otherTexts.start)} />}
              </b>
              <span className={css.figures}>
                <span className={css.figure} {...named.anchor(`points:${seat}`)}>
                  <Points size={17} />
                  <b>{player.points}</b>
                  <span className="visually-hidden">{amountOf('points', player.points, lang)}</span>
                </span>
                <span className={css.figure} {...named.anchor(`guilders:${seat}`)}>
                  <Guilder size={17} />
                  <b>{player.guilders}</b>
                </span>
                {looming(view, seat).map((colour) => (
                  <ThreatMarker key={colour} colour={colour} size={17} />
                ))}
              </span>
            </span>
          </>
        }
      >
        <div className={css.all}>
          <OpponentPanel screen={screen} seat={seat} thinking={thinking} />
        </div>
      </Popup>
    </div>
  );
}
