import { paint } from '../iso.tsx';
import { GateTurret } from './GateTurret.tsx';

/** The whole gate as it is drawn on cards; on the board its two turrets stand apart. */
export const Gatehouse = () => (
  <>
    <g transform="translate(-13 1)">
      <GateTurret />
    </g>
    <g transform="translate(13 1)">
      <GateTurret />
    </g>
    <path d="M-7,6V-9H7V6H4.500V-1Q0,-6 -4.5,-1V6Z" fill={paint('wall-left')} />
    <path d="M-8,-9h16v-3.500h-16z" fill={paint('roof')} />
  </>
);
