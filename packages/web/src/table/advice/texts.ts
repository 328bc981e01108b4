import type { Text } from '@guildhall/kernel';

export const adviceTexts = {
  ask: { en: 'What would the expert do?', de: 'Was würde der Könner tun?', fr: 'Que ferait l’expert\u00a0?' },
  short: { en: 'Advice', de: 'Rat', fr: 'Conseil' },
  thinking: { en: 'The expert is thinking …', de: 'Der Könner überlegt …', fr: 'L’expert réfléchit…' },
  open: {
    en: 'The chronicle tells everybody that you have asked.',
    de: 'In der Chronik sehen alle, dass du gefragt hast.',
    fr: 'La chronique indique à tous que vous avez demandé conseil.',
  },
  would: { en: 'The expert would do this', de: 'Das würde der Könner tun', fr: 'Voici ce que ferait l’expert' },
  reasons: {
    en: 'What speaks for it: {reasons}.',
    de: 'Dafür spricht: {reasons}.',
    fr: 'Ses avantages\u00a0: {reasons}.',
  },
  close: {
    en: 'Other moves are about as good.',
    de: 'Andere Züge sind etwa gleich gut.',
    fr: 'D’autres coups se valent à peu près.',
  },
  ahead: {
    en: 'Other moves are a little worse.',
    de: 'Andere Züge sind ein wenig schlechter.',
    fr: 'Les autres coups sont un peu moins bons.',
  },
  far: {
    en: 'No other move comes near.',
    de: 'Kein anderer Zug kommt auch nur in die Nähe.',
    fr: 'Aucun autre coup n’en approche.',
  },
  chance: {
    en: 'Chance to win: about {n} %.',
    de: 'Siegchance: etwa {n} %.',
    fr: 'Chances de gagner\u00a0: environ {n}\u00a0%.',
  },
  failed: {
    en: 'The expert has no answer at the moment.',
    de: 'Der Könner weiß gerade keine Antwort.',
    fr: 'L’expert n’a pas de réponse pour le moment.',
  },
  notOnline: {
    en: 'At this table everybody plays by their own wits: the expert gives no advice here.',
    de: 'An diesem Tisch spielen alle mit dem eigenen Kopf: Der Könner gibt hier keinen Rat.',
    fr: 'À cette table, chacun ne compte que sur soi\u00a0: l’expert n’y donne pas de conseil.',
  },
  notTogether: {
    en: 'Where several people share a screen the expert gives no advice: everybody would hear it.',
    de: 'Wo sich mehrere einen Bildschirm teilen, gibt der Könner keinen Rat: Alle würden ihn hören.',
    fr: 'Quand plusieurs personnes partagent un écran, l’expert ne donne pas de conseil\u00a0: tout le monde l’entendrait.',
  },
  cancel: { en: 'Stop', de: 'Abbrechen', fr: 'Arrêter' },
  done: { en: 'Close', de: 'Schließen', fr: 'Fermer' },
  key: { en: 'ask the expert for advice', de: 'den Könner um Rat fragen', fr: 'demander conseil à l’expert' },
  asked: { en: 'asked for advice', de: 'um Rat gefragt', fr: 'conseil demandé' },
  count: {
    en: 'You asked for advice {n, plural, one {once} =2 {twice} other {# times}}.',
    de: 'Du hast {n, plural, one {einmal} =2 {zweimal} other {#-mal}} um Rat gefragt.',
    fr: 'Vous avez demandé conseil {n, plural, one {une fois} other {# fois}}.',
  },
} as const satisfies Readonly<Record<string, Text>>;
