import { cardName, type HouseView, houseLabel, NOBODY, PERSONS } from '@guildhall/bruges';
import { capital } from '@guildhall/kernel';
import { type CSSProperties, memo } from 'react';
import { useText } from '../../../shell/settings.ts';
import { useSize } from '../../../table/layouts.ts';
import { isLive, Spot } from '../../../table/parts/Spot.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { named } from '../anchors.ts';
import { House, LowHouse, LowPlot, Plot } from '../drawings/houses/House.tsx';
import type { Screen } from '../screen/contract.ts';
import { whyNot } from '../screen/hints.ts';
import { hyphenated } from './hyphens.ts';
import { frontOf, readyPersons } from './moment.ts';
import css from './OwnStreet.module.css';
import { Peek } from './Peek.tsx';
import { ownTexts as texts } from './texts/players.ts';

/** As many houses stand side by side, by the width of the window; more make two rows of low ones. */
const IN_A_ROW = { desktop: 6, tablet: 4 } as const;
/** Letters on one line over the whole street, by the width of the window. */
const LETTERS = { desktop: 58, tablet: 52, phone: 58 } as const;

/** The own houses with who lives there, and a place for the next one. */
export const OwnStreet = memo(DrawnStreet, exceptHint);

function DrawnStreet({ screen }: { screen: Screen }) {
  const { t } = useText();
  const size = useSize();
  const { view, me } = screen;
  if (me === null) return null;
  const { houses } = view.players[me]!;
  const ready = readyPersons(screen);
  const mayBuild = isLive(screen.mark('use:house'));
  const context = screen.context();
  const why = (person: number): string | null =>
    context === null ? null : (whyNot(context, `person:${person}`)?.why ?? null);
  if (houses.length === 0 && !mayBuild) return <p className={css.none}>{t(texts.noHouses)}</p>;
  const low = size !== 'phone' && houses.length > IN_A_ROW[size];
  /** Never fewer than for the next house: nothing moves while one is offered. */
  const columns = low ? Math.ceil((houses.length + 1) / 2) : Math.max(IN_A_ROW.desktop, houses.length + 1);
  const room = Math.floor(LETTERS[size] / columns);
  return (
    <ul
      className={css.street}
      aria-label={t(texts.houses)}
      {...named.anchor(`houses:${me}`)}
      data-low={low || undefined}
      style={{ '--columns': columns } as CSSProperties}
    >
      {houses.map((house, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a house is told apart by its place
        <li key={at} {...named.anchor(`house:${me}:${at}`)}>
          <OwnHouse
            screen={screen}
            house={house}
            at={at}
            low={low}
            room={room}
            ready={ready.includes(house.person)}
            why={why}
          />
        </li>
      ))}
      {mayBuild && (
        <li>
          <Spot screen={screen} target="use:house" look="bare" className={css.house}>
            {low ? <LowPlot /> : <Plot />}
            <span className={css.plotName} aria-hidden="true">
              {t(texts.newHouse)}
            </span>
          </Spot>
        </li>
      )}
    </ul>
  );
}

interface Props {
  readonly screen: Screen;
  readonly house: HouseView;
  readonly at: number;
  readonly low: boolean;
  /** Letters of a name on one line. */
  readonly room: number;
  readonly ready: boolean;
  why(person: number): string | null;
}

function OwnHouse({ screen, house, at, low, room, ready, why }: Props) {
  const { t, lang } = useText();
  const { colour, person, used } = house;
  const target = frontOf(screen.mark, house, at);
  const empty = person === NOBODY;
  const Front = low ? LowHouse : House;
  const drawing = (
    <>
      <Front
        colour={colour}
        person={empty ? undefined : PERSONS[person]!}
        state={ready ? 'ready' : used ? 'used' : 'idle'}
      />
      <span className={css.name} data-quiet={empty || used || undefined} aria-hidden="true">
        {empty ? t(texts.empty) : hyphenated(cardName(person, lang), lang, room)}
      </span>
    </>
  );
  if (!empty && !isLive(screen.mark(target))) {
    const label = capital(houseLabel(at, lang, [...Array(at), house]));
    return (
      <Peek
        card={person}
        label={used ? `${label}, ${t(texts.used)}` : label}
        why={why(person)}
        placement="top"
        className={css.house}
      >
        {drawing}
      </Peek>
    );
  }
  return (
    <Spot screen={screen} target={target} look={ready ? 'bare' : 'token'} className={css.house}>
      {drawing}
    </Spot>
  );
}
