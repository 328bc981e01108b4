import type { Text } from '@guildhall/kernel';

export const coachTexts = {
  step: { en: 'Step {n} of {of}', de: 'Schritt {n} von {of}', fr: 'Étape {n} sur {of}' },
  next: { en: 'Next', de: 'Weiter', fr: 'Suivant' },
  leave: { en: 'Leave', de: 'Verlassen', fr: 'Quitter' },
  back: { en: 'Step back', de: 'Schritt zurück', fr: 'Étape précédente' },
  skip: { en: 'Skip this step', de: 'Schritt überspringen', fr: 'Passer cette étape' },
  again: { en: 'Start over', de: 'Von vorn', fr: 'Recommencer' },
  playNow: { en: 'Play a real game', de: 'Eine echte Partie spielen', fr: 'Jouer une vraie partie' },
  nextLesson: { en: 'Next lesson', de: 'Nächste Lektion', fr: 'Leçon suivante' },
  rules: { en: 'Read the rules', de: 'Die Regeln lesen', fr: 'Lire les règles' },
  notYet: { en: 'Not yet: {hint}', de: 'Noch nicht: {hint}', fr: 'Pas encore\u00a0: {hint}' },
  watch: {
    en: 'The others are at work. Watch what they do.',
    de: 'Jetzt sind die anderen am Werk. Schau ihnen zu.',
    fr: 'Les autres sont à l’œuvre. Regardez-les faire.',
  },
} satisfies Record<string, Text>;
