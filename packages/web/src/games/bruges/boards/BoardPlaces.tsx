import { Places } from '../../../table/parts/Places.tsx';
import { placesHelp, placesValues } from './placesHelp.texts.ts';

export const BoardPlaces = ({ board }: { board: keyof typeof placesHelp }) => (
  <Places places={placesHelp[board]} values={placesValues} />
);
