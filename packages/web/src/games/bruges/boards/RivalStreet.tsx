import { houseLabel, NOBODY } from '@guildhall/bruges';
import { capital } from '@guildhall/kernel';
import { useText } from '../../../shell/settings.ts';
import type { Screen } from '../screen/contract.ts';
import { PersonCard } from './PersonCard.tsx';
import css from './RivalStreet.module.css';
import { ownTexts } from './texts/players.ts';

/** Everybody who lives with a player, large enough to be read; then the empty houses. */
export function RivalStreet({ screen, seat }: { screen: Screen; seat: number }) {
  const { t, lang } = useText();
  const { houses } = screen.view.players[seat]!;
  const empty = houses.filter(({ person }) => person === NOBODY);
  return (
    <div className={css.street}>
      <h4>{screen.names[seat]}</h4>
      {houses.length === 0 && <p>{t(ownTexts.noHouses)}</p>}
      <ul>
        {houses.map(
          ({ person }) =>
            person !== NOBODY && (
              <li key={person}>
                <PersonCard card={person} />
              </li>
            ),
        )}
      </ul>
      {empty.length > 0 && <p>{empty.map((house) => capital(houseLabel(0, lang, [house]))).join(', ')}</p>}
    </div>
  );
}
