import { Cone, Cylinder, Flag, paint } from '../iso.tsx';

/** The great tower in the middle of the city. */
export const Citadel = () => (
  <>
    <Cylinder r={16} h={16} />
    <path d="M-12,-1v-5q1.4,-1.6 2.8,0v5zM-3,4v-5q1.4,-1.6 2.8,0v5z" fill={paint('window')} />
    <Cylinder z={16} r={11} h={10} />
    <Cone z={26} r={13} h={15} />
    <Flag z={41} pole={6} length={8} />
  </>
);
