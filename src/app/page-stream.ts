import { Readable, Writable } from 'node:stream';

type PageStreamOptions = {
  /** Writes the end of a page's head, given all of it before `</head>`. */
  headOf: (head: string) => string;
  /** Stands behind the page's markup, before `</body>`. */
  tail: string;
};

const headEnd = Buffer.from('</head>');
const bodyEnd = Buffer.from('</body></html>');

/**
 * Takes a page from React and gives it on as it leaves: one piece a flush, so that what compresses it flushes as often as
 * React does. It never says that it is full: a page is smaller than what is kept of it anyway.
 */
export class PageStream extends Writable {
  readonly page = new Readable({ read() {} });
  readonly #options: PageStreamOptions;
  #pieces: Buffer[] = [];
  #begun = false;

  constructor(options: PageStreamOptions) {
    super({ highWaterMark: Number.MAX_SAFE_INTEGER });
    this.#options = options;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#pieces.push(chunk);
    done();
  }

  /** React calls it at the end of each flush. */
  flush() {
    const pieces = this.#pieces;
    this.#pieces = [];
    if (pieces.length === 0) return;
    const flushed = Buffer.concat(pieces);
    this.page.push(this.#withTail(this.#begun ? flushed : this.#withHead(flushed)));
    this.#begun = true;
  }

  override _final(done: () => void) {
    this.flush();
    this.page.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    if (error) this.page.destroy(error);
    done(error);
  }

  #withTail(piece: Buffer): Buffer {
    const at = piece.length - bodyEnd.length;
    if (at < 0 || !piece.subarray(at).equals(bodyEnd)) return piece;
    return Buffer.concat([piece.subarray(0, at), Buffer.from(this.#options.tail), bodyEnd]);
  }

  #withHead(shell: Buffer): Buffer {
    const at = shell.indexOf(headEnd);
    if (at < 0) return shell;
    return Buffer.concat([
      Buffer.from(this.#options.headOf(shell.toString('utf8', 0, at))),
      shell.subarray(at),
    ]);
  }
}
