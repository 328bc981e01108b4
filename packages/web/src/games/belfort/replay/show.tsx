import type { Recording } from '../../../table/replay/film.ts';
import { replayOf } from '../../../table/replay/ReplayTable.tsx';
import type { Belfort } from '../kit.ts';
import { belfortScreen } from '../screen.tsx';

export const show = (recording: Recording) => replayOf<Belfort>(belfortScreen, recording);
