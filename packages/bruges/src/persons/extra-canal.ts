import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, DECLINE, dig } from '../actions.ts';
import { buildCanal, canBuild, SECTIONS } from '../canals.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { ability } from './ability.ts';
import { DECK, mayDecline } from './deck.ts';

export interface ExtraCanal {
  readonly factor: number;
}

/** In which section? */
export interface ExtraCanalFrame {
  t: 'extraCanal';
  seat: number;
  person: number;
  factor: number;
}

export const extraCanal = ability<ExtraCanal>({
  kind: 'extra-canal',
  can: (state, seat, { factor }) => SECTIONS.some((section) => canBuild(state, seat, section, factor)),
  act(play, seat, { factor }, bearer) {
    const { state } = play;
    const open = SECTIONS.filter((section) => canBuild(state, seat, section, factor));
    if (open.length === 1 && !mayDecline(bearer)) buildCanal(play, seat, open[0]!, DECK[bearer]!.source, factor);
    else state.agenda.push({ t: 'extraCanal', seat, person: bearer, factor });
  },
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
});

export const extraCanalFrame = {
  ask: (_: State, { seat, person }: ExtraCanalFrame): Decision => ({
    seats: [seat],
    ask: 'extraCanal',
    source: DECK[person]!.source,
  }),
  options(state: State, frame: ExtraCanalFrame, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const section of SECTIONS) if (canBuild(state, seat, section, frame.factor)) into.push(dig(section));
    if (mayDecline(frame.person)) into.push(DECLINE);
  },
  answer(play: Play, { person, factor }: ExtraCanalFrame, seat: number, action: Action): void {
    play.state.agenda.pop();
    if (action.do === 'decline') return;
    buildCanal(play, seat, (action as ActionOf<'dig'>).section, DECK[person]!.source, factor);
  },
};
