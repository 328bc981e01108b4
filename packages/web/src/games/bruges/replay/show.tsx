import type { Recording } from '../../../table/replay/film.ts';
import { replayOf } from '../../../table/replay/ReplayTable.tsx';
import type { Bruges } from '../kit.ts';
import { brugesScreen } from '../screen.tsx';

export const show = (recording: Recording) => replayOf<Bruges>(brugesScreen, recording);
