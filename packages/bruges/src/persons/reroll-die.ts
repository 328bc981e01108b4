import { type Decision, die as roll } from '@guildhall/kernel';
import { type Action, type ActionOf, reroll as again } from '../actions.ts';
import { COLOURS } from '../colours.ts';
import { gainGuilders, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { ability, always } from './ability.ts';
import { DECK } from './deck.ts';

export interface RerollDie {
  readonly guilders: number;
}

/** Which die is rolled again? */
export interface RerollFrame {
  t: 'reroll';
  seat: number;
  person: number;
  guilders: number;
}

export const rerollDie = ability<RerollDie>({
  kind: 'reroll-die',
  can: always,
  act(play, seat, { guilders }, bearer) {
    play.state.agenda.push({ t: 'reroll', seat, person: bearer, guilders });
  },
  bearers: [
    {
      id: 'jester',
      card: 44,
      name: { en: 'Jester', de: 'Hofnarr', fr: 'Bouffon' },
      colour: 'brown',
      group: 'entertainer',
      price: 3,
      icon: 'infinity',
      mode: 'activate',
      effect: { guilders: 1 },
      text: {
        en: 'Once per round: reroll one die and take 1 guilder.',
        de: 'Einmal pro Runde: Würfle einen Würfel neu und nimm 1 Gulden.',
        fr: 'Une fois par manche\u00a0: relancez un dé et prenez 1 florin.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
  ],
});

export const reroll = {
  ask: (_: State, { seat, person }: RerollFrame): Decision => ({
    seats: [seat],
    ask: 'rerollDie',
    source: DECK[person]!.source,
  }),
  options(_: State, frame: RerollFrame, seat: number, into: Action[]): void {
    if (seat === frame.seat) for (const die of COLOURS) into.push(again[die]);
  },
  answer(play: Play, { person, guilders }: RerollFrame, seat: number, action: Action): void {
    const { state } = play;
    const { die } = action as ActionOf<'reroll'>;
    const { source } = DECK[person]!;
    state.agenda.pop();
    state.dice[die] = roll(state.random);
    play.effect = 'barrier';
    play.out?.push({ t: 'die', seat, die, value: state.dice[die], rolled: true, source });
    gainGuilders(play, seat, guilders, source);
  },
};
