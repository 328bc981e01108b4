import {
  amountOf,
  cardName,
  crewOf,
  DISTRICTS,
  GOODS,
  goodNames,
  guildRules,
  guildSymbol,
  incomeOf,
  type Property,
  properties,
  WORKERS,
  workersOf,
} from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { BuildingPicture } from '../drawings/BuildingPicture.tsx';
import { GuildEmblem } from '../drawings/emblems/GuildEmblem.tsx';
import { GoodIcon } from '../drawings/goods/GoodIcon.tsx';
import { Lock } from '../drawings/pieces/Lock.tsx';
import { PlankDrawing } from '../drawings/pieces/PlankDrawing.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { WorkerShape, WorkerToken } from '../drawings/pieces/WorkerToken.tsx';
import type { Screen } from '../screen/contract.ts';
import { SHOWN_ORDER } from './crew.ts';
import css from './PlayerDetails.module.css';
import { dockTexts, playerTexts as texts } from './texts.ts';

/** Everything about a player that is open to all. */
export function PlayerDetails({ screen, seat }: { screen: Screen; seat: number }) {
  const { t, lang } = useText();
  const { view } = screen;
  const player = view.players[seat]!;
  const colour = screen.colours[seat]!;
  const crew = crewOf(view, seat);
  const hidden = player.handSize - player.shown.length;
  const guilds = DISTRICTS.filter((district) => view.markers[guildSymbol(district)] === seat);
  const income = incomeOf(player);
  return (
    <div className={css.details}>
      <h3 className={css.title}>
        <Shield colour={colour} size={20} />
        {screen.names[seat]}
        <span className={css.note}>{amountOf('points', player.score, lang)}</span>
      </h3>
      <p className={css.crew}>
        {GOODS.map((good) => (
          <span key={good}>
            <GoodIcon good={good} size={20} label={t(goodNames[good])} />
            <b>{player[good]}</b>
          </span>
        ))}
      </p>
      <section>
        <h4>
          {t(texts.builtTitle)}
          <span className={css.note}>{t(dockTexts.income, { n: income })}</span>
        </h4>
        {player.built.length === 0 ? (
          <p className={css.none}>{t(texts.nothing)}</p>
        ) : (
          <ul className={css.built}>
            {player.built.map(({ property, gnomes, worker }, i) => {
              const { plank, locks } = properties[property];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a built card is told apart by its place
                <li key={i}>
                  <BuildingPicture kind={property} colour={colour} width={42} />
                  <span>{cardName(property, lang)}</span>
                  <span className={css.foot}>
                    {plank !== null && (
                      <PlankDrawing width={40} locked={plank.locked && gnomes === 0} fee={plank.fee}>
                        {worker !== null && <WorkerShape worker={worker} colour={colour} />}
                      </PlankDrawing>
                    )}
                    {Array.from({ length: locks }, (_, lock) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: locks are all alike
                      <Lock key={lock} filled={lock < gnomes} size={18} />
                    ))}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </section>
      {guilds.length > 0 && (
        <section>
          <h4>{t(texts.guildsTitle)}</h4>
          <ul className={css.guilds}>
            {guilds.map((district) => (
              <li key={district}>
                <GuildEmblem guild={view.guilds[district]!} size={26} />
                {t(guildRules[view.guilds[district]!].name)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h4>
          {t(texts.handTitle)}
          <span className={css.note}>{t(texts.hand, { n: player.handSize })}</span>
        </h4>
        <Known cards={player.shown} hidden={hidden} />
      </section>
      <section>
        <h4>{t(texts.workersTitle)}</h4>
        <p className={css.crew}>
          {SHOWN_ORDER.filter((worker) => crew[worker] > 0).map((worker) => (
            <span key={worker}>
              <WorkerToken worker={worker} colour={colour} size={22} label={workersOf(worker, crew[worker], lang)} />
              <b aria-hidden="true">{crew[worker]}</b>
            </span>
          ))}
          {player.elfSupply + player.dwarfSupply > 0 && (
            <span className={css.supply}>
              {WORKERS.filter((worker) => worker === 'elf' || worker === 'dwarf').map((worker) => {
                const n = worker === 'elf' ? player.elfSupply : player.dwarfSupply;
                return (
                  <span key={worker}>
                    <WorkerToken worker={worker} colour={colour} size={18} label={workersOf(worker, n, lang)} />
                    <b aria-hidden="true">{n}</b>
                  </span>
                );
              })}
              {t(texts.inSupply)}
            </span>
          )}
        </p>
      </section>
    </div>
  );
}

function Known({ cards, hidden }: { cards: readonly Property[]; hidden: number }) {
  const { t, lang } = useText();
  if (cards.length + hidden === 0) return <p className={css.none}>{t(texts.noCards)}</p>;
  return (
    <p className={css.known}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are all alike
        <span key={i}>{cardName(card, lang)}</span>
      ))}
      {hidden > 0 && <em>{t(texts.unknown, { n: hidden })}</em>}
    </p>
  );
}
