import { Backdrop, Cheeks, Eyes, Light, Pen, RIM, Shade } from './parts.tsx';

/** A townswoman in a winged bonnet, who can do anything a little. */
export const Marieke = () => (
  <>
    <Backdrop of="sky" />
    <path d={`M8 51C12 47.5 19 47 25 46H39C45 47 52 47.5 56 51${RIM}`} fill="var(--face-blue)" />
    <path d="M27 42V49Q32 54 37 49V42Z" fill="var(--face-skin-1)" strokeWidth={1.2} />
    <Shade d="M27 44Q32 50 37 44V48Q32 52 27 48Z" />
    <path
      d="M14 48.5L26 45.5C27 51 30 54 32 56C34 54 37 51 38 45.5L50 48.5C46 56 38 60 32 63C26 60 18 56 14 48.5Z"
      fill="var(--face-linen)"
      strokeWidth={1.3}
    />
    <Shade d="M38 45.5L50 48.5C46 56 38 60 32 63V56C34 54 37 51 38 45.5Z" opacity={0.13} />
    <path
      d="M32 5C17 5 12 16 13 29C10 31 5 30 1.5 25C1.5 35 7 43 16 42C20 41.5 21 38 20.5 34L43.5 34C43 38 44 41.5 48 42C57 43 62.5 35 62.5 25C59 30 54 31 51 29C52 16 47 5 32 5Z"
      fill="var(--face-linen)"
    />
    <Shade
      d="M13 29C15 33 14 38 8.5 40Q12 42.5 16 42C20 41.5 21 38 20.5 34ZM51 29C49 33 50 38 55.5 40Q52 42.5 48 42C44 41.5 43 38 43.5 34Z"
      opacity={0.16}
    />
    <path
      d="M19.5 30C19.5 21 25 18 32 18S44.5 21 44.5 30C44.5 40 38 48 32 48S19.5 40 19.5 30Z"
      fill="var(--face-skin-1)"
    />
    <Shade d="M41 24C44 34 40 43 32 48C39 47.5 44.5 40 44.5 30C44.5 27 43 25 41 24Z" opacity={0.12} />
    <path
      d="M32 18C24 17 19 22 19 31C24 29 29 25 32 20.5C35 25 40 29 45 31C45 22 40 17 32 18Z"
      fill="var(--face-straw)"
      strokeWidth={1.3}
    />
    <path
      d="M32 13C22 13 16.5 19 16 31L19.5 30C20.5 22 25 18.5 32 18.5S43.5 22 44.5 30L48 31C47.5 19 42 13 32 13Z"
      fill="var(--face-linen)"
      strokeWidth={1.3}
    />
    <Shade d="M37 6C46 9 50 17 49 28C47.5 21 46 17 41 14.5C41 11 40 8 37 6Z" opacity={0.13} />
    <Pen d="M24 8.5Q26 11 25 14M32 6.5V12.5M40 8.5Q38 11 39 14" width={0.9} opacity={0.35} />
    <Cheeks apart={8.3} y={38} />
    <Eyes apart={5.6} y={33.5} size={2} />
    <Pen d="M23.5 29.5Q26 27.5 28.5 28.8M35.5 28.8Q38 27.5 40.5 29.5" />
    <Pen d="M31 37.5Q32.5 38.5 33.8 37.3" opacity={0.75} />
    <path d="M26.5 40.5Q32 42.5 37.5 40.5Q36.5 45.8 32 45.8T26.5 40.5Z" fill="var(--face-lips)" strokeWidth={1.2} />
    <path d="M27.5 41Q32 42.8 36.5 41L36 42.8Q32 44 28 42.8Z" fill="var(--face-glint)" stroke="none" />
    <path d="M24.5 36.5h.1M22.6 35.2h.1M39.5 36.5h.1M41.4 35.2h.1" stroke="var(--face-copper)" strokeWidth={1} />
    <path d="M26.8 48.3h.1M29 50.7h.1M32 51.8h.1M35 50.7h.1M37.2 48.3h.1" stroke="var(--face-red)" strokeWidth={2.8} />
    <Light d="M20 11Q24 7 29 7Q23 10 20 15Z" opacity={0.9} />
  </>
);
