import type { Lang } from '@guildhall/kernel';
import { loadReplay } from './files.ts';
import { transcript } from './transcript.ts';

export { transcript } from './transcript.ts';

export async function replayCommand(file: string, { lang }: { lang: Lang }): Promise<number> {
  const { row, replay } = await loadReplay(file);
  process.stdout.write(transcript(row, replay, lang));
  return 0;
}
