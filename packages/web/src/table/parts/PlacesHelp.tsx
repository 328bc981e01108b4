import type { ComponentProps } from 'react';
import { type PlaceHelp, Places } from './Places.tsx';
import { PlacesButton } from './PlacesButton.tsx';

interface Props extends Omit<ComponentProps<typeof PlacesButton>, 'children'> {
  readonly places: readonly PlaceHelp[];
}

/** What every place of a board is for, in a popover on its heading. */
export const PlacesHelp = ({ places, ...sheet }: Props) => (
  <PlacesButton {...sheet}>
    <Places places={places} />
  </PlacesButton>
);
