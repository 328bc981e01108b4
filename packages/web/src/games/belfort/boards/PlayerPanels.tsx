import {
  amountOf,
  cardName,
  crestOrder,
  crewOf,
  GOODS,
  gnomesOf,
  goodNames,
  guildNames,
  markerCount,
  revealedBy,
  statusOf,
  treasuryNow,
  workerCounts,
  workersOf,
} from '@guildhall/belfort';
import { memo, useRef, useState } from 'react';
import { useText } from '../../../shell/settings.ts';
import { SeatFace } from '../../../table/faces/SeatFace.tsx';
import { Icon } from '../../../table/icons/Icon.tsx';
import { Popover } from '../../../table/parts/floating.tsx';
import { Popup } from '../../../table/parts/Popup.tsx';
import { Spot } from '../../../table/parts/Spot.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { named } from '../anchors.ts';
import { GoodIcon } from '../drawings/goods/GoodIcon.tsx';
import { Crest } from '../drawings/pieces/Crest.tsx';
import { GnomeToken } from '../drawings/pieces/GnomeToken.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { WorkerToken } from '../drawings/pieces/WorkerToken.tsx';
import { playerClass } from '../drawings/playerClass.ts';
import type { Screen } from '../screen/contract.ts';
import { SHOWN_ORDER } from './crew.ts';
import { PlayerDetails } from './PlayerDetails.tsx';
import css from './PlayerPanels.module.css';
import { playerTexts as texts } from './texts.ts';
import { useStatus } from './useStatus.ts';

interface Props {
  readonly screen: Screen;
  /** The seat whose bot is at work. */
  readonly thinking?: number | null;
}

/** Everybody at the table, in crest order; with two players also the neutral builders. */
export const PlayerPanels = memo(DrawnPlayerPanels, exceptHint);

function DrawnPlayerPanels({ screen, thinking = null }: Props) {
  const { t } = useText();
  const { view } = screen;
  return (
    <ul className={css.panels} aria-label={t(texts.players)} data-builders={screen.names.length}>
      {crestOrder(view).map((seat) => (
        <PlayerPanel key={seat} screen={screen} seat={seat} thinking={thinking} />
      ))}
      {view.neutralDwarves.map((district, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a neutral builder is told apart by its number
        <NeutralPanel key={i} screen={screen} builder={view.seats + i} district={district} />
      ))}
    </ul>
  );
}

