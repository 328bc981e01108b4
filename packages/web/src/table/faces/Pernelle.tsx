import { Backdrop, Cheeks, Eyes, Light, Pen, RIM, Shade } from './parts.tsx';

const CURLS =
  'M32 8C36 2 45 4 45 10C51 8 57 13 54 19C60 21 61 28 57 31C60 36 57 42 51 41C50 45 46 46 43 44H21C18 46 14 45 13 41C7 42 4 36 7 31C3 28 4 21 10 19C7 13 13 8 19 10C19 4 28 2 32 8Z';

/** A gnome with goggles and a plan for a lock; the plan is behind her ear. */
export const Pernelle = () => (
  <>
    <Backdrop of="rose" />
    <path d={CURLS} fill="var(--face-raven)" />
    <Shade d="M54 19C60 21 61 28 57 31C60 36 57 42 51 41C50 45 46 46 43 44H32C46 40 52 30 47 16Z" opacity={0.3} />
    <path
      d="M9 24q1 -4 5 -3q3 2 1 4M7 36q1 -4 5 -3q3 2 1 4M18 14q2 -4 6 -2q2 3 -1 4M34 10q3 -4 6 -1q1 3 -2 4M47 15q4 -2 5 2q0 3 -3 3M51 26q4 -1 5 2q0 3 -3 3"
      fill="none"
      stroke="var(--face-leather)"
      strokeWidth={1.3}
      opacity={0.8}
    />
    <path d={`M8 51C12 47.5 18 47 25 46H39C46 47 52 47.5 56 51${RIM}`} fill="var(--face-linen)" />
    <path d="M18 48L24 54H40L46 48L47 58.5A30 30 0 0 1 17 58.5Z" fill="var(--face-leather)" strokeWidth={1.3} />
    <Shade d="M40 54L46 48L47 58.5Q44 61 40 62Z" />
    <path d="M27.5 44V48Q32 53 36.5 48V44Z" fill="var(--face-skin-3)" strokeWidth={1.2} />
    <path
      d="M18 36C13 32 9 34 10 39C11 44 16 45 19 42ZM46 36C51 32 55 34 54 39C53 44 48 45 45 42Z"
      fill="var(--face-skin-3)"
    />
    <path d="M17 33C17 24 23 20 32 20S47 24 47 33C47 43 41 49 32 49S17 43 17 33Z" fill="var(--face-skin-3)" />
    <Shade d="M43 26C46 37 42 45 32 49C41 48.5 47 43 47 33Z" />
    <path
      d="M17 30C18 20 24 17 32 17S46 20 47 30C44 26 41 25 38 27C36 24 31 24 29 27C25 24 20 25 17 30Z"
      fill="var(--face-raven)"
      strokeWidth={1.3}
    />
    <path d="M14 22Q32 14 50 22" fill="none" strokeWidth={5} />
    <path d="M14 22Q32 14 50 22" fill="none" stroke="var(--face-leather)" strokeWidth={2.6} />
    {[24.5, 39.5].map((x) => (
      <g key={x}>
        <circle cx={x} cy={19} r={6.3} fill="var(--face-gold)" />
        <circle cx={x} cy={19} r={4} fill="var(--face-sky)" strokeWidth={1.2} />
        <Light d={`M${x - 2.5} 20.5l3.5 -4.5l2 .5l-4 5Z`} opacity={0.8} />
      </g>
    ))}
    <Cheeks apart={10.5} y={39.5} />
    <Eyes apart={6.3} y={34} size={2.1} />
    <Pen d="M22.5 29.8Q25.5 28 28.5 29.8M35.5 29.8Q38.5 28 41.5 29.8" width={1.5} />
    <Pen d="M23.5 32.3L21.8 31M40.5 32.3L42.2 31" />
    <ellipse cx={32} cy={38.5} rx={3.8} ry={3.2} fill="var(--face-skin-3)" strokeWidth={1.3} />
    <path d="M35.5 38A3.8 3.2 0 0 1 30 41.2Q34.5 41 35.5 38Z" fill="var(--face-blush)" stroke="none" opacity={0.6} />
    <path d="M25.5 42.5Q32 44.5 38.5 42.5Q37.5 47 32 47T25.5 42.5Z" fill="var(--face-glint)" strokeWidth={1.2} />
    <Pen d="M32 43.8V47" width={0.9} opacity={0.6} />
    <path d="M49 40L59.5 27L61.5 28.5L51 41.5L48.5 42.5Z" fill="var(--face-red)" strokeWidth={1.1} />
  </>
);
