import type { Text } from '@guildhall/kernel';

/** Signing in, here and on the page of one's own account. */
export const account = {
  login: { en: 'Login', de: 'Anmeldename', fr: 'Identifiant' },
  password: { en: 'Password', de: 'Passwort', fr: 'Mot de passe' },
  passkey: { en: 'Sign in with a passkey', de: 'Mit Passkey anmelden', fr: 'Se connecter avec une clé d’accès' },
  signInTitle: { en: 'Sign in', de: 'Anmelden', fr: 'Se connecter' },
  signInHint: {
    en: 'For those who have set a password or a passkey on another device.',
    de: 'Für alle, die auf einem anderen Gerät ein Passwort oder einen Passkey eingerichtet haben.',
    fr: 'Si vous avez créé un mot de passe ou une clé d’accès sur un autre appareil.',
  },
  wrongLogin: {
    en: 'Login and password do not fit together.',
    de: 'Anmeldename und Passwort passen nicht zusammen.',
    fr: 'L’identifiant et le mot de passe ne vont pas ensemble.',
  },
  leavesGuest: {
    en: 'You are here as {name}, a guest. Whoever signs in as somebody else leaves that guest and their games behind.',
    de: 'Du bist hier als Gast {name}. Wer sich als jemand anderes anmeldet, lässt den Gast und dessen Partien zurück.',
    fr: 'Vous êtes ici comme invité, {name}. Se connecter comme une autre personne abandonne cet invité et ses parties.',
  },
  newHere: { en: 'New here? A name is enough', de: 'Neu hier? Ein Name genügt', fr: 'Nouveau\u00a0? Un nom suffit' },
} as const satisfies Readonly<Record<string, Text>>;
