/** Jobs that are done one after the other. The first one begins at once. */
export class Mailbox {
  readonly #failed: (error: unknown) => void;
  /** What waits for the job that runs. */
  readonly #waiting: (() => void)[] = [];
  #running = false;

  /** `failed`: hears of every job that failed, before the next one begins. */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  get isEmpty(): boolean {
    return !this.#running;
  }

  post<T>(job: () => Promise<T>): Promise<T> {
    if (!this.#running) return this.#run(job);
    return new Promise((resolve) => this.#waiting.push(() => resolve(this.#run(job))));
  }

  #run<T>(job: () => Promise<T>): Promise<T> {
    this.#running = true;
    const result = job();
    result.then(this.#next, (error: unknown) => {
      this.#failed(error);
      this.#next();
    });
    return result;
  }

  readonly #next = (): void => {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running = false;
    else next();
  };
}
