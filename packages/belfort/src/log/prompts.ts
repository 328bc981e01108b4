import { capital, type Decision, eitherOf, type Lang, say, type Text } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import { SITE_OF, SITES } from '../board/districts.ts';
import type { Good } from '../state.ts';
import type { View } from '../view.ts';
import { siteLabel } from './phrases.ts';
import { goodNames, siteNames } from './vocab.ts';

/** What is asked of a player, by the `ask` of the decision. */
export const prompts = {
  startingHand: {
    en: 'Choose two cards to discard; you keep the other three.',
    de: 'Wähle zwei Karten zum Ablegen; die anderen drei behältst du.',
    fr: 'Choisissez deux cartes à défausser\u00a0; vous gardez les trois autres.',
  },
  neutralDwarf: {
    en: 'Choose the guild where the dwarf of your neutral builder will stand.',
    de: 'Wähle die Gilde, bei der der Zwerg deines Nichtspielers stehen soll.',
    fr: 'Choisissez la guilde où se tiendra le nain de votre non-joueur.',
  },
  place: {
    en: 'Place a worker on a plank, or pass.',
    de: 'Setze einen Arbeiter auf eine Planke oder passe.',
    fr: 'Placez un travailleur sur une plateforme, ou passez.',
  },
  distribute: {
    en: 'Send your remaining workers to the resource areas.',
    de: 'Schicke deine restlichen Arbeiter in die Ressourcengebiete.',
    fr: 'Envoyez vos travailleurs restants dans les zones de ressources.',
  },
  crest: {
    en: 'Swap crests with another player, or keep yours.',
    de: 'Tausche dein Wappen mit jemand anderem oder behalte es.',
    fr: 'Échangez votre écusson avec un autre joueur, ou gardez-le.',
  },
  turn: {
    en: 'Your action turn: choose an action, or end your turn.',
    de: 'Dein Aktionszug: Wähle eine Aktion oder beende den Zug.',
    fr: 'Votre tour d’actions\u00a0: choisissez une action, ou terminez votre tour.',
  },
  discard: {
    en: 'Choose a card from your hand to discard.',
    de: 'Wähle eine Handkarte zum Ablegen.',
    fr: 'Choisissez une carte de votre main à défausser.',
  },
  gnome: {
    en: 'Choose the card that your new gnome moves to.',
    de: 'Wähle die Karte, auf die dein neuer Gnom zieht.',
    fr: 'Choisissez la carte où s’installe votre nouveau gnome.',
  },
  extend: {
    en: 'Choose the gatehouse whose second symbol you mark.',
    de: 'Wähle das Torhaus, dessen zweites Symbol du besetzt.',
    fr: 'Choisissez le corps de garde dont vous occupez le second symbole.',
  },
  recruit: {
    en: 'Choose whom you recruit.',
    de: 'Wähle, wen du anwirbst.',
    fr: 'Choisissez qui vous recrutez.',
  },
  architects: {
    en: 'Choose where to build at a reduced price, or decline.',
    de: 'Wähle, wo du vergünstigt baust, oder verzichte.',
    fr: 'Choisissez où construire à prix réduit, ou renoncez.',
  },
  discount: {
    en: 'Choose what is taken off the price.',
    de: 'Wähle, was dir vom Preis erlassen wird.',
    fr: 'Choisissez ce qui est déduit du prix.',
  },
  steal: {
    en: 'Choose from whom you take gold, and how much.',
    de: 'Wähle, wem du wie viel Gold nimmst.',
    fr: 'Choisissez à qui vous prenez de l’or, et combien.',
  },
  rob: {
    en: 'Choose from whom you take wood, stone or metal.',
    de: 'Wähle, wem du Holz, Stein oder Metall nimmst.',
    fr: 'Choisissez à qui vous prenez du bois, de la pierre ou du métal.',
  },
  reveal: {
    en: 'The spies are here: choose a card from your hand to reveal.',
    de: 'Die Spione sind da: Wähle eine Handkarte, die du aufdeckst.',
    fr: 'Les espions sont là\u00a0: choisissez une carte de votre main à révéler.',
  },
  spy: {
    en: 'Choose the revealed card that you take.',
    de: 'Wähle die aufgedeckte Karte, die du nimmst.',
    fr: 'Choisissez la carte révélée que vous prenez.',
  },
  swap: {
    en: 'Choose the two sites whose markers change places.',
    de: 'Wähle die zwei Bauplätze, deren Figuren die Plätze tauschen.',
    fr: 'Choisissez les deux emplacements dont les marqueurs sont échangés.',
  },
  settle: {
    en: 'Choose the gatehouse symbol on which the marker arrives.',
    de: 'Wähle das Torhaussymbol, auf das die Figur kommt.',
    fr: 'Choisissez le symbole du corps de garde où arrive le marqueur.',
  },
  neutralCard: {
    en: 'Choose a card for your neutral builder.',
    de: 'Wähle eine Karte für deinen Nichtspieler.',
    fr: 'Choisissez une carte pour votre non-joueur.',
  },
  neutralSite: {
    en: 'Choose where your neutral builder builds.',
    de: 'Wähle, wo dein Nichtspieler baut.',
    fr: 'Choisissez où votre non-joueur construit.',
  },
} satisfies Record<string, Text>;

