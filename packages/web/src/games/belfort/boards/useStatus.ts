import { statusOf } from '@guildhall/belfort';
import { useSettings, useText } from '../../../shell/settings.ts';
import type { Screen } from '../screen/contract.ts';
import { playerTexts } from './texts.ts';

/** What a player is about, in a word or two. */
export function useStatus(screen: Screen, seat: number, thinking: number | null): string | null {
  const { t } = useText();
  const { botPace } = useSettings();
  const status = statusOf(screen.view, screen.decision, seat);
  if (status === null) return null;
  if (status !== 'asked') return t(playerTexts[status]);
  if (seat === screen.me) return t(playerTexts.you);
  if ((screen.decision?.seats.length ?? 0) > 1) return t(playerTexts.choosing);
  return t(seat === thinking && botPace !== 'step' ? playerTexts.thinking : playerTexts.turn);
}
