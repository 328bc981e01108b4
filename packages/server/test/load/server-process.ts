import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Usage {
  readonly cpu: NodeJS.CpuUsage;
  readonly memory: NodeJS.MemoryUsage;
}

/** A real server in a process of its own, which can be killed and started again at the same address. */
export interface ServerProcess {
  readonly url: string;
  /** Nobody is asked: the process is gone at once. */
  kill(): Promise<void>;
  /** As an operator ends it: it is asked, and answers with the code by which it ended by itself; null: it had to be killed. */
  end(): Promise<number | null>;
  start(): Promise<void>;
  /** What it has used so far; `collect`: after what is not needed has left the memory. */
  usage(collect?: boolean): Promise<Usage>;
  /** What it wrote down as gone wrong, with how often. */
  readonly troubles: ReadonlyMap<string, number>;
}

type Told = { readonly url: string } | { readonly usage: Usage };

/** As the server is started by `npm start` and in its container. */
export const RUNTIME = ['--max-semi-space-size=32'] as const;

/** Milliseconds after which a server that was asked to end is killed. */
const PATIENCE = 30_000;

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** Answers the next message of a process; fails if it ends instead. */
function next<T extends Told>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the server ended with code ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

export async function serverProcess(
  store: string,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
  program = SERVE,
): Promise<ServerProcess> {
  const troubles = new Map<string, number>();
  let url = '';
  let port = '0';
  let child: ChildProcess | null = null;

  function note(line: string): void {
    if (!line.startsWith('{')) return void process.stderr.write(`${line}\n`);
    const { err, msg } = JSON.parse(line) as { err?: { message: string; stack: string }; msg: string };
    const words = err === undefined ? msg : `${err.message}\n${err.stack.split('\n').slice(1, 4).join('\n')}`;
    troubles.set(words, (troubles.get(words) ?? 0) + 1);
  }

  const atExit = () => void child?.kill('SIGKILL');

  async function start(): Promise<void> {
    process.once('exit', atExit);
    const starting = fork(program, [], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        LIMITS: 'off',
        BOT_DELAY: '0',
        BOT_THREADS: '1',
        LOG_LEVEL: 'error',
        ...env,
        STORE: store,
        PORT: port,
      },
      execArgv: program === SERVE ? [...RUNTIME, ...flags] : [...flags],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = starting;
    let rest = '';
    starting.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop()!;
      for (const line of lines) note(line);
    });
    starting.stderr!.pipe(process.stderr, { end: false });
    ({ url } = await next<{ url: string }>(starting));
    port = new URL(url).port;
  }

  async function kill(): Promise<void> {
    process.off('exit', atExit);
    const dying = child;
    child = null;
    if (dying === null || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill('SIGKILL');
    await gone;
  }

  async function end(): Promise<number | null> {
    const ending = child!;
    const ended = new Promise<number | null>((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    const patience = setTimeout(() => void kill(), PATIENCE);
    const code = await ended;
    clearTimeout(patience);
    process.off('exit', atExit);
    return code;
  }
  await start();
  return {
    url,
    kill,
    end,
    start,
    troubles,
    async usage(collect = false) {
      child!.send(collect ? 'collect' : 'usage');
      return (await next<{ usage: Usage }>(child!)).usage;
    },
  };
}
