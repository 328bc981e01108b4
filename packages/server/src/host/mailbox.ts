/** Jobs that are done one after the other. */
export class Mailbox {
  readonly #failed: (error: unknown) => void;
  #tail: Promise<unknown> = Promise.resolve();
  /** How many jobs wait or run. */
  #jobs = 0;

  /** `failed`: hears of every job that failed, before the next one begins. */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  get isEmpty(): boolean {
    return this.#jobs === 0;
  }

  post<T>(job: () => Promise<T>): Promise<T> {
    this.#jobs++;
    const result = this.#tail.then(job);
    this.#tail = result.then(
      () => {
        this.#jobs--;
      },
      (error: unknown) => {
        this.#jobs--;
        this.#failed(error);
      },
    );
    return result;
  }
}