export type Ask = keyof typeof prompts;

/** What is asked, where the position says more than the question alone. */
export const promptDetails = {
  youCan: { en: 'You can {deeds}.', de: 'Du kannst {deeds}.', fr: 'Vous pouvez {deeds}.' },
  youCanFirst: {
    en: 'You can {deeds}. Your turn can end once all workers have acted.',
    de: 'Du kannst {deeds}. Beenden geht erst nach allen Arbeitern.',
    fr: 'Vous pouvez {deeds}. Activez tous vos travailleurs pour finir.',
  },
  onlyEnd: {
    en: 'Nothing more can be done: end your turn.',
    de: 'Mehr geht nicht: Beende den Zug.',
    fr: 'Il n’y a plus rien à faire\u00a0: terminez votre tour.',
  },
  onlyPass: {
    en: 'None of your workers can be placed now: pass.',
    de: 'Du kannst gerade niemanden einsetzen: Passe.',
    fr: 'Aucun de vos travailleurs ne peut être placé\u00a0: passez.',
  },
  build: { en: 'build', de: 'bauen', fr: 'construire' },
  activate: {
    en: 'activate {n, plural, one {a worker} other {# workers}}',
    de: '{n, plural, one {einen Arbeiter} other {# Arbeiter}} aktivieren',
    fr: 'activer {n, plural, one {un travailleur} other {# travailleurs}}',
  },
  trade: { en: 'trade', de: 'handeln', fr: 'commercer' },
  hire: { en: 'hire a gnome', de: 'einen Gnom einstellen', fr: 'recruter un gnome' },
  use: {
    en: 'use {n, plural, one {a gnome} other {# gnomes}}',
    de: '{n, plural, one {einen Gnom} other {# Gnome}} nutzen',
    fr: 'utiliser {n, plural, one {un gnome} other {# gnomes}}',
  },
  buyCard: { en: 'buy a card as your last act', de: 'zuletzt eine Karte kaufen', fr: 'acheter une carte pour finir' },
  endTurn: { en: 'end your turn', de: 'den Zug beenden', fr: 'terminer votre tour' },
  oneMore: {
    en: 'Choose one more card to discard.',
    de: 'Wähle noch eine Karte zum Ablegen.',
    fr: 'Choisissez encore une carte à défausser.',
  },
  discount: {
    en: '{site}: choose what is taken off the price.',
    de: '{site}: Wähle, was dir vom Preis erlassen wird.',
    fr: '{site}\u00a0: choisissez ce qui est déduit du prix.',
  },
  mayDecline: { en: 'You may decline.', de: 'Du darfst verzichten.', fr: 'Vous pouvez renoncer.' },
  stealOne: {
    en: 'Choose from whom you take 1 gold.',
    de: 'Wähle, wem du 1 Gold nimmst.',
    fr: 'Choisissez à qui vous prenez 1 pièce d’or.',
  },
  stealMore: {
    en: 'Choose from whom else you take 1 gold, or stop.',
    de: 'Wähle, wem du noch 1 Gold nimmst, oder höre auf.',
    fr: 'Choisissez à qui prendre encore 1 pièce d’or, ou arrêtez.',
  },
  rob: {
    en: 'Choose from whom you take {goods}.',
    de: 'Wähle, wem du {goods} nimmst.',
    fr: 'Choisissez à qui vous prenez\u00a0: {goods}.',
  },
  robMore: {
    en: 'Choose from whom you take {goods} as well, or stop.',
    de: 'Wähle, wem du noch {goods} nimmst, oder höre auf.',
    fr: 'Choisissez à qui prendre encore\u00a0: {goods}, ou arrêtez.',
  },
} satisfies Record<string, Text>;

