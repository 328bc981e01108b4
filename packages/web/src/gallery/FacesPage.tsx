import { CAST } from '@guildhall/bots/cast';
import { Face } from '../table/faces/Face.tsx';
import styles from './gallery.module.css';

const SIZES = [120, 64, 40, 24];

/** The cast, in the sizes in which they are shown, and somebody nobody knows. */
export const FacesPage = () => (
  <main className={styles.page}>
    <h1>The cast</h1>
    {SIZES.map((size) => (
      <section key={size}>
        <h2>{size} px</h2>
        <div className={styles.row}>
          {[...CAST, { id: 'nobody', name: '' }].map(({ id, name }) => (
            <div key={id} className={styles.item}>
              <Face character={id} size={size} />
              {name}
            </div>
          ))}
        </div>
      </section>
    ))}
  </main>
);
