import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';

/** Things that arrive, one after the other. */
function arrivals<T>() {
  const all: T[] = [];
  let waiting: (() => void)[] = [];
  return {
    all,
    put(thing: T) {
      all.push(thing);
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
    /** Resolves when so many have come. */
    async first(n: number): Promise<T[]> {
      while (all.length < n) await new Promise<void>((resolve) => waiting.push(resolve));
      return all.slice(0, n);
    },
  };
}

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Takes what is posted to it, as a webhook or a push service does; `answer` is the status it gives. */
export async function receiver() {
  const came = arrivals<Received>();
  const answers = { status: 201 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(answers.status).end();
      came.put({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { ...came, answers, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export interface Mail {
  readonly to: string;
  /** With headers. */
  readonly text: string;
}

/** As much of an SMTP server as a sender needs; `refuses`: says that it has no time. */
export async function mailbox() {
  const came = arrivals<Mail>();
  const mood = { refuses: false };
  const server = createTcpServer((socket) => {
    let [buffer, to, data]: [string, string, string | null] = ['', '', null];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const reply = (line: string) => {
      if (/^(EHLO|HELO)/i.test(line)) say('250 localhost');
      else if (/^MAIL/i.test(line)) say(mood.refuses ? '451 come back later' : '250 ok');
      else if (/^RCPT/i.test(line)) {
        to = /<(.*)>/.exec(line)![1]!;
        say('250 ok');
      } else if (/^DATA/i.test(line)) {
        data = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    };
    say('220 localhost');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      for (let at = buffer.indexOf('\r\n'); at >= 0; at = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, at);
        buffer = buffer.slice(at + 2);
        if (data === null) reply(line);
        else if (line === '.') {
          came.put({ to, text: data });
          data = null;
          say('250 taken');
        } else data += `${line}\n`;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { ...came, mood, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}
