import { Backdrop, Light, Pen, RIM, Shade } from './parts.tsx';

/** An elf behind a golden mask; whatever you plan, she has read it. */
export const Nyssa = () => (
  <>
    <Backdrop of="lilac" />
    <path d="M18 24C16 38 14 46 9 52C18 57 46 57 55 52C50 46 48 38 46 24Z" fill="var(--face-snow)" />
    <Shade d="M18 24C16 38 14 46 9 52C18 57 46 57 55 52C50 46 48 38 46 24Z" opacity={0.28} />
    <path
      d="M20 31C14 29 7 25 2 24C5 32 12 38 21 38ZM44 31C50 29 57 25 62 24C59 32 52 38 43 38Z"
      fill="var(--face-skin-4)"
    />
    <Shade
      d="M18 33.5C13 32.5 9.5 29.5 6 27.5C9 32 13 35.5 19 36ZM46 33.5C51 32.5 54.5 29.5 58 27.5C55 32 51 35.5 45 36Z"
      opacity={0.35}
    />
    <path d={`M8 51C10 49 13 48 16 47.5L32 55L48 47.5C51 48 54 49 56 51${RIM}`} fill="var(--face-night)" />
    <path d="M27.5 42V50L32 57L36.5 50V42Z" fill="var(--face-skin-4)" strokeWidth={1.2} />
    <Shade d="M27.5 44Q32 49 36.5 44V50Q32 53 27.5 50Z" opacity={0.3} />
    <path d="M20 29C20 20 25 15 32 15S44 20 44 29C44 38 37 48.5 32 48.5S20 38 20 29Z" fill="var(--face-skin-4)" />
    <Shade d="M40 38C38 43 35 47 32 48.5C38 47 44 38 44 31Z" opacity={0.2} />
    <path
      d="M14 42C19 42 26 46 32 58C38 46 45 42 50 42L52 54C45 59 38 61.5 32 63C26 61.5 19 59 12 54Z"
      fill="var(--face-purple)"
    />
    <Shade d="M50 42L52 54C45 59 38 61.5 32 63V58C38 46 45 42 50 42Z" opacity={0.28} />
    <Light d="M14.5 44Q20 45 24 49Q19 47 14 49Z" opacity={0.25} />
    <path
      d="M19 30C24 26.5 29 28 32 31C35 28 40 26.5 45 30C46 35.5 42 39.5 37.5 39C34.5 38.5 33.5 36 32 36S29.5 38.5 26.5 39C22 39.5 18 35.5 19 30Z"
      fill="var(--face-gold)"
      strokeWidth={1.3}
    />
    <Shade d="M45 30C46 35.5 42 39.5 37.5 39C40 37.5 43 34 42.5 28.7Q44 29 45 30Z" opacity={0.2} />
    <Light d="M21 30.5Q24 28.5 28 29.5Q24 30 21.5 32.5Z" opacity={0.8} />
    <path
      d="M22.5 32.5Q26 31 30 34.5Q28.5 36.5 26 36.5T22.5 32.5ZM41.5 32.5Q38 31 34 34.5Q35.5 36.5 38 36.5T41.5 32.5Z"
      fill="var(--face-glint)"
      strokeWidth={1.1}
    />
    <circle cx={27.3} cy={34.3} r={1.5} fill="var(--face-line)" stroke="none" />
    <circle cx={38.8} cy={34} r={1.5} fill="var(--face-line)" stroke="none" />
    <path
      d="M27 43.5Q30 41.5 32 42.3Q34 41.5 38.5 41Q36 45.8 32 45.8Q29 45.8 27 43.5Z"
      fill="var(--face-lips)"
      strokeWidth={0.9}
    />
    <Pen d="M26.5 43.5Q33 44.5 39.3 40.5" width={1.1} />
    <path
      d="M36 9C22 6 14 15 14.5 29C14.5 37 13 43 10.5 48C17 46 20 39 20 31C26 28 31 23 34 16.5C36 21 40 26 44 28.5C44 37 46 45 53.5 48C50 42 49.5 36 49.5 28C50 16 45 9 36 9Z"
      fill="var(--face-snow)"
    />
    <Shade
      d="M44 28.5C44 37 46 45 53.5 48C50 42 49.5 36 49.5 28C50 18 46.5 11.5 41 9.6C46 16 46 23 44 28.5Z"
      opacity={0.16}
    />
    <Pen d="M34 16.5C30 22 25 25.5 19 28M33.5 12C27 14 20.5 19 17.5 27M38.5 14Q44 19 46 28" width={0.9} opacity={0.4} />
    <circle cx={10.5} cy={36.5} r={2.2} fill="none" strokeWidth={2.6} />
    <circle cx={10.5} cy={36.5} r={2.2} fill="none" stroke="var(--face-gold)" strokeWidth={1.3} />
    <circle cx={53.5} cy={36.5} r={2.2} fill="none" strokeWidth={2.6} />
    <circle cx={53.5} cy={36.5} r={2.2} fill="none" stroke="var(--face-gold)" strokeWidth={1.3} />
  </>
);
