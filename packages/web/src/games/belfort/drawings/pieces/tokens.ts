import type { Worker } from '@guildhall/belfort';

/** One shape per meaning: elves are round, dwarves square, gnomes and their locks five-sided. */
export const TOKEN_SHAPES = {
  elf: 'M0,-9A9,9 0 1 1 0,9A9,9 0 1 1 0,-9Z',
  dwarf: 'M-6.5,-8.5H6.5Q8.5,-8.5 8.5,-6.5V6.5Q8.5,8.5 6.5,8.5H-6.5Q-8.5,8.5 -8.5,6.5V-6.5Q-8.5,-8.5 -6.5,-8.5Z',
  gnome: 'M0,-10.4L9.8,-3.2L6.1,8.4H-6.1L-9.8,-3.2Z',
} as const;

export const isMaster = (worker: Worker): boolean => worker === 'masterElf' || worker === 'masterDwarf';
export const isElf = (worker: Worker): boolean => worker === 'elf' || worker === 'masterElf';
