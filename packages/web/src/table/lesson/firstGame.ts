import type { Text } from '@guildhall/kernel';

/** What the first lesson of every game is called. */
export const firstGame: Text = { en: 'Your first game', de: 'Deine erste Partie', fr: 'Votre première partie' };
