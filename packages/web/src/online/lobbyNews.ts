import { line } from './line.ts';

/** However much happens in a large lobby, nobody looks more often than this. */
const AT_MOST_EVERY = 2_000;

/** Calls back when a table of the lobby or one of mine has changed, until the function it returns is called. */
export function hearLobby(listener: () => void): () => void {
  const wire = line();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  function hear(): void {
    if (timer !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        heardAt = Date.now();
        listener();
      },
      Math.max(0, heardAt + AT_MOST_EVERY - Date.now()),
    );
  }
  function ask(): void {
    if (wire.link() !== 'open') return;
    wire.say({ t: 'lobby', on: true }).catch(() => {}); // the line was lost again: it is asked for once it is back
    hear();
  }
  const stopLink = wire.onLink(ask);
  const stopHearing = wire.hear(({ t }) => {
    if (t === 'lobby' || t === 'mine') hear();
  });
  ask();
  return () => {
    clearTimeout(timer);
    stopLink();
    stopHearing();
    wire.say({ t: 'lobby', on: false }).catch(() => {});
  };
}
