import type { Text } from '@guildhall/kernel';

export const settings = {
  title: { en: 'Settings', de: 'Einstellungen', fr: 'Réglages' },
  kept: {
    en: 'Kept on this device and in effect at once.',
    de: 'Sie gelten sofort und bleiben auf diesem Gerät.',
    fr: 'Ils s’appliquent aussitôt et restent sur cet appareil.',
  },
  looks: { en: 'Appearance', de: 'Aussehen', fr: 'Apparence' },
  atTheTable: { en: 'At the table', de: 'Am Tisch', fr: 'À la table' },
  language: { en: 'Language', de: 'Sprache', fr: 'Langue' },
  languageHint: {
    en: 'Can be changed in the middle of a game.',
    de: 'Lässt sich auch mitten in einer Partie wechseln.',
    fr: 'Peut être changée en pleine partie.',
  },
  theme: { en: 'Colours', de: 'Farben', fr: 'Couleurs' },
  speed: { en: 'Moving pieces', de: 'Bewegte Figuren', fr: 'Mouvement des pièces' },
  speedHint: {
    en: 'How fast pieces, goods and cards travel.',
    de: 'Wie schnell Figuren, Waren und Karten wandern.',
    fr: 'La vitesse des figurines, des biens et des cartes.',
  },
  motion: { en: 'Reduced motion', de: 'Weniger Bewegung', fr: 'Moins de mouvement' },
  motionHint: {
    en: 'Pieces appear where they belong instead of travelling, and nothing pulses.',
    de: 'Figuren erscheinen an ihrem Ort, statt zu wandern, und nichts pulsiert.',
    fr: 'Les pièces apparaissent à leur place au lieu de se déplacer, et rien ne clignote.',
  },
  pace: { en: 'Bots’ turns', de: 'Züge der Bots', fr: 'Tours des bots' },
  paceHint: {
    en: 'How long each move of a bot stays before the next one.',
    de: 'Wie lange ein Zug eines Bots stehen bleibt, bevor der nächste folgt.',
    fr: 'Le temps que chaque coup d’un bot reste affiché avant le suivant.',
  },
  askEnd: {
    en: 'Ask before my turn ends',
    de: 'Vor dem Ende meines Zugs nachfragen',
    fr: 'Demander avant la fin de mon tour',
  },
  askEndHint: {
    en: 'A move that ends your turn has to be confirmed.',
    de: 'Ein Zug, nach dem die anderen dran sind, muss bestätigt werden.',
    fr: 'Un coup qui termine votre tour doit être confirmé.',
  },
  keys: { en: 'Single keys', de: 'Einzelne Tasten', fr: 'Touches simples' },
  keysHint: {
    en: 'Digits choose cards, E ends the turn, U undoes, H asks for advice, ? lists the keys. Switched off, only Escape and the arrows do something.',
    de: 'Ziffern wählen Karten, E beendet den Zug, U macht rückgängig, H fragt um Rat, ? zeigt die Tasten. Ausgeschaltet tun nur Escape und die Pfeile etwas.',
    fr: 'Les chiffres choisissent des cartes, E termine le tour, U annule, H demande conseil, ? liste les touches. Désactivées, il ne reste qu’Échap et les flèches.',
  },
  sound: { en: 'Sound', de: 'Ton', fr: 'Son' },
  on: { en: 'On', de: 'An', fr: 'Activé' },
  off: { en: 'Off', de: 'Aus', fr: 'Désactivé' },
} as const satisfies Readonly<Record<string, Text>>;

export const themes = {
  system: { en: 'System', de: 'System', fr: 'Système' },
  light: { en: 'Light', de: 'Hell', fr: 'Clair' },
  dark: { en: 'Dark', de: 'Dunkel', fr: 'Sombre' },
} as const satisfies Readonly<Record<string, Text>>;

export const speeds = {
  slow: { en: 'Slow', de: 'Langsam', fr: 'Lent' },
  normal: { en: 'Normal', de: 'Normal', fr: 'Normal' },
  fast: { en: 'Fast', de: 'Schnell', fr: 'Rapide' },
  off: { en: 'Off', de: 'Aus', fr: 'Sans' },
} as const satisfies Readonly<Record<string, Text>>;

export const motions = {
  system: { en: 'As the system', de: 'Wie das System', fr: 'Système' },
  reduced: { en: 'Always', de: 'Immer', fr: 'Toujours' },
  full: { en: 'Never', de: 'Nie', fr: 'Jamais' },
} as const satisfies Readonly<Record<string, Text>>;

export const paces = {
  step: { en: 'One by one', de: 'Einzeln', fr: 'Un à un' },
  slow: { en: 'Slow', de: 'Langsam', fr: 'Lent' },
  normal: { en: 'Normal', de: 'Normal', fr: 'Normal' },
  fast: { en: 'Fast', de: 'Schnell', fr: 'Rapide' },
} as const satisfies Readonly<Record<string, Text>>;
