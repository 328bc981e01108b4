import { Backdrop, Cheeks, Eyes, Light, Pen, RIM, Shade } from './parts.tsx';

/** An elf with copper braids and a wreath of leaves, glad that you came. */
export const Mirel = () => (
  <>
    <Backdrop of="sand" />
    <path
      d="M32 10C18 10 13 21 14 33C14 41 10 46 11 52C20 57 44 57 53 52C54 46 50 41 50 33C51 21 46 10 32 10Z"
      fill="var(--face-copper)"
    />
    <Shade d="M32 10C18 10 13 21 14 33C14 41 10 46 11 52C20 57 44 57 53 52C54 46 50 41 50 33Z" opacity={0.22} />
    <path d={`M8 51C12 47 20 46.5 26 45.5Q32 52 38 45.5C44 46.5 52 47 56 51${RIM}`} fill="var(--face-green)" />
    <path d="M27 42V47Q32 54 37 47V42Z" fill="var(--face-skin-1)" strokeWidth={1.2} />
    <Shade d="M27 44Q32 50 37 44V48Q32 52 27 48Z" />
    <path d="M23 46Q32 61 41 46" fill="none" stroke="var(--face-gold)" strokeWidth={2} />
    <path
      d="M20.5 31C15 29 9 24 5 17C4 28 10 38 21 39ZM43.5 31C49 29 55 24 59 17C60 28 54 38 43 39Z"
      fill="var(--face-skin-1)"
    />
    <Shade d="M19 34C14 32 10 28 7 23C8 30 12 35 19 37ZM45 34C50 32 54 28 57 23C56 30 52 35 45 37Z" opacity={0.25} />
    <path
      d="M19.5 30C19.5 20 25 16 32 16S44.5 20 44.5 30C44.5 40 38 48 32 48S19.5 40 19.5 30Z"
      fill="var(--face-skin-1)"
    />
    <Shade d="M41 22C44 34 40 43 32 48C39 47.5 44.5 40 44.5 30C44.5 26 43.5 23 41 22Z" opacity={0.13} />
    <Cheeks apart={8.5} y={38} />
    <path
      d="M32 15C24 12 17 19 18 34C21 32 27 27 31 20C36 27 42 32 46 34C47 19 40 12 32 15Z"
      fill="var(--face-copper)"
    />
    <Light d="M22 21C24 17 28 16 30 17C27 20 24 23 21 27Z" opacity={0.25} />
    <path
      d="M31 17C28 11 30 8 32 6C34 8 36 11 33 17ZM28 18C22 16 20 12 20 9C25 9 28 13 29 17ZM36 18C42 16 44 12 44 9C39 9 36 13 35 17ZM23 21C17 22 14 19 12 16C17 14 22 17 24 20ZM41 21C47 22 50 19 52 16C47 14 42 17 40 20Z"
      fill="var(--face-green)"
      strokeWidth={1.2}
    />
    <circle cx={32} cy={18.5} r={2.4} fill="var(--face-gold)" strokeWidth={1.1} />
    <Eyes apart={5.8} y={33} />
    <Pen d="M23.5 31.5L22 30M40.5 31.5L42 30" />
    <Pen d="M23.5 28.5Q26 26.5 28.5 28M35.5 28Q38 26.5 40.5 28.5" />
    <Pen d="M32 34.5Q34 37 31.5 37.5" opacity={0.7} />
    <path d="M27 40.5Q32 42 37 40.5Q36 45 32 45T27 40.5Z" fill="var(--face-glint)" strokeWidth={1.2} />
    {[41, 46, 51, 56].map((y) => (
      <path
        key={y}
        d={`M14 ${y}q4 -4 7 0q-1 5 -4 6q-4 -2 -3 -6ZM50 ${y}q-4 -4 -7 0q1 5 4 6q4 -2 3 -6Z`}
        fill="var(--face-copper)"
        strokeWidth={1.2}
      />
    ))}
  </>
);
