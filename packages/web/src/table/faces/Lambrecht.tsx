import { Backdrop, Cheeks, Light, Pen, RIM, Shade } from './parts.tsx';

/** An alderman in a great red chaperon, who always knows more than he says. */
export const Lambrecht = () => (
  <>
    <Backdrop of="sage" />
    <path d={`M8 51C11 46 18 45 24 44H40C46 45 53 46 56 51${RIM}`} fill="var(--face-night)" />
    <path d="M46 22C54 28 57 40 54 53L45 58C48 46 47 36 42 28Z" fill="var(--face-red)" />
    <Shade d="M46 22C54 28 57 40 54 53L50 55C52 42 50 30 46 22Z" opacity={0.25} />
    <path
      d="M20 45C24 50 40 50 44 45L47 50C42 58 36 58 32 63C28 58 22 58 17 50Z"
      fill="var(--face-chestnut)"
      strokeWidth={1.3}
    />
    <Pen d="M22 50l1 2.5M27 52l.5 3M37 52l-.5 3M42 50l-1 2.5" width={1} opacity={0.7} />
    <path d="M18 30C17 20 24 16 32 16S47 20 46 30C48 40 43 50.5 32 50.5S16 40 18 30Z" fill="var(--face-skin-1)" />
    <Shade d="M43 24C46 36 43 46 32 50.5C43 50.5 48 40 46 30Z" opacity={0.14} />
    <Pen d="M22.5 44C25 48.5 39 48.5 41.5 44" width={1.1} opacity={0.5} />
    <Cheeks apart={9.5} y={38} />
    <path
      d="M22.5 32.5Q26 30 29.5 32Q29 35.5 26.5 35.5T22.5 32.5ZM34.5 32Q38 30 41.5 32.5Q40 35.5 37.5 35.5T34.5 32Z"
      fill="var(--face-glint)"
      strokeWidth={1}
    />
    <circle cx={24.8} cy={33.4} r={1.6} fill="var(--face-line)" stroke="none" />
    <circle cx={36.3} cy={33.4} r={1.6} fill="var(--face-line)" stroke="none" />
    <Pen d="M22 32.5Q26 30.5 30 32.5M34 32.5Q38 30.5 42 32.5" width={1.5} />
    <Pen d="M22 28.5Q25.5 27 29 29M34.5 27.5Q38 24.5 42 26.5" width={1.7} />
    <Pen d="M24 37Q26.5 38 28.5 37M35.5 37Q37.5 38 40 37" width={0.9} opacity={0.5} />
    <path d="M31.5 32C34 36 36.5 38.5 33 39.5Q30.5 40 29.5 38.5" fill="none" strokeWidth={1.3} />
    <Pen d="M27.5 44.5Q33 46.8 38.5 43" width={1.4} />
    <path
      d="M32 41.5C30 39.8 26.5 40.5 24.5 42.5C23 43.5 21 43 20.5 41C20 45 24 46 27 45C29.5 44 31 43 32 42.5C33 43 34.5 44 37 45C40 46 44 45 43.5 41C43 43 41 43.5 39.5 42.5C37.5 40.5 34 39.8 32 41.5Z"
      fill="var(--face-raven)"
      strokeWidth={0.7}
    />
    <path d="M29.5 47.5Q32 46.8 34.5 47.5Q34 53 32 56.5Q30 53 29.5 47.5Z" fill="var(--face-raven)" strokeWidth={0.8} />
    <path d="M28 13C18 10 14 6 12 3C20 -1 36 0 44 4C52 8 55 13 54 20Z" fill="var(--face-red)" />
    <Shade d="M28 13C22 11 17 8 14.5 5C24 4 34 6 38 14Z" opacity={0.3} />
    <Pen d="M36 3Q42 8 42 14M44 4.5Q49 9 49 15" opacity={0.5} />
    <path d="M12 25C7 17 16 11 32 11S57 17 52 25C48 30 40 25.5 32 25.5S16 30 12 25Z" fill="var(--face-red)" />
    <Shade d="M44 12.5C55 16 55 21 52 25C48 30 40 25.5 32 25.5C40 24 46 20 44 12.5Z" opacity={0.24} />
    <Light d="M14 19Q18 14.5 27 13.5Q19 17 16 23Z" opacity={0.3} />
    <Pen d="M22 12.5Q19 18 21 26M33 11.5Q36 18 34 25.5M44 13Q48 19 45 26.5" opacity={0.55} />
    <path d="M17 51Q22 61 32 61T47 51" fill="none" strokeWidth={3.8} />
    <path
      d="M17 51Q22 61 32 61T47 51"
      fill="none"
      stroke="var(--face-gold)"
      strokeWidth={2.2}
      strokeDasharray="2.6 .8"
      strokeLinecap="butt"
    />
  </>
);
