/**
 * Three things of the worker's own that a server has otherwise: answers, bytes, and the name of the world in Node. Browsers
 * take `Set-Cookie` out of every answer that a script makes, and here the service's answers do not come from a network; so
 * answers keep the headers that they are given.
 */
import { Bytes } from './node/bytes.ts';

class OpenResponse extends Response {
  readonly #headers: Headers;

  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init);
    this.#headers = new Headers(init?.headers);
    const type = super.headers.get('content-type');
    if (type !== null) this.#headers.set('content-type', type);
  }

  override get headers() {
    return this.#headers;
  }

  override clone() {
    const { status, statusText } = this;
    return new OpenResponse(super.clone().body, { status, statusText, headers: this.#headers });
  }
}

Object.assign(globalThis, { Response: OpenResponse, Buffer: Bytes, global: globalThis });
