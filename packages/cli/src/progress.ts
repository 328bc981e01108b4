const WIDTH = 30;

/** A bar on the last line of a terminal; silent where there is none. `before`: what was done in a former run. */
export function progressBar(total: number, unit: string, before = 0, out: NodeJS.WriteStream = process.stderr) {
  const start = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    show(done: number): void {
      const now = performance.now();
      if (!out.isTTY || (now - drawn < 100 && done < total)) return;
      drawn = now;
      out.write(`\r${progressLine(done, total, (now - start) / 1000, unit, before)}\x1b[K`);
    },
    clear(): void {
      if (out.isTTY) out.write('\r\x1b[K');
    },
  };
}

export function progressLine(done: number, total: number, seconds: number, unit: string, before = 0): string {
  const share = done / total;
  const full = Math.floor(share * WIDTH);
  const speed = seconds > 0 ? (done - before) / seconds : 0;
  const left = speed > 0 ? `${Math.ceil((total - done) / speed)} s left` : '';
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  return `${bar} ${Math.floor(share * 100)} %  ${speed.toFixed(speed < 10 ? 1 : 0)} ${unit}/s  ${left}`.trimEnd();
}
