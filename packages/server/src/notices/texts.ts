import { LANGS, type Lang, say, type Text } from '@guildhall/kernel';
import type { Asking } from '@guildhall/protocol';

/** The games as they are called where nobody has a screen before them. */
const GAMES: Readonly<Record<string, Text>> = {
  belfort: { en: 'Belfort', de: 'Belfort', fr: 'Belfort' },
  bruges: { en: 'Bruges', de: 'Brügge', fr: 'Bruges' },
};
export const gameTitle = (game: string): Text => GAMES[game] ?? { en: game, de: game, fr: game };

/** Notices are written in the written languages; who reads another one gets English. */
export const writtenLang = (lang: string): Lang => LANGS.find((written) => lang.split('-')[0] === written) ?? 'en';

export const noticeTexts = {
  yourTurn: { en: 'It is your turn', de: 'Du bist am Zug', fr: 'C’est à vous de jouer' },
  invited: {
    en: '{name} wants to play again',
    de: '{name} möchte noch einmal spielen',
    fr: '{name} veut rejouer',
  },
  asksRewind: {
    en: '{name} asks to take moves back',
    de: '{name} bittet, Züge zurückzunehmen',
    fr: '{name} demande à annuler des coups',
  },
  asksPause: { en: '{name} asks for a pause', de: '{name} bittet um eine Pause', fr: '{name} demande une pause' },
  asksResume: {
    en: '{name} asks to play on',
    de: '{name} bittet, weiterzuspielen',
    fr: '{name} demande à reprendre',
  },
  asksEnd: {
    en: '{name} asks to end the game',
    de: '{name} bittet, das Spiel zu beenden',
    fr: '{name} demande d’arrêter la partie',
  },
  somebody: { en: 'Somebody', de: 'Jemand', fr: 'Quelqu’un' },
  at: { en: '{game}, with {others}', de: '{game}, mit {others}', fr: '{game}, avec {others}' },
  alone: { en: '{game}', de: '{game}', fr: '{game}' },
  until: { en: 'Time until {when} (UTC)', de: 'Zeit bis {when} (UTC)', fr: 'Jusqu’au {when} (UTC)' },
  subjectOne: {
    en: 'Your turn: {game}',
    de: 'Du bist am Zug: {game}',
    fr: 'À vous de jouer : {game}',
  },
  subjectMany: {
    en: 'Your turn at {n} tables',
    de: 'Du bist an {n} Tischen am Zug',
    fr: 'À vous de jouer à {n} tables',
  },
  subjectMixed: {
    en: '{n} tables wait for you',
    de: '{n} Tische warten auf dich',
    fr: '{n} tables vous attendent',
  },
  hello: { en: 'Hello {name},', de: 'Hallo {name},', fr: 'Bonjour {name},' },
  waiting: {
    en: '{n, plural, one {a table waits for you:} other {these tables wait for you:}}',
    de: '{n, plural, one {ein Tisch wartet auf dich:} other {diese Tische warten auf dich:}}',
    fr: '{n, plural, one {une table vous attend :} other {ces tables vous attendent :}}',
  },
  stop: {
    en: 'No more mails of this kind: {link}',
    de: 'Keine solchen Mails mehr: {link}',
    fr: 'Ne plus recevoir ces messages : {link}',
  },
  stopTitle: { en: 'Mails from Guildhall', de: 'Mails von Guildhall', fr: 'Messages de Guildhall' },
  stopAsk: {
    en: 'Shall no more mails tell you that it is your turn?',
    de: 'Sollen dir keine Mails mehr sagen, dass du am Zug bist?',
    fr: 'Ne plus être averti par courriel quand c’est à vous de jouer ?',
  },
  stopButton: { en: 'Stop the mails', de: 'Keine Mails mehr', fr: 'Arrêter les courriels' },
  stopped: {
    en: 'No more mails will come. You can switch them on again on the page with your name and notices.',
    de: 'Es kommen keine Mails mehr. Auf der Seite mit deinem Namen und deinen Nachrichten kannst du sie wieder einschalten.',
    fr: 'Vous ne recevrez plus de courriels. Vous pouvez les réactiver sur la page de votre nom et de vos avis.',
  },
  confirmSubject: {
    en: 'Your address for notices from Guildhall',
    de: 'Deine Adresse für Nachrichten von Guildhall',
    fr: 'Votre adresse pour les avis de Guildhall',
  },
  confirmWhy: {
    en: 'somebody called {name} wants to be told by mail, at this address, when it is their turn. If that is you, open this link:\n{link}',
    de: 'jemand mit dem Namen {name} möchte unter dieser Adresse per Mail erfahren, wann er oder sie am Zug ist. Bist du das, dann öffne diesen Link:\n{link}',
    fr: 'une personne du nom de {name} souhaite être avertie par courriel, à cette adresse, quand c’est à elle de jouer. Si c’est vous, ouvrez ce lien :\n{link}',
  },
  confirmElse: {
    en: 'If it is not you, do nothing: no further mails will come.',
    de: 'Bist du es nicht, brauchst du nichts zu tun: Es kommen keine weiteren Mails.',
    fr: 'Sinon, ne faites rien : aucun autre courriel ne viendra.',
  },
  greeting: { en: 'Hello,', de: 'Hallo,', fr: 'Bonjour,' },
  confirmAsk: {
    en: 'Shall mails to this address tell you that it is your turn?',
    de: 'Sollen dir Mails an diese Adresse sagen, dass du am Zug bist?',
    fr: 'Être averti par courriel à cette adresse quand c’est à vous de jouer ?',
  },
  confirmButton: { en: 'Yes, this is my address', de: 'Ja, das ist meine Adresse', fr: 'Oui, c’est mon adresse' },
  confirmed: {
    en: 'Your address is confirmed.',
    de: 'Deine Adresse ist bestätigt.',
    fr: 'Votre adresse est confirmée.',
  },
  badConfirm: {
    en: 'This link is not complete, or is for another address. Save your address once more on the page with your name and notices.',
    de: 'Dieser Link ist nicht vollständig oder gilt für eine andere Adresse. Speichere deine Adresse noch einmal auf der Seite mit deinem Namen und deinen Nachrichten.',
    fr: 'Ce lien est incomplet ou vaut pour une autre adresse. Enregistrez de nouveau votre adresse sur la page de votre nom et de vos avis.',
  },
  badLink: {
    en: 'This link is not complete. Switch mails off on the page with your name and notices.',
    de: 'Dieser Link ist nicht vollständig. Auf der Seite mit deinem Namen und deinen Nachrichten kannst du Mails ausschalten.',
    fr: 'Ce lien est incomplet. Vous pouvez désactiver les courriels sur la page de votre nom et de vos avis.',
  },
} as const satisfies Readonly<Record<string, Text>>;

const REQUESTS: Readonly<Record<Asking['request']['t'], Text>> = {
  rewind: noticeTexts.asksRewind,
  pause: noticeTexts.asksPause,
  resume: noticeTexts.asksResume,
  end: noticeTexts.asksEnd,
};
export const requestTitle = ({ request }: Asking, name: string, lang: Lang): string =>
  say(REQUESTS[request.t], lang, { name });
