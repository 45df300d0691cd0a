import { base64url } from 'jose';

type Encoding = 'utf8' | 'utf-8' | 'hex' | 'base64url';

/** What the service asks of Node's `Buffer`, in a browser. */
export class Bytes extends Uint8Array<ArrayBuffer> {
  static override from(source: unknown, encoding: unknown = 'utf8'): Bytes {
    if (typeof source !== 'string') return new Bytes(source as ArrayLike<number>);
    return new Bytes(encoding === 'base64url' ? base64url.decode(source) : new TextEncoder().encode(source));
  }

  static concat(parts: readonly Uint8Array[]): Bytes {
    const whole = new Bytes(parts.reduce((length, part) => length + part.length, 0));
    let place = 0;
    for (const part of parts) {
      whole.set(part, place);
      place += part.length;
    }
    return whole;
  }

  override toString(encoding: Encoding = 'utf8'): string {
    if (encoding === 'base64url') return base64url.encode(this);
    if (encoding === 'hex') return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return new TextDecoder().decode(this);
  }
}
