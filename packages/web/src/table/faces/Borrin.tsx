import { Backdrop, Cheeks, Light, Pen, RIM, Shade } from './parts.tsx';

/** A dwarf under a kettle hat, who looks at you as at a crooked wall. */
export const Borrin = () => (
  <>
    <Backdrop of="slate" />
    <path d={`M8 51C10 44 16 41 24 40H40C48 41 54 44 56 51${RIM}`} fill="var(--face-leather)" />
    <Shade d="M8 51C10 44 16 41 24 40L18 60Z" />
    <circle cx={16} cy={33} r={4} fill="var(--face-skin-2)" />
    <circle cx={48} cy={33} r={4} fill="var(--face-skin-2)" />
    <path d="M17 24H47V40H17Z" fill="var(--face-skin-2)" />
    <Shade d="M17 24H47V30Q32 25 17 30Z" opacity={0.3} />
    <Cheeks apart={9.5} y={36.5} />
    <path
      d="M15.5 31C17 36 20 37 23 37H41C44 37 47 36 48.5 31C53 41 51 55 43 60Q38 57 36 62H28Q26 57 21 60C13 55 11 41 15.5 31Z"
      fill="var(--face-ash)"
    />
    <Shade d="M48.5 31C53 41 51 55 43 60Q40 58 38 59C44 52 47 44 45 36Z" />
    <Pen d="M19 45Q18 52 21 57M45 45Q46 52 43 57M26 50Q25 56 28 60M38 50Q39 56 36 60M32 50V57" opacity={0.55} />
    <path
      d="M32 40C28 35 18 37 13.5 46C20 48.5 29 48 32 43C35 48 44 48.5 50.5 46C46 37 36 35 32 40Z"
      fill="var(--face-snow)"
    />
    <Shade d="M50.5 46C46 37 38 36 35 38C40 38 45 41 44 47.5Z" opacity={0.15} />
    <Pen d="M18 44Q23 40 28 41M46 44Q41 40 36 41" width={1} opacity={0.5} />
    <path d="M28.5 31C29 28 35 28 35.5 31C39 36 38 40.5 32 40.5S25 36 28.5 31Z" fill="var(--face-skin-2)" />
    <path d="M33 30C38 36 38 40.5 32 40.5C39 38 34 34 33 30Z" fill="var(--face-blush)" stroke="none" opacity={0.45} />
    <ellipse cx={24} cy={32.5} rx={1.7} ry={1.9} fill="var(--face-line)" stroke="none" />
    <ellipse cx={40} cy={32.5} rx={1.7} ry={1.9} fill="var(--face-line)" stroke="none" />
    <path
      d="M17 27C21 25 27 28 30 31.5C27 31 21 31 18 31.5ZM47 27C43 25 37 28 34 31.5C37 31 43 31 46 31.5Z"
      fill="var(--face-snow)"
      strokeWidth={1.2}
    />
    <path d="M14.5 22C14 9 22 3 32 3S50 9 49.5 22Z" fill="var(--face-steel)" />
    <Shade d="M37 3.5C47 6 50 12 49.5 22H42C44 14 42 8 37 3.5Z" opacity={0.25} />
    <Light d="M20 19C19 12 22 8 27 6C23 11 23 15 24 19Z" opacity={0.6} />
    <path d="M30 2.5H34V21H30Z" fill="var(--face-gold)" strokeWidth={1.2} />
    <path d="M7.5 26C11 20 20 18 32 18S53 20 56.5 26C50 27 41 25 32 25S14 27 7.5 26Z" fill="var(--face-steel)" />
    <Light d="M12 23.5Q20 20 32 20L31 21.5Q20 22 12 24.5Z" opacity={0.6} />
    <path d="M18 22.5h.1M25 21.5h.1M39 21.5h.1M46 22.5h.1" strokeWidth={2.2} />
    <path d="M28 53.5H36V57.5H28Z" fill="var(--face-gold)" strokeWidth={1.2} />
  </>
);
