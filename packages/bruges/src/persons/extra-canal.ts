import { DECLINE, dig } from '../actions.ts';
import { buildCanal, canBuild } from '../canals.ts';
import { whyNotSection } from '../explain/uses.ts';
import { SECTIONS } from '../facts/canals.ts';
import type { Question } from '../play.ts';
import { asking } from '../questions/asking.ts';
import type { Ability } from './ability.ts';
import { DECK, mayDecline } from './deck.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

export interface ExtraCanal {
  readonly factor: number;
}

/** In which section? */
interface ExtraCanalFrame {
  t: 'extraCanal';
  seat: number;
  person: number;
  factor: number;
}

const question: Question<ExtraCanalFrame, 'dig' | 'decline'> = {
  ask: (_, frame) => asking('extraCanal', frame),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const section of SECTIONS) if (canBuild(state, seat, section, frame.factor)) into.push(dig(section));
    if (mayDecline(frame.person)) into.push(DECLINE);
  },
  answer(play, { person, factor }, seat, action) {
    play.state.agenda.pop();
    if (action.do !== 'decline') buildCanal(play, seat, action.section, DECK[person]!.source, factor);
  },
};

export const extraCanal: Ability<'extra-canal', ExtraCanal, ExtraCanalFrame> = {
  kind: 'extra-canal',
  can: (state, seat, { factor }) => SECTIONS.some((section) => canBuild(state, seat, section, factor)),
  act(play, seat, { factor }, bearer) {
    const { state } = play;
    const open = SECTIONS.filter((section) => canBuild(state, seat, section, factor));
    if (open.length === 1 && !mayDecline(bearer)) buildCanal(play, seat, open[0]!, DECK[bearer]!.source, factor);
    else state.agenda.push({ t: 'extraCanal', seat, person: bearer, factor });
  },
  frames: { extraCanal: question },
  bearers: [
    {
      id: 'canal-digger',
      card: 140,
      name: { en: 'Canal Digger', de: 'Kanalgräber', fr: 'Terrassier' },
      colour: 'yellow',
      group: 'craftsman',
      price: 3,
      icon: 'arrow',
      effect: { factor: 1 },
      text: {
        en: 'At once: you may build 1 canal token without playing a card; pay its normal cost.',
        de: 'Sofort: Du darfst 1 Kanalplättchen bauen, ohne eine Karte zu spielen; zahle den normalen Preis.',
        fr: 'Immédiatement\u00a0: vous pouvez construire 1 jeton canal sans jouer de carte, en payant son prix normal.',
      },
      estimate: 3,
      provenance: 'ours',
    },
    {
      id: 'acrobat',
      card: 0,
      name: { en: 'Acrobat', de: 'Akrobatin', fr: 'Acrobate' },
      colour: 'blue',
      group: 'entertainer',
      price: 3,
      icon: 'worker',
      worker: 'red',
      effect: { factor: 2 },
      text: {
        en: 'Build 1 canal token without playing a card; pay double its cost.',
        de: 'Baue 1 Kanalplättchen, ohne eine Karte zu spielen; zahle den doppelten Preis.',
        fr: 'Construisez 1 jeton canal sans jouer de carte, en payant le double de son prix.',
      },
      estimate: 2,
      provenance: 'completed',
      filled: ['colour', 'worker', 'icon'],
    },
    {
      id: 'water-engineer',
      card: 96,
      name: { en: 'Water Engineer', de: 'Wasserbaumeister', fr: 'Maître des eaux' },
      colour: 'red',
      group: 'scholar',
      price: 9,
      icon: 'worker',
      worker: 'brown',
      effect: { factor: 1 },
      text: {
        en: 'Build 1 canal token without playing a card; pay its normal cost.',
        de: 'Baue 1 Kanalplättchen, ohne eine Karte zu spielen; zahle den normalen Preis.',
        fr: 'Construisez 1 jeton canal sans jouer de carte, en payant son prix normal.',
      },
      estimate: 4.8,
      provenance: 'ours',
    },
  ],
};

export const extraCanalWords: Words<typeof extraCanal, 'extraCanal'> = {
  kind: 'extra-canal',
  lacks: (state, seat, { factor }) => whyNotSection(state, seat, undefined, factor),
  questions: {
    extraCanal: {
      frame: 'extraCanal',
      text: {
        en: 'Choose the section in which you build a canal token.',
        de: 'Wähle den Abschnitt, in dem du ein Kanalplättchen baust.',
        fr: 'Choisissez la section où vous construisez un jeton canal.',
      },
      details: {
        orNone: {
          en: 'Choose the section in which you build a canal token, or decline.',
          de: 'Wähle den Abschnitt, in dem du ein Kanalplättchen baust, oder verzichte.',
          fr: 'Choisissez la section où vous construisez un jeton canal, ou renoncez.',
        },
      },
      detail: (_, { may }) => (may('decline') ? ['orNone'] : null),
      whyNot: { dig: (state, { factor }, seat, { section }) => whyNotSection(state, seat, section, factor) },
    },
  },
};

export const extraCanalWorth: Worth<typeof extraCanal> = { kind: 'extra-canal', skill: 0.5 };
