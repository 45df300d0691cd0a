import { Refusal } from '#service/domain/refusal.ts';
import { bodyChunks } from './client-abort.ts';

/** Limits of a JSON body: bytes, depth, number of keys. */
const bodyBytesMax = 256 * 1024;
const depthMax = 20;
const keysMax = 5_000;

const jsonType = /^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/i;

/** The parsed JSON of a request; undefined without a body. Invalid JSON is refused. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  if (!jsonType.test(request.headers.get('content-type') ?? '') || request.headers.has('content-encoding')) {
    throw new Refusal('request.unsupported_type');
  }
  const value = parse(bytes);
  checkSize(value);
  return value;
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyBytesMax) {
    throw new Refusal('request.too_large');
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bodyChunks(request)) {
    length += chunk.length;
    if (length > bodyBytesMax) throw new Refusal('request.too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw new Refusal('request.malformed');
  }
}

/** Iterative, so that deeply nested JSON cannot overflow the stack. */
function checkSize(value: unknown) {
  const open: { value: unknown; depth: number; pointer: string }[] = [{ value, depth: 1, pointer: '' }];
  let keys = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string' && unstorable.test(next.value)) throw unreadable(next.pointer);
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > depthMax) throw new Refusal('request.malformed');
    for (const [key, inner] of Object.entries(next.value)) {
      keys += 1;
      if (keys > keysMax) throw new Refusal('request.malformed');
      if (unstorable.test(key)) throw unreadable(next.pointer);
      open.push({ value: inner, depth: next.depth + 1, pointer: `${next.pointer}/${key}` });
    }
  }
}

/** Characters that PostgreSQL cannot store in a text: NUL and lone surrogates. */
export const unstorable = /\0|\p{Surrogate}/u;

export const unreadable = (pointer: string) =>
  new Refusal('request.invalid', { fields: [{ field: pointer.slice(0, 100), code: 'unreadable' }] });
