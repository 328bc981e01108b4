import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, turnDie as turn } from '../actions.ts';
import { COLOURS } from '../colours.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { ability, always } from './ability.ts';
import { DECK } from './deck.ts';

export interface TurnDie {
  readonly by: number;
}

/** Which die shows what from now on? */
export interface TurnDieFrame {
  t: 'turnDie';
  seat: number;
  person: number;
  by: number;
}

export const turnDie = ability<TurnDie>({
  kind: 'turn-die',
  can: always,
  act(play, seat, { by }, bearer) {
    play.state.agenda.push({ t: 'turnDie', seat, person: bearer, by });
  },
  bearers: [
    {
      id: 'astronomer',
      card: 102,
      name: { en: 'Astronomer', de: 'Astronomin', fr: 'Astronome' },
      colour: 'purple',
      group: 'scholar',
      price: 3,
      icon: 'infinity',
      mode: 'activate',
      effect: { by: 2 },
      text: {
        en: 'Once per round: change the value of one die by up to 2, up or down (not below 1 or above 6).',
        de: 'Einmal pro Runde: Ändere den Wert eines Würfels um bis zu 2 nach oben oder unten (nicht unter 1 oder über 6).',
        fr: 'Une fois par manche\u00a0: modifiez la valeur d’un dé de 2 au plus, vers le haut ou vers le bas (entre 1 et 6).',
      },
      estimate: 3,
      provenance: 'ours',
    },
  ],
});

export const turnDieFrame = {
  ask: (_: State, { seat, person }: TurnDieFrame): Decision => ({
    seats: [seat],
    ask: 'turnDie',
    source: DECK[person]!.source,
  }),
  options(state: State, frame: TurnDieFrame, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const die of COLOURS) {
      const shows = state.dice[die];
      for (let value = Math.max(1, shows - frame.by); value <= Math.min(6, shows + frame.by); value++) {
        if (value !== shows) into.push(turn[die](value));
      }
    }
  },
  answer(play: Play, { person }: TurnDieFrame, seat: number, action: Action): void {
    const { state } = play;
    const { die, value } = action as ActionOf<'turnDie'>;
    state.agenda.pop();
    state.dice[die] = value;
    play.out?.push({ t: 'die', seat, die, value, rolled: false, source: DECK[person]!.source });
  },
};
