import { Backdrop, Cheeks, Light, Pen, RIM, Shade } from './parts.tsx';

/** A gnome with a cap as long as his list of friends; his fingers are longer. */
export const Pepin = () => (
  <>
    <Backdrop of="sage" />
    <path d={`M8 51C12 47 18 46 24 45H40C46 46 52 47 56 51${RIM}`} fill="var(--face-red)" />
    <Shade d="M56 51C52 47 47 46 42 45.3L43 61C50 58 54 55 56 51Z" />
    <path
      d="M14.5 33C10 27 4 29 5 36C6 42 12 44 16 41ZM49.5 33C54 27 60 29 59 36C58 42 52 44 48 41Z"
      fill="var(--face-skin-2)"
    />
    <Shade
      d="M13.5 35C11 32 7.5 33 8 36.5C8.5 39.5 12 40.5 14 39.5ZM50.5 35C53 32 56.5 33 56 36.5C55.5 39.5 52 40.5 50 39.5Z"
      opacity={0.22}
    />
    <path
      d="M14.5 34C14.5 26 22 23 32 23S49.5 26 49.5 34C49.5 45 42 51 32 51S14.5 45 14.5 34Z"
      fill="var(--face-skin-2)"
    />
    <path
      d="M14.5 34C13 42 13 49 19 52C20 56 24 57 27 55C29 59 35 59 37 55C40 57 44 56 45 52C51 49 51 42 49.5 34C47.5 39 45 41 42 41.5H22C19 41 16.5 39 14.5 34Z"
      fill="var(--face-straw)"
    />
    <Shade d="M49.5 34C51 42 51 49 45 52C44 56 40 57 37 55C44 51 46.5 45 46 40Z" />
    <Pen d="M19.5 45Q20 49 23 51.5M44.5 45Q44 49 41 51.5M30 53Q32 55 34 53" width={1} opacity={0.5} />
    <path d="M23 42Q32 46 41 42Q40.5 50.5 32 50.5T23 42Z" fill="var(--face-lips)" strokeWidth={1.2} />
    <path d="M24 43Q32 46 40 43L39.5 45.3Q32 48 24.5 45.3Z" fill="var(--face-glint)" stroke="none" />
    <Cheeks apart={11.5} y={38} />
    <path
      d="M32 41C28 38.5 22 38.5 20 42Q18 43 16 41C17 45.5 27 46.5 32 42.5C37 46.5 47 45.5 48 41Q46 43 44 42C42 38.5 36 38.5 32 41Z"
      fill="var(--face-straw)"
      strokeWidth={1.3}
    />
    <circle cx={32} cy={36.5} r={5.2} fill="var(--face-skin-2)" />
    <path d="M36.7 35A5 5 0 0 1 28 39.7C33 40 35.5 38 36.7 35Z" fill="var(--face-blush)" stroke="none" opacity={0.5} />
    <Light d="M29.5 35a2 2 0 0 1 3 -1.5Z" opacity={0.7} />
    <ellipse cx={23.5} cy={33.3} rx={2} ry={2.5} fill="var(--face-line)" stroke="none" />
    <circle cx={24.2} cy={32.2} r={0.8} fill="var(--face-glint)" stroke="none" />
    <Pen d="M37.5 34Q40.5 31 43.5 34" width={1.8} />
    <path
      d="M11 27C15 17 22 5 37 .5C50 -2.5 61 9 60.5 31C59.5 35 55.5 34 55 31C54 21 51 15 44 13C49 17 52 22 53 28Q32 20 11 27Z"
      fill="var(--face-purple)"
    />
    <Shade
      d="M41 0C52 0 61 11 60.5 31C59.5 35 55.5 34 55 31C54 21 51 15 44 13C49 17 52 22 53 28Q48 26 42 25C44 15 44 7 41 0Z"
      opacity={0.28}
    />
    <Light d="M16 23C19 15 24 8 31 4.5C26 10 22 16 20 22.5Z" opacity={0.28} />
    <Pen d="M44 13Q40 11.5 38 15" opacity={0.7} />
    <path d="M25.5 11L34 9.5L35.5 18L27 19.5Z" fill="var(--face-gold)" strokeWidth={1.1} />
    <Pen d="M24.3 13.5h2.4M25 17h2.4M33.5 12.5h2.4M34 16h2.4" width={0.9} />
    <path
      d="M10 27.5C18 20 46 20 54 28.5C55.5 31 54 33.5 51.5 32.5C42 26.5 22 26 12.5 32.5C10 33.5 8 30.5 10 27.5Z"
      fill="var(--face-purple)"
    />
    <Light d="M12 28.5C20 22.5 36 22 44 24.5C34 23.5 20 25 12 30Z" opacity={0.25} />
    <circle cx={57.5} cy={35.5} r={4} fill="var(--face-gold)" />
    <Pen d="M55.5 36.5h4M57.5 36.5v2" width={1.1} />
    <Pen d="M20 30Q23.5 27.8 27 30" width={1.5} />
  </>
);
