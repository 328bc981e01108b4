import type { Text } from '@guildhall/kernel';

export const reportTexts = {
  report: { en: 'Report {name}', de: '{name} melden', fr: 'Signaler {name}' },
  hint: {
    en: 'This goes to the keepers of this server, with what {name} said last at the table. {name} is not told.',
    de: 'Das geht an die Betreiber dieses Servers, mit dem, was {name} zuletzt am Tisch gesagt hat. {name} erfährt es nicht.',
    fr: 'Ceci est transmis aux responsables de ce serveur, avec ce que {name} a dit en dernier à la table. {name} n’en saura rien.',
  },
  what: { en: 'What happened?', de: 'Was ist passiert?', fr: 'Que s’est-il passé\u00a0?' },
  whatMissing: {
    en: 'Please say in a few words what happened.',
    de: 'Bitte sag in ein paar Worten, was passiert ist.',
    fr: 'Dites en quelques mots ce qui s’est passé.',
  },
  where: { en: 'At which table?', de: 'An welchem Tisch?', fr: 'À quelle table\u00a0?' },
  send: { en: 'Send', de: 'Senden', fr: 'Envoyer' },
  cancel: { en: 'Cancel', de: 'Abbrechen', fr: 'Annuler' },
  thanks: {
    en: 'Thank you. The keepers of this server will read it.',
    de: 'Danke. Die Betreiber dieses Servers werden es lesen.',
    fr: 'Merci. Les responsables de ce serveur le liront.',
  },
  close: { en: 'Close', de: 'Schließen', fr: 'Fermer' },
} as const satisfies Readonly<Record<string, Text>>;
