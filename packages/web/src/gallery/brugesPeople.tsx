import { GROUPS, groupNames, PERSONS } from '@guildhall/bruges';
import { Portrait } from '../games/bruges/drawings/portraits/Portrait.tsx';
import styles from './bruges.module.css';
import gallery from './gallery.module.css';

/** The contact sheet: everybody in the deck, by group. */
export const BrugesPeople = () => (
  <main className={gallery.page}>
    <h1>Bruges, the townsfolk</h1>
    {GROUPS.map((group) => (
      <section key={group}>
        <h2>{groupNames[group].en}</h2>
        <div className={styles.people}>
          {PERSONS.filter((person) => person.group === group).map((person) => (
            <figure key={person.id} className={styles.person}>
              <div className={styles.picture}>
                <Portrait person={person} />
              </div>
              <figcaption>{person.name.en}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    ))}
  </main>
);
