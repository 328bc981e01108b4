import type { Text } from '@guildhall/kernel';

/** Why a request was not done, by the server's word for it. */
export const reasons: Readonly<Record<string, Text>> = {
  away: {
    en: 'The server does not answer at the moment. Games on this device go on as ever.',
    de: 'Der Server antwortet gerade nicht. Partien auf diesem Gerät gehen wie immer weiter.',
    fr: 'Le serveur ne répond pas pour le moment. Les parties de cet appareil continuent comme toujours.',
  },
  failed: {
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Versuche es noch einmal.',
    fr: 'Cela n’a pas marché. Réessayez.',
  },
  malformed: {
    en: 'The server cannot read this. Please check what you have filled in.',
    de: 'Das kann der Server nicht lesen. Prüfe bitte deine Eingaben.',
    fr: 'Le serveur ne peut pas lire cela. Vérifiez votre saisie.',
  },
  signIn: {
    en: 'Choose a name first, or sign in.',
    de: 'Wähle zuerst einen Namen oder melde dich an.',
    fr: 'Choisissez d’abord un nom, ou connectez-vous.',
  },
  noTable: {
    en: 'This table does not exist, or not any more.',
    de: 'Diesen Tisch gibt es nicht oder nicht mehr.',
    fr: 'Cette table n’existe pas, ou n’existe plus.',
  },
  noPerson: {
    en: 'This person is not known here, or not any more.',
    de: 'Diese Person gibt es hier nicht oder nicht mehr.',
    fr: 'Cette personne n’est pas, ou plus, connue ici.',
  },
  notYours: {
    en: 'Only whoever opened the table may do that.',
    de: 'Das darf nur, wer den Tisch eröffnet hat.',
    fr: 'Seule la personne qui a ouvert la table peut le faire.',
  },
  tooEarly: {
    en: 'The table is not ready for that.',
    de: 'Dafür ist der Tisch nicht bereit.',
    fr: 'La table n’est pas prête pour cela.',
  },
  tooMany: { en: 'There is no room left.', de: 'Es ist kein Platz mehr frei.', fr: 'Il n’y a plus de place.' },
  tooFast: {
    en: 'That was a lot at once. Please wait a moment.',
    de: 'Das war viel auf einmal. Warte bitte einen Moment.',
    fr: 'C’était beaucoup à la fois. Patientez un instant.',
  },
  busy: {
    en: 'The server is busy. Please try again in a few seconds.',
    de: 'Der Server ist beschäftigt. Versuche es in ein paar Sekunden noch einmal.',
    fr: 'Le serveur est occupé. Réessayez dans quelques secondes.',
  },
  tooLarge: { en: 'That is too long.', de: 'Das ist zu lang.', fr: 'C’est trop long.' },
  noPasskey: {
    en: 'The browser gave no passkey. Please try again.',
    de: 'Der Browser hat keinen Passkey gegeben. Versuche es noch einmal.',
    fr: 'Le navigateur n’a pas donné de clé d’accès. Réessayez.',
  },
  badPasskey: {
    en: 'This passkey is not known here.',
    de: 'Dieser Passkey ist hier nicht bekannt.',
    fr: 'Cette clé d’accès n’est pas connue ici.',
  },
  wrongPassword: {
    en: 'The password is not right.',
    de: 'Das Passwort stimmt nicht.',
    fr: 'Le mot de passe n’est pas le bon.',
  },
  taken: {
    en: 'Somebody else has that already. Please choose another.',
    de: 'Das hat schon jemand anderes. Wähle bitte etwas anderes.',
    fr: 'Quelqu’un d’autre l’a déjà. Choisissez autre chose.',
  },
  noNotices: {
    en: 'The browser shows no notices of this page. You can allow them in its settings.',
    de: 'Der Browser zeigt keine Nachrichten dieser Seite. In seinen Einstellungen kannst du sie erlauben.',
    fr: 'Le navigateur n’affiche pas les avis de ce site. Vous pouvez les permettre dans ses réglages.',
  },
  noPush: {
    en: 'This browser cannot receive notices while the page is closed.',
    de: 'Dieser Browser kann bei geschlossener Seite keine Nachrichten empfangen.',
    fr: 'Ce navigateur ne peut pas recevoir d’avis quand la page est fermée.',
  },
  gameOver: { en: 'This game is over.', de: 'Diese Partie ist zu Ende.', fr: 'Cette partie est terminée.' },
};