/** “Tower in district 2”: a site by its kind and place. */
export function siteTitle(symbol: number, lang: Lang, guilds: View['guilds']): string {
  const site = SITE_OF[symbol]!;
  const { kind } = SITES[site]!;
  const label = capital(siteLabel(site, lang, guilds));
  return kind === 'guild' ? label : `${capital(say(siteNames[kind], lang))}, ${siteLabel(site, lang, guilds)}`;
}

function turnPrompt(legal: readonly Action[], lang: Lang): string {
  const count = (...deeds: Action['do'][]) => legal.filter((action) => deeds.includes(action.do)).length;
  const mayEnd = count('endTurn') > 0;
  const offers: [key: keyof typeof promptDetails, n: number][] = [
    ['build', count('build', 'wall', 'guild')],
    ['activate', count('activate')],
    ['trade', count('buy', 'sell', 'exchange')],
    ['use', count('use') + Math.min(1, count('extend'))],
    ['hire', count('hire')],
    ['buyCard', count('buyCard')],
    ['endTurn', count('endTurn')],
  ];
  const deeds = offers.filter(([, n]) => n > 0).map(([key, n]) => say(promptDetails[key], lang, { n }));
  if (mayEnd && deeds.length === 1) return say(promptDetails.onlyEnd, lang);
  return say(promptDetails[mayEnd ? 'youCan' : 'youCanFirst'], lang, { deeds: eitherOf(deeds, lang) });
}

function robPrompt(legal: readonly Action[], more: boolean, lang: Lang): string {
  const offered = new Set(legal.flatMap((action) => (action.do === 'rob' ? [action.good] : [])));
  const goods = (['wood', 'stone', 'metal'] satisfies Good[]).filter((good) => offered.has(good));
  const names = goods.map((good) => say(goodNames[good], lang));
  return say(promptDetails[more ? 'robMore' : 'rob'], lang, { goods: eitherOf(names, lang) });
}

/** What is asked of this player in this position: exactly what is possible. */
export function promptOf(decision: Decision, legal: readonly Action[], view: View, seat: number, lang: Lang): string {
  const asked = askedOf(decision, legal, view, seat, lang);
  // the architects' question says so itself
  const mayDecline = decision.ask !== 'architects' && legal.some((action) => action.do === 'decline');
  return mayDecline ? `${asked} ${say(promptDetails.mayDecline, lang)}` : asked;
}

function askedOf(decision: Decision, legal: readonly Action[], view: View, seat: number, lang: Lang): string {
  const general = say(prompts[decision.ask as Ask], lang);
  const { picked = 0, max = 1 } = decision.many ?? {};
  switch (decision.ask as Ask) {
    case 'turn':
      return turnPrompt(legal, lang);
    case 'place':
      return legal.some((action) => action.do === 'place') ? general : say(promptDetails.onlyPass, lang);
    case 'startingHand': {
      // the decision counts for all players together
      const hands = view.agenda.find((frame) => frame.t === 'startingHands');
      return (hands?.discards[seat]?.length ?? 0) > 0 ? say(promptDetails.oneMore, lang) : general;
    }
    case 'discard':
      return picked > 0 && picked === max - 1 ? say(promptDetails.oneMore, lang) : general;
    case 'steal':
      if (picked > 0) return say(promptDetails.stealMore, lang);
      return legal.some((action) => action.do === 'steal' && action.gold > 1)
        ? general
        : say(promptDetails.stealOne, lang);
    case 'rob':
      return robPrompt(
        legal,
        legal.some((action) => action.do === 'stop'),
        lang,
      );
    case 'discount': {
      const frame = view.agenda.findLast((each) => each.t === 'discount');
      if (frame === undefined) return general;
      return say(promptDetails.discount, lang, { site: siteTitle(frame.symbol, lang, view.guilds) });
    }
    default:
      return general;
  }
}
