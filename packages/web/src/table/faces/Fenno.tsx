import { Backdrop, Light, Pen, RIM, Shade } from './parts.tsx';

/** A cutpurse in a hood; the coin was yours. */
export const Fenno = () => (
  <>
    <Backdrop of="slate" />
    <path d={`M8 51C12 46 18 45 24 44H40C46 45 52 46 56 51${RIM}`} fill="var(--face-moss)" />
    <path
      d="M37 2C20 2 9 16 10 35C10 43 12 48 16 52Q32 60 48 52C52 48 54 43 54 34C54 18 48 8 37 2Z"
      fill="var(--face-moss)"
    />
    <Shade d="M37 2C48 8 54 18 54 34C54 43 52 48 48 52Q44 54 40 55C47 44 49 20 37 2Z" opacity={0.28} />
    <Light d="M14 30C14 19 20 10 28 6C21 13 17 22 17 34C17 38 15 36 14 30Z" opacity={0.2} />
    <path d="M32 12C21 12 16 22 16.5 34C17 43 24 51 32 51S47 43 47.5 34C48 22 43 12 32 12Z" fill="var(--face-raven)" />
    <path
      d="M20.5 31C20.5 21 25 17 32 17S43.5 21 43.5 31C43.5 41 38 49 32 49S20.5 41 20.5 31Z"
      fill="var(--face-skin-2)"
      strokeWidth={1.2}
    />
    <path
      d="M27 17C22 19 20 25 20 31C23 27 25 25 28 24C27 26 27 27 26 28C31 27 36 25 38 21C39 24 41 26 43.5 28C43 19 38 15 32 15.5C30 15.5 28 16 27 17Z"
      fill="var(--face-copper)"
      strokeWidth={1.2}
    />
    <Shade d="M20.5 29C20 20 25 15 32 15S44 20 43.5 30Q32 24 20.5 29Z" opacity={0.32} />
    <Shade d="M21 38Q25 44 32 43.5T43 38C42 44 37 49 32 49S22 44 21 38Z" opacity={0.14} />
    <path
      d="M22.5 32.5H30Q29 36 26.5 36T22.5 32.5ZM34.5 32.5H42Q40.5 36 38 36T34.5 32.5Z"
      fill="var(--face-glint)"
      strokeWidth={1}
    />
    <circle cx={28} cy={33.8} r={1.6} fill="var(--face-line)" stroke="none" />
    <circle cx={40} cy={33.8} r={1.6} fill="var(--face-line)" stroke="none" />
    <Pen d="M22 32H30.5M34 32H42.5" width={1.6} />
    <Pen d="M22 28.5L29 30M34.5 29Q38.5 25.5 42.5 27.5" width={1.7} />
    <Pen d="M32.5 32L34.5 38.5L31 39" />
    <Pen d="M26.5 43Q33 45.5 38.5 40.5Q39.5 40 39 41.5" width={1.5} />
    <Pen d="M24 37L26 42" width={1} opacity={0.7} />
    <Pen d="M30 46.5h4" width={1} opacity={0.4} />
    <path
      d="M14 50C22 46 26 51 32 51S42 46 50 50C52 54 46 58 40 57C34 59 26 59 20 57C14 58 12 54 14 50Z"
      fill="var(--face-red)"
    />
    <Shade d="M50 50C52 54 46 58 40 57C34 59 26 59 20 57C28 57 42 56 50 50Z" />
    <Pen d="M20 52Q26 54 30 53.5M36 54Q42 54 45 52" width={1} opacity={0.5} />
    <circle cx={51.5} cy={46} r={7.2} fill="var(--face-gold)" />
    <circle cx={51.5} cy={46} r={4.6} fill="none" strokeWidth={1} opacity={0.55} />
    <path d="M51.5 43.2l2 2.8l-2 2.8l-2 -2.8Z" stroke="none" fill="var(--face-line)" opacity={0.6} />
    <Light d="M46.5 45Q48 40.5 52 40L51 42Q48.5 43 47.8 46Z" opacity={0.8} />
    <path
      d="M40.5 61.7C40 57 42 54.5 44.5 52C45.5 50 47.5 50 48 51.5Q49.5 50 51 51.8Q53 50.5 54.5 52.3Q56.5 51.5 57.5 53.5C57 57 53 59.5 50 61Q45 64 40.5 61.7Z"
      fill="var(--face-leather)"
      strokeWidth={1.3}
    />
    <Pen d="M48 51.5Q48.5 53.5 47.8 55M51 51.8Q51.5 53.8 50.8 55.3M54.5 52.3Q54.8 54 54 55.6" width={1} />
  </>
);
