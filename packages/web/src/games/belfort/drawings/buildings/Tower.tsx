import { Cone, Cylinder, Flag, paint } from '../iso.tsx';

/** A slim watchtower under a flag. */
export const Tower = () => (
  <>
    <Cylinder r={9} h={2.4} />
    <Cylinder z={2.4} r={6.6} h={20} />
    <Cylinder z={20} r={7.8} h={4.6} />
    <path d="M-4.6,-11v-4.600q1.3,-1.6 2.6,0v4.600z" fill={paint('window')} />
    <path d="M-1.8,6.400v-5.400q2,-2.4 4,0v5z" fill={paint('door')} />
    <Cone z={24.6} r={9} h={15} />
    <Flag z={39} pole={5} length={6} />
  </>
);
