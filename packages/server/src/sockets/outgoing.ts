import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** A socket with more than this waiting to be sent is too slow, and is closed. */
const MOST_WAITING = 256 * 1024;

/** What is written to. */
export interface Line {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  /** Frames that wait for the end of this turn of the event loop. */
  readonly waiting: Buffer[];
}

/** What one socket is sent in one turn of the event loop goes to the system in one piece. */
export class Outgoing {
  #gathered: Line[] = [];
  /** The frame that was made last: most texts go to several sockets, one after the other. */
  #text = '';
  #frame: Buffer | null = null;

  /** False: the socket is closed already. */
  send(line: Line, text: string): boolean {
    const { socket, waiting } = line;
    if (socket.readyState !== socket.OPEN) return false;
    if (this.#frame === null || text !== this.#text) {
      this.#text = text;
      this.#frame = frameOf(text);
    }
    if (waiting.length === 0) {
      if (this.#gathered.length === 0) setImmediate(() => this.#releaseAll());
      this.#gathered.push(line);
    }
    waiting.push(this.#frame);
    return true;
  }

  #releaseAll(): void {
    const gathered = this.#gathered;
    this.#gathered = [];
    this.#text = '';
    this.#frame = null;
    for (const line of gathered) this.release(line);
  }

  /** What waits goes out now. */
  release({ socket, stream, waiting }: Line): void {
    if (waiting.length === 0) return;
    const bytes = waiting.length === 1 ? waiting[0] : Buffer.concat(waiting);
    waiting.length = 0;
    if (socket.readyState !== socket.OPEN) return;
    if (stream.writableLength > MOST_WAITING) socket.terminate();
    else stream.write(bytes);
  }
}

/**
 * A text as it goes to the system: the head of a frame (RFC 6455), and the text. Without compression it is the same for
 * every socket, so it is made once and not by each of them.
 */
export function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = 0x81;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, head);
  return frame;
}
