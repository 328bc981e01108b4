import type { ReactNode } from 'react';
import type { HostStatus, TableHost } from '../session/live.ts';
import { useSettings, useText } from '../shell/settings.ts';
import { AdviceButton } from './advice/AdviceNote.tsx';
import type { AdviceDesk } from './advice/useAdvice.ts';
import { SeatFace } from './faces/SeatFace.tsx';
import { headline, promptText } from './promptText.ts';
import type { AccountFor, GameScreen, Kit, MomentOf, ScreenOf } from './screen/game.ts';
import { TablePrompt } from './TablePrompt.tsx';

interface Props<K extends Kit> extends Pick<HostStatus, 'handOver' | 'covered' | 'slow'> {
  readonly own: GameScreen<K>;
  readonly account: AccountFor<K>;
  readonly moment: MomentOf<K>;
  readonly screen: ScreenOf<K>;
  readonly host: TableHost | undefined;
  readonly desk: AdviceDesk;
  /** The move that is looked back at; null: now. */
  readonly at: number | null;
  badge(seat: number, size?: number): ReactNode;
  onTravel(move: number): void;
  onNow(): void;
  /** Shows the result again, once it was put away. */
  onResult?: (() => void) | undefined;
}

/** What the table says on top at this moment, and what can be done whatever is asked. */
export function GamePrompt<K extends Kit>(props: Props<K>) {
  const { account, screen, host, desk, at, badge, handOver, covered, slow, onTravel, onNow, onResult } = props;
  const { t, lang } = useText();
  const { botPace } = useSettings();
  const { me, thinking } = account;
  const { asked, decision, names } = screen;
  const asking = { ...props, byStep: botPace === 'step' };
  const seat = asked ? me : (decision?.seats[0] ?? null);
  return (
    <TablePrompt
      badge={seat === null ? null : badge(seat, 30)}
      face={seat === null ? null : <SeatFace seat={seat} size={32} />}
      title={headline(asking, t, lang)}
      text={promptText(asking, t, lang)}
      {...(at !== null && { onNow, onAfter: () => onTravel(at + 1) })}
      {...(at !== null && at > 0 && { onBefore: () => onTravel(at - 1) })}
      {...(onResult && { onResult })}
      {...(screen.mayPutBack && { onPutBack: screen.putBack })}
      {...(handOver !== null && at === null && { handOver: { name: names[handOver]!, act: () => host?.handOver() } })}
      {...(covered && asked && { onShowHand: () => host?.takeOver(me!) })}
      {...(!asked && thinking !== null && host !== undefined && { bots: host })}
      {...(slow && host !== undefined && { onHurry: host.hurry })}
      advice={<AdviceButton desk={desk} />}
    />
  );
}
