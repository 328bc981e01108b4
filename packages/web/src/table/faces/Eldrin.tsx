import { Backdrop, Light, Pen, RIM, Shade } from './parts.tsx';

/** An elf older than the town, whom nothing hurries. */
export const Eldrin = () => (
  <>
    <Backdrop of="lilac" />
    <path d="M18 26C16 40 13 47 9 53C18 60 46 60 55 53C51 47 48 40 46 26Z" fill="var(--face-snow)" />
    <Shade d="M18 26C16 40 13 47 9 53C18 60 46 60 55 53C51 47 48 40 46 26Z" opacity={0.22} />
    <path d={`M8 51C11 48 15 47 19 46L32 60L45 46C49 47 53 48 56 51${RIM}`} fill="var(--face-teal)" />
    <Shade d="M45 46C49 47 53 48 56 51Q52 58 44 61L36 56Z" />
    <path d="M17 46.5L31 61M47 46.5L33 61" fill="none" strokeWidth={3.6} />
    <path d="M17 46.5L31 61M47 46.5L33 61" fill="none" stroke="var(--face-gold)" strokeWidth={2} />
    <path
      d="M20 31C13 28 8 22 4.5 14C3 25 9 36 20 38ZM44 31C51 28 56 22 59.5 14C61 25 55 36 44 38Z"
      fill="var(--face-skin-2)"
    />
    <Shade
      d="M18.5 33.5C13 31 9 26.5 6.5 21C7.5 28 12 34 18.5 36ZM45.5 33.5C51 31 55 26.5 57.5 21C56.5 28 52 34 45.5 36Z"
      opacity={0.25}
    />
    <path
      d="M20.5 27C20.5 17 25 13 32 13S43.5 17 43.5 27C43.5 39 38 48 32 48S20.5 39 20.5 27Z"
      fill="var(--face-skin-2)"
    />
    <Shade d="M40 19C43 30 40 42 32 48C39 47 43.5 39 43.5 27Z" opacity={0.15} />
    <path d="M32 40C28 39 24 40 22 35C20 44 23 56 32 63C41 56 44 44 42 35C40 40 36 39 32 40Z" fill="var(--face-snow)" />
    <Shade d="M42 35C44 44 41 56 32 63C36 55 38 48 37 40C39 40 41 38 42 35Z" opacity={0.14} />
    <Pen d="M27 46Q27 52 31 58M36 47Q36 52 33.5 57" width={1} opacity={0.4} />
    <path d="M28.5 42.5Q32 45 35.5 42.5Q32 47 28.5 42.5Z" fill="var(--face-lips)" strokeWidth={1} />
    <path
      d="M32 40.5C29 38 25 39 23.5 42C22.5 45 21 47.5 18 48.5C23 49.5 27 46 28.5 43C30 42.5 31 42 32 41C33 42 34 42.5 35.5 43C37 46 41 49.5 46 48.5C43 47.5 41.5 45 40.5 42C39 39 35 38 32 40.5Z"
      fill="var(--face-snow)"
      strokeWidth={1.2}
    />
    <Pen d="M23.3 32Q26.3 35.3 29.3 32M34.7 32Q37.7 35.3 40.7 32" width={1.8} />
    <Pen
      d="M22 34.5L20.8 35.5M42 34.5L43.2 35.5M24.5 36.8Q26.5 37.8 28.5 37M35.5 37Q37.5 37.8 39.5 36.8"
      width={0.9}
      opacity={0.6}
    />
    <Pen d="M32.5 29Q36 37 32 38Q30.5 38.3 29.5 37.3" />
    <path
      d="M30 28C26 25 21 25 16 30C21 28 26 28.5 30 30.5ZM34 28C38 25 43 25 48 30C43 28 38 28.5 34 30.5Z"
      fill="var(--face-snow)"
      strokeWidth={1.1}
    />
    <path
      d="M32 7C20 5 14.5 14 15 28C15 37 13.5 44 10.5 50C18 46 21 37 20.5 28C21 22 26 18 32 13C38 18 43 22 43.5 28C43 37 46 46 53.5 50C50.5 44 49 37 49 28C49.5 14 44 5 32 7Z"
      fill="var(--face-snow)"
    />
    <Shade
      d="M39 7.5C46 9.5 49.5 17 49 28C49 37 50.5 44 53.5 50C46 46 43 37 43.5 28C46 20 44 13 39 7.5Z"
      opacity={0.13}
    />
    <Pen
      d="M17.5 30Q17.5 38 15.5 43M46.5 30Q46.5 38 48.5 43M30 11Q22 16 18.5 24M34 11Q42 16 45.5 24"
      width={0.9}
      opacity={0.35}
    />
    <path d="M15.5 23Q25 19 32 22Q39 19 48.5 23" fill="none" strokeWidth={3.6} />
    <path d="M15.5 23Q25 19 32 22Q39 19 48.5 23" fill="none" stroke="var(--face-gold)" strokeWidth={1.9} />
    <path d="M32 17.5L35 22L32 26.5L29 22Z" fill="var(--face-blue)" strokeWidth={1.1} />
    <Light d="M32 18.5L34 21.5L31 22.5Z" opacity={0.6} />
  </>
);
