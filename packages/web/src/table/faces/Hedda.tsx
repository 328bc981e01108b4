import { Backdrop, Cheeks, Eyes, Light, Pen, RIM, Shade } from './parts.tsx';

/** A dwarf captain with a crown of battlements; nothing gets past her. */
export const Hedda = () => (
  <>
    <Backdrop of="sky" />
    <path d={`M8 51C11 45 17 43 24 43H40C47 43 53 45 56 51${RIM}`} fill="var(--face-night)" />
    <path
      d="M6 48C7 42 14 39 20 42L22 53C17 52 12 54 9 52ZM58 48C57 42 50 39 44 42L42 53C47 52 52 54 55 52Z"
      fill="var(--face-steel)"
    />
    <Light d="M9 47Q11 43 15 43L12 48Z" opacity={0.7} />
    <Shade d="M58 48C57 42 50 39 44 42C49 43 52 47 52 52.5Q54 53 55 52Z" opacity={0.25} />
    {[false, true].map((right) => (
      <g key={`${right}`} transform={right ? 'translate(64)scale(-1 1)' : undefined}>
        <circle cx={11.5} cy={34} r={8} fill="var(--face-copper)" />
        <Pen d="M18 37C15 41.5 7 40 7 34.5C7 29 15 28.5 15.5 33.5C15.5 37 10.5 37 10.8 34" width={1.3} opacity={0.75} />
        <Light d="M6.5 30.5Q8.5 28 12 28L8.5 31Z" />
      </g>
    ))}
    <path d="M17 30C17 20 23 16 32 16S47 20 47 30V36C47 45 39 50 32 50S17 45 17 36Z" fill="var(--face-skin-1)" />
    <Shade d="M44 24C46 37 42 46 32 50C40 49.5 47 45 47 36V30Z" opacity={0.13} />
    <path
      d="M32 14C20 13 14 21 16 36C19 34 20 31 21 28C26 27 30 24.5 32 21.5C34 24.5 38 27 43 28C44 31 45 34 48 36C50 21 44 13 32 14Z"
      fill="var(--face-copper)"
      strokeWidth={1.3}
    />
    <Pen d="M28.5 22Q24 25 18.5 26M35.5 22Q40 25 45.5 26" width={0.9} opacity={0.5} />
    <Cheeks apart={10.5} y={40.5} />
    <Eyes apart={6.3} y={34.3} size={2} />
    <Pen d="M22 33.5Q25.5 31.5 29 33.3M35 33.3Q38.5 31.5 42 33.5L43.3 32.3M22 33.5L20.7 32.3" width={1.3} />
    <Pen d="M21 30L29 30.8M35 29.8Q39 26.8 43 28" width={1.9} />
    <path d="M30.2 35C28 38.5 28.2 41 32 41S36 38.5 33.8 35" fill="var(--face-skin-1)" strokeWidth={1.2} />
    <path d="M35 37.5Q36 41 31 41Q34 40 35 37.5Z" fill="var(--face-blush)" stroke="none" opacity={0.5} />
    <path
      d="M27.5 45Q30 43.5 32 44.2Q34 43.5 37 44.3Q34 47 31.5 46.8Q29 46.8 27.5 45Z"
      fill="var(--face-lips)"
      strokeWidth={0.8}
    />
    <Pen d="M26.8 45.3Q32 44.8 37.5 44" width={1.2} />
    <path
      d="M22.5 39.5h.1M25 41h.1M41.5 39.5h.1M39 41h.1M24.5 38h.1M39.5 38h.1"
      stroke="var(--face-copper)"
      strokeWidth={1.1}
    />
    <path
      d="M13.5 7.5L19 6L20 9.5L24 8.8L23.5 4L29 3.3V8H35V3.3L40.5 4L40 8.8L44 9.5L45 6L50.5 7.5L48.5 22Q32 16 15.5 22Z"
      fill="var(--face-steel)"
    />
    <Shade d="M40 8.8L44 9.5L45 6L50.5 7.5L48.5 22Q45 20.5 41 19.8Z" opacity={0.22} />
    <Light d="M16 9.5L18 9L19.5 18L17 18.7Z" opacity={0.6} />
    <Pen d="M21 14.5h5M30 12.5h6M40 14h4M18 11.5h3M43.5 11h4" width={1} opacity={0.45} />
    <path d="M15.5 22Q32 16 48.5 22" fill="none" strokeWidth={4.2} />
    <path d="M15.5 22Q32 16 48.5 22" fill="none" stroke="var(--face-gold)" strokeWidth={2.2} />
    <path
      d="M16 53.5C20 49 25 51.5 32 52.5C39 51.5 44 49 48 53.5C46 58.5 40 60.5 32 60.5S18 58.5 16 53.5Z"
      fill="var(--face-chestnut)"
    />
    <Pen d="M21 53l1 3.5M26 53.5l.5 4M38 53.5l-.5 4M43 53l-1 3.5" width={1} opacity={0.7} />
    <circle cx={32} cy={56.5} r={3.4} fill="var(--face-gold)" strokeWidth={1.2} />
    <circle cx={32} cy={56.5} r={1.2} fill="var(--face-red)" stroke="none" />
  </>
);
