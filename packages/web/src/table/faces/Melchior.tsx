import { Backdrop, Cheeks, Eyes, Light, Pen, RIM, Shade } from './parts.tsx';

/** A merchant with a turban and a plume; kings eat at his table. */
export const Melchior = () => (
  <>
    <Backdrop of="sand" />
    <path d={`M8 51C12 46.5 19 46 25 45H39C45 46 52 46.5 56 51${RIM}`} fill="var(--face-red)" />
    <Shade d="M56 51C52 46.5 45 46 40 45.5L42 61C49 59 54 55 56 51Z" />
    <path d="M25 45L32 62L39 45Z" fill="var(--face-linen)" strokeWidth={1.2} />
    <path d="M22 45.5L30.5 60.5M42 45.5L33.5 60.5" fill="none" strokeWidth={4} />
    <path d="M22 45.5L30.5 60.5M42 45.5L33.5 60.5" fill="none" stroke="var(--face-gold)" strokeWidth={2} />
    <path d="M26.5 42V46Q32 53 37.5 46V42Z" fill="var(--face-skin-4)" strokeWidth={1.2} />
    <ellipse cx={19} cy={35} rx={3} ry={4} fill="var(--face-skin-4)" />
    <ellipse cx={45} cy={35} rx={3} ry={4} fill="var(--face-skin-4)" />
    <path
      d="M19.5 31C19.5 21 25 18 32 18S44.5 21 44.5 31C44.5 42 39 49 32 49S19.5 42 19.5 31Z"
      fill="var(--face-skin-4)"
    />
    <path
      d="M19.5 33C21 38 22 41 25 40C28 37.5 36 37.5 39 40C42 41 43 38 44.5 33C45.5 44 40 51.5 32 51.5S18.5 44 19.5 33Z"
      fill="var(--face-raven)"
      strokeWidth={1.2}
    />
    <path d="M25.5 41Q32 42.8 38.5 41Q37.5 46.8 32 46.8T25.5 41Z" fill="var(--face-glint)" strokeWidth={1.2} />
    <Pen d="M24.5 40.5C27 38.5 30 38.5 32 39.5C34 38.5 37 38.5 39.5 40.5" width={2.2} />
    <Light d="M22 29Q24 26 27 26L24 32Z" opacity={0.12} />
    <Cheeks apart={8.5} y={36.5} />
    <Eyes apart={5.6} y={32.5} size={2} />
    <Pen d="M23 28.5Q26 26 29 28M35 28Q38 26 41 28.5" width={1.8} />
    <path d="M31 33C29.5 36 29.5 38 32 38S34.5 36 33 33" fill="var(--face-skin-4)" strokeWidth={1.1} />
    <path d="M14 25C8 12 20 4 32 4S56 12 50 25C46 30 40 26 32 26S18 30 14 25Z" fill="var(--face-blue)" />
    <Shade d="M40 5C54 9 54 18 50 25C46 30 40 26 35 26C44 20 45 12 40 5Z" opacity={0.25} />
    <path
      d="M13 20C20 22 31 20 41 8M14.5 25.5C24 26 38 22 48 13M12.5 15C18 16 25 13 29 4.5"
      fill="none"
      strokeWidth={1.2}
      opacity={0.75}
    />
    <Light d="M15 16Q22 17 28 10L31 7.5Q30 14 14 18ZM15 22.5Q27 22 37 15Q29 23.5 15 24Z" opacity={0.3} />
    <path
      d="M37 15C33 7 37 -1 46 -1C56 -1 62 6 59 14C58 16 55.5 15 56 13C55 15.5 52 15 52.5 12C51 14.5 48 13.5 48.5 10.5C45 10 41 12 39.5 16Z"
      fill="var(--face-linen)"
      strokeWidth={1.3}
    />
    <Pen d="M38.5 14C39 7 44 3.5 52 5.5" width={1} opacity={0.6} />
    <Shade
      d="M59 14C58 16 55.5 15 56 13C55 15.5 52 15 52.5 12C51 14.5 48 13.5 48.5 10.5C53 8 57 8 59.5 10Z"
      opacity={0.13}
    />
    <circle cx={36} cy={17} r={4.2} fill="var(--face-gold)" strokeWidth={1.3} />
    <circle cx={36} cy={17} r={1.8} fill="var(--face-red)" strokeWidth={0.9} />
    <circle cx={45.5} cy={41} r={2.2} fill="none" stroke="var(--face-gold)" strokeWidth={1.4} />
  </>
);
