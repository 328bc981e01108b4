import { useMemo, useState } from 'react';
import { City } from '../games/belfort/boards/City.tsx';
import type { Target } from '../games/belfort/screen/contract.ts';
import styles from './gallery.module.css';
import { sampleScreen, sampleView } from './sample.ts';

const LAPS = [63, 13, 13, 52, 28];

interface Props {
  seats: number;
  moves: number;
  seed: number;
  zoom: number | null;
  /** Scores beyond 50, and two on one cell. */
  lap: boolean;
}

export function CityPage({ seats, moves, seed, zoom, lap }: Props) {
  const view = useMemo(() => {
    const sample = sampleView(seats, moves, seed);
    if (lap) for (const [seat, player] of sample.players.entries()) player.score = LAPS[seat]!;
    return sample;
  }, [seats, moves, seed, lap]);
  const [chosen, setChosen] = useState<Target | null>(null);
  const [district, setDistrict] = useState(zoom);
  return (
    <main className={styles.city}>
      <City
        screen={sampleScreen(view, chosen, setChosen)}
        zoom={district}
        onDistrict={(next) => setDistrict(district === null ? next : null)}
      />
    </main>
  );
}