function PlayerPanel({ screen, seat, thinking }: { screen: Screen; seat: number; thinking: number | null }) {
  const { t, lang } = useText();
  const status = useStatus(screen, seat, thinking);
  const { view } = screen;
  const player = view.players[seat]!;
  const colour = screen.colours[seat]!;
  const name = screen.names[seat]!;
  const { income, tax } = treasuryNow(view)[seat]!;
  const crew = crewOf(view, seat);
  const sorts = SHOWN_ORDER.filter((sort) => crew[sort] > 0 || sort === 'elf' || sort === 'dwarf');
  const placing = view.stage === 'placement';
  const asked = screen.mark(`seat:${seat}`) !== 'idle';
  const revealed = asked ? revealedBy(view, seat) : null;
  const acting = statusOf(view, screen.decision, seat) === 'asked';
  return (
    <li
      className={`${css.panel} ${playerClass(colour)}`}
      {...named.anchor(`panel:${seat}`)}
      {...named.target(`seat:${seat}`)}
      data-acting={acting || undefined}
      data-me={seat === screen.me || undefined}
    >
      <span className={css.crest} {...named.anchor(`crest:${seat}`)}>
        <Crest n={player.crest} size={30} down={player.crestDown} label={t(texts.crest, { n: player.crest })} />
        {seat === screen.me && <span className={css.you}>{t(texts.me)}</span>}
        <SeatFace seat={seat} size={32} />
      </span>
      <div className={css.middle}>
        <p className={css.head}>
          <Shield colour={colour} size={17} />
          <b>{name}</b>
          {status !== null && <span className={css.status}>{status}</span>}
        </p>
        <p className={css.goods}>
          {GOODS.map((good) => (
            <span key={good} {...named.anchor(`goods:${seat}:${good}`)}>
              <GoodIcon good={good} size={17} label={t(goodNames[good])} />
              <b>{player[good]}</b>
            </span>
          ))}
        </p>
        <p className={css.crew} {...named.anchor(`crew:${seat}`)} data-sorts={sorts.length}>
          {sorts.map((sort) => (
            <span key={sort}>
              <WorkerToken
                worker={sort}
                colour={colour}
                size={sorts.length > 3 ? 15 : 16}
                label={
                  placing
                    ? t(texts.atHome, { workers: workersOf(sort, crew[sort], lang), n: player.home[sort] })
                    : workersOf(sort, crew[sort], lang)
                }
              />
              <b aria-hidden="true">
                {placing ? player.home[sort] : crew[sort]}
                {placing && player.home[sort] < crew[sort] && <small>/{crew[sort]}</small>}
              </b>
            </span>
          ))}
          <span>
            <GnomeToken size={16} label={t(workerCounts.gnome, { n: gnomesOf(player) })} />
            <b aria-hidden="true">{gnomesOf(player)}</b>
          </span>
          <HandCount screen={screen} seat={seat} />
        </p>
      </div>
      <p className={css.score} {...named.anchor(`score:${seat}`)}>
        <b>
          {player.score}
          <span className="visually-hidden"> {amountOf('points', player.score, lang).replace(/^\d+ /, '')}</span>
        </b>
        <span className="visually-hidden">{t(texts.incomeTax, { income, tax })}</span>
        <span aria-hidden="true" className={css.income}>
          +{income}
        </span>
        <span aria-hidden="true" className={css.tax}>
          −{tax}
        </span>
        <GoodIcon good="gold" size={13} />
      </p>
      <Popup
        className={`${css.details} ${asked ? css.aside : ''}`}
        label={t(texts.details, { name })}
        placement="right top"
        size="wide"
        trigger={null}
      >
        <PlayerDetails screen={screen} seat={seat} />
      </Popup>
      {asked && (
        <Spot screen={screen} target={`seat:${seat}`} className={css.target}>
          {revealed !== null && (
            <span className={css.shows}>
              <Icon name="cards" size={16} />
              {cardName(revealed, lang)}
            </span>
          )}
          <svg className={css.pointer} width={13} height={18} viewBox="-1 -1 13 18" aria-hidden="true">
            <path d="M11,0V16L0,8Z" />
          </svg>
        </Spot>
      )}
    </li>
  );
}

/** Pointed at, it shows which cards of the hand everybody has seen. */
function HandCount({ screen, seat }: { screen: Screen; seat: number }) {
  const { t, lang } = useText();
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLSpanElement>(null);
  const { handSize, shown } = screen.view.players[seat]!;
  return (
    <>
      <span
        ref={ref}
        className={css.hand}
        {...named.anchor(`cards:${seat}`)}
        data-known={shown.length > 0 || undefined}
        onPointerEnter={(event) => setOpen(event.pointerType === 'mouse' && shown.length > 0)}
        onPointerLeave={() => setOpen(false)}
      >
        <Icon name="cards" size={16} label={t(texts.hand, { n: handSize })} />
        <b aria-hidden="true">{handSize}</b>
      </span>
      {open && (
        <Popover
          isNonModal
          isOpen
          triggerRef={ref}
          placement="right"
          offset={4}
          className={css.known!}
          aria-label={t(texts.known)}
        >
          <b>{t(texts.known)}</b> {shown.map((card) => cardName(card, lang)).join(', ')}
        </Popover>
      )}
    </>
  );
}

function NeutralPanel({ screen, builder, district }: { screen: Screen; builder: number; district: number }) {
  const { t } = useText();
  const { view } = screen;
  const colour = screen.colours[builder]!;
  const guild = view.guilds[district];
  return (
    <li className={`${css.neutral} ${playerClass(colour, true)}`} {...named.anchor(`panel:${builder}`)}>
      <span className={css.crest}>
        <Crest n={builder + 1} size={22} label={t(texts.crest, { n: builder + 1 })} />
      </span>
      <p className={css.head}>
        <Shield colour={colour} neutral size={16} />
        <b>{screen.names[builder]}</b>
      </p>
      <p className={css.note}>
        {t(markerCount, { n: view.markers.filter((owner) => owner === builder).length })}
        {guild !== undefined && ` · ${t(texts.guard, { guild: t(guildNames[guild]) })}`}
      </p>
    </li>
  );
}
