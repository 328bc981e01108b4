import type { Text } from '@guildhall/kernel';

export const shell = {
  backToTable: { en: 'Back to the table', de: 'Zurück zum Tisch', fr: 'Retour à la table' },
  skip: { en: 'Skip to content', de: 'Zum Inhalt springen', fr: 'Aller au contenu' },
  home: { en: 'Guildhall, home page', de: 'Guildhall, Startseite', fr: 'Guildhall, page d’accueil' },
  navigation: { en: 'Main', de: 'Hauptmenü', fr: 'Menu principal' },
  play: { en: 'Play', de: 'Spielen', fr: 'Jouer' },
  rules: { en: 'Rules', de: 'Regeln', fr: 'Règles' },
  replay: { en: 'Replay', de: 'Nachspielen', fr: 'Revoir' },
  online: { en: 'Online', de: 'Online', fr: 'En ligne' },
  settings: { en: 'Settings', de: 'Einstellungen', fr: 'Réglages' },
  language: { en: 'Language', de: 'Sprache', fr: 'Langue' },
  themeIs: {
    en: 'Theme: {now}. Change to {next}',
    de: 'Farben: {now}. Wechseln zu {next}',
    fr: 'Thème\u00a0: {now}. Passer à {next}',
  },
  legal: {
    en: 'An independent implementation, not affiliated with the publishers of the games. No original art or text. MIT licence.',
    de: 'Eine unabhängige Umsetzung ohne Verbindung zu den Verlagen der Spiele. Ohne Bilder oder Texte des Originals. MIT-Lizenz.',
    fr: 'Une réalisation indépendante, sans lien avec les éditeurs des jeux. Aucune image ni aucun texte d’origine. Licence MIT.',
  },
  newVersion: {
    en: 'A new version is ready.',
    de: 'Eine neue Version ist bereit.',
    fr: 'Une nouvelle version est prête.',
  },
  reload: { en: 'Reload', de: 'Neu laden', fr: 'Recharger' },
  later: { en: 'Later', de: 'Später', fr: 'Plus tard' },
  loading: { en: 'One moment …', de: 'Einen Moment …', fr: 'Un instant…' },
} as const satisfies Readonly<Record<string, Text>>;

export const themeNames = {
  system: { en: 'like the system', de: 'wie das System', fr: 'comme le système' },
  light: { en: 'light', de: 'hell', fr: 'clair' },
  dark: { en: 'dark', de: 'dunkel', fr: 'sombre' },
} as const satisfies Readonly<Record<string, Text>>;

export const notFound = {
  title: { en: 'This street leads nowhere', de: 'Diese Straße führt nirgendwohin', fr: 'Cette rue ne mène nulle part' },
  text: {
    en: 'There is no page at this address. Perhaps a table was deleted, or the link is incomplete.',
    de: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde ein Tisch gelöscht oder der Link ist unvollständig.',
    fr: 'Il n’y a pas de page à cette adresse. Peut-être une table a-t-elle été supprimée, ou le lien est-il incomplet.',
  },
  back: { en: 'To the home page', de: 'Zur Startseite', fr: 'Vers la page d’accueil' },
} as const satisfies Readonly<Record<string, Text>>;

export const broken = {
  title: { en: 'Something went wrong', de: 'Etwas ist schiefgegangen', fr: 'Un problème est survenu' },
  text: {
    en: 'This page could not be shown. Your saved games are untouched. Loading the page again usually helps.',
    de: 'Diese Seite ließ sich nicht anzeigen. Deine gespeicherten Partien sind unberührt. Meist hilft es, die Seite neu zu laden.',
    fr: 'Cette page n’a pas pu s’afficher. Vos parties enregistrées sont intactes. Recharger la page suffit le plus souvent.',
  },
} as const satisfies Readonly<Record<string, Text>>;
