import { cardName, type HouseView, houseLabel, NOBODY, PERSONS } from '@guildhall/bruges';
import { memo } from 'react';
import { useText } from '../../shell/settings.ts';
import { isLive, Spot } from '../../table/parts/Spot.tsx';
import { exceptHint } from '../../table/screen/exceptHint.ts';
import { House, Plot } from '../drawings/houses/House.tsx';
import type { Screen } from '../screen/contract.ts';
import { capital, whyNot } from '../screen/hints.ts';
import { frontOf, readyPersons } from './moment.ts';
import css from './OwnStreet.module.css';
import { Peek } from './Peek.tsx';
import { ownTexts as texts } from './texts/players.ts';
import { useHints } from './useHints.ts';

/** The own houses with who lives there, and a place for the next one. */
export const OwnStreet = memo(DrawnStreet, exceptHint);

function DrawnStreet({ screen }: { screen: Screen }) {
  const { t } = useText();
  const hints = useHints(screen);
  const { view, me } = screen;
  if (me === null) return null;
  const { houses } = view.players[me]!;
  const ready = readyPersons(screen);
  const mayBuild = isLive(screen.mark('use:house'));
  const why = (person: number): string | null =>
    hints === null ? null : (whyNot(hints.context, `person:${person}`, '')?.why ?? null);
  if (houses.length === 0 && !mayBuild) return <p className={css.none}>{t(texts.noHouses)}</p>;
  return (
    <ul className={css.street} aria-label={t(texts.houses)} data-anchor={`houses:${me}`}>
      {houses.map((house, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a house is told apart by its place
        <li key={at} data-anchor={`house:${me}:${at}`}>
          <OwnHouse screen={screen} house={house} at={at} ready={ready.includes(house.person)} why={why} />
        </li>
      ))}
      {mayBuild && (
        <li>
          <Spot screen={screen} target="use:house" look="bare" className={css.house}>
            <Plot />
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
  readonly ready: boolean;
  why(person: number): string | null;
}

function OwnHouse({ screen, house, at, ready, why }: Props) {
  const { t, lang } = useText();
  const { colour, person, used } = house;
  const target = frontOf(screen.mark, house, at);
  const empty = person === NOBODY;
  const drawing = (
    <>
      <House
        colour={colour}
        person={empty ? undefined : PERSONS[person]!}
        state={ready ? 'ready' : used ? 'used' : 'idle'}
      />
      <span className={css.name} data-quiet={empty || used || undefined} aria-hidden="true">
        {empty ? t(texts.empty) : cardName(person, lang)}
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
