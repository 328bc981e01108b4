import { amountOf, looming, NOBODY } from '@guildhall/bruges';
import { useText } from '../../../shell/settings.ts';
import { Popup } from '../../../table/parts/Popup.tsx';
import { isLive } from '../../../table/parts/Spot.tsx';
import { named } from '../anchors.ts';
import { playerClass } from '../drawings/colours.ts';
import { Guilder } from '../drawings/pieces/Guilder.tsx';
import { Points } from '../drawings/pieces/Points.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { StartPlayer } from '../drawings/pieces/StartPlayer.tsx';
import { ThreatMarker } from '../drawings/pieces/Threat.tsx';
import type { Screen } from '../screen/contract.ts';
import { opponentsOf } from './moment.ts';
import { OpponentPanel } from './OpponentPanel.tsx';
import css from './TownNeighbours.module.css';
import { otherTexts } from './texts/players.ts';

interface Neighbours {
  readonly screen: Screen;
  readonly thinking: number | null;
  /** Oneself as well, where there is no panel of one's own. */
  readonly everybody: boolean;
}

/** Everybody else in one line; pressed, everything about them. */
export function TownNeighbours({ screen, thinking, everybody }: Neighbours) {
  const { t } = useText();
  return (
    <ul className={css.neighbours} aria-label={t(otherTexts.others)}>
      {opponentsOf(screen.view.seats, everybody ? null : screen.me).map((seat) => (
        <li key={seat}>
          <Neighbour screen={screen} seat={seat} thinking={thinking} />
        </li>
      ))}
    </ul>
  );
}

interface Props extends Pick<Neighbours, 'screen' | 'thinking'> {
  readonly seat: number;
}

function Neighbour({ screen, seat, thinking }: Props) {
  const { t, lang } = useText();
  const { view, names, colours, decision } = screen;
  const player = view.players[seat]!;
  const wanted =
    isLive(screen.mark(`seat:${seat}`)) ||
    player.houses.some(({ person }) => person !== NOBODY && isLive(screen.mark(`person:${person}`)));
  return (
    <div className={css.cell} {...named.anchor(`panel:${seat}`)}>
      <Popup
        label={t(otherTexts.details, { name: names[seat]! })}
        size="wide"
        className={`${css.strip} ${playerClass(colours[seat]!)} ${wanted ? css.wanted : ''} ${
          decision?.seats.includes(seat) ? css.acting : ''
        }`}
        trigger={
          <>
            <Shield player={colours[seat]!} size={22} />
            <b className={css.name}>{names[seat]}</b>
            {view.start === seat && <StartPlayer size={16} label={t(otherTexts.start)} />}
            <span className={css.figure} {...named.anchor(`points:${seat}`)}>
              <Points size={18} />
              <b>{player.points}</b>
              <span className="visually-hidden">{amountOf('points', player.points, lang)}</span>
            </span>
            <span className={css.figure} {...named.anchor(`guilders:${seat}`)}>
              <Guilder size={18} />
              <b>{player.guilders}</b>
            </span>
            {looming(view, seat).map((colour) => (
              <ThreatMarker key={colour} colour={colour} size={18} />
            ))}
          </>
        }
      >
        <OpponentPanel screen={screen} seat={seat} thinking={thinking} />
      </Popup>
    </div>
  );
}
