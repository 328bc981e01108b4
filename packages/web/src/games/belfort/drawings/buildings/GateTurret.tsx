import { Cone, Cylinder, paint } from '../iso.tsx';

/** A round turret under a cone. */
export const GateTurret = () => (
  <>
    <Cylinder r={6.6} h={14} />
    <Cone z={14} r={8} h={10} />
    <path d="M-1.3,-4v-4q1.3,-1.5 2.6,0v4z" fill={paint('window')} />
  </>
);
