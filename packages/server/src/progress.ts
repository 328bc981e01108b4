/** Says what is being done, with a dot for every two seconds of it, and how long it took. */
export async function withProgress<T>(
  what: string,
  job: Promise<T>,
  write: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<T> {
  const begun = Date.now();
  write(what);
  const dots = setInterval(() => write('.'), 2000);
  try {
    const result = await job;
    write(` done in ${Math.round((Date.now() - begun) / 1000)} s\n`);
    return result;
  } catch (error) {
    write('\n');
    throw error;
  } finally {
    clearInterval(dots);
  }
}
