import css from './toy.module.css';

export const COLOURS = ['amber', 'teal', 'plum', 'lime', 'coral', 'slate'] as const;
export type Colour = (typeof COLOURS)[number];
export const playerClass = (colour: Colour): string => css[colour]!;

interface Props {
  readonly colour: string;
  readonly size: number;
  readonly label?: string;
}

export const Snail = ({ colour, size, label }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="-10 -10 20 20"
    className={playerClass(colour as Colour)}
    data-snail={colour}
    role={label === undefined ? undefined : 'img'}
    aria-hidden={label === undefined}
    aria-label={label}
  >
    <path d="M-9 7h17q2-5-1-9" fill="none" stroke="currentColor" strokeWidth="2" />
    <circle cy="1" r="6" fill="var(--pc)" />
  </svg>
);

export const Hero = () => (
  <svg viewBox="0 0 60 20" width="100%" height="100%" data-hero="snails" aria-hidden="true">
    {COLOURS.map((colour, i) => (
      <circle key={colour} cx={8 + i * 9} cy={10 + (i % 3)} r="4" className={playerClass(colour)} fill="var(--pc)" />
    ))}
  </svg>
);
