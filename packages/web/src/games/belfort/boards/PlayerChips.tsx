import { amountOf, crestOrder, GOODS, goodNames } from '@guildhall/belfort';
import { memo } from 'react';
import { useText } from '../../../shell/settings.ts';
import { SeatFace } from '../../../table/faces/SeatFace.tsx';
import { Popup } from '../../../table/parts/Popup.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { named } from '../anchors.ts';
import { GoodIcon } from '../drawings/goods/GoodIcon.tsx';
import { Crest } from '../drawings/pieces/Crest.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { playerClass } from '../drawings/playerClass.ts';
import type { Screen } from '../screen/contract.ts';
import css from './PlayerChips.module.css';
import { PlayerDetails } from './PlayerDetails.tsx';
import { playerTexts as texts } from './texts.ts';
import { useStatus } from './useStatus.ts';

interface Props {
  readonly screen: Screen;
  /** The seat whose bot is at work. */
  readonly thinking?: number | null;
}

/** The players as one strip, for narrow screens. */
export const PlayerChips = memo(DrawnPlayerChips, exceptHint);

function DrawnPlayerChips({ screen, thinking = null }: Props) {
  const { t } = useText();
  const seats = crestOrder(screen.view);
  return (
    <ul className={css.strip} aria-label={t(texts.players)} data-players={seats.length}>
      {seats.map((seat) => (
        <Chip key={seat} screen={screen} seat={seat} thinking={thinking} />
      ))}
    </ul>
  );
}

function Chip({ screen, seat, thinking }: { screen: Screen; seat: number; thinking: number | null }) {
  const { t, lang } = useText();
  const status = useStatus(screen, seat, thinking);
  const player = screen.view.players[seat]!;
  const colour = screen.colours[seat]!;
  const name = screen.names[seat]!;
  const asked = screen.mark(`seat:${seat}`) !== 'idle';
  return (
    <li
      className={`${css.chip} ${playerClass(colour)}`}
      {...named.anchor(`panel:${seat}`)}
      data-acting={screen.decision?.seats.includes(seat) || undefined}
      data-me={seat === screen.me || undefined}
      data-passed={player.passed || undefined}
    >
      <span className={css.crest}>
        <Crest n={player.crest} size={20} down={player.crestDown} />
      </span>
      <span className={css.face}>
        <SeatFace seat={seat} size={26} />
      </span>
      <span className={css.text}>
        <span className={css.name}>{name}</span>
        <b {...named.anchor(`score:${seat}`)}>
          {player.score}
          <i aria-hidden="true">{t(texts.pts)}</i>
        </b>
        <span className="visually-hidden">
          {amountOf('points', player.score, lang)}, {t(texts.crest, { n: player.crest })}, {status}
        </span>
      </span>
      <span className={css.goods}>
        {GOODS.map((good) => (
          <span key={good} {...named.anchor(`goods:${seat}:${good}`)}>
            <GoodIcon good={good} size={17} label={t(goodNames[good])} />
            {player[good]}
          </span>
        ))}
      </span>
      <span className={css.shield}>
        <Shield colour={colour} size={14} />
      </span>
      {asked ? (
        <Spot screen={screen} target={`seat:${seat}`} className={css.cover} />
      ) : (
        <Popup className={css.cover} label={t(texts.details, { name })} size="wide" trigger={null}>
          <PlayerDetails screen={screen} seat={seat} />
        </Popup>
      )}
    </li>
  );
}
