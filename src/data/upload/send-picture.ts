import type { Problem, UploadTicket } from '#openapi/schema.gen.ts';
import { apiTimeoutMs } from '#src/domain/limits.ts';
import { Refusal, Unreachable } from '../refusal.ts';

type Sending = {
  /** The tag of the interface language: the words of a refusal. */
  languageTag: string;
  /** How much of it has gone, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a picture by its ticket: all fields first, the file last. An XMLHttpRequest, because only that tells how far it is.
 * Throws the storage's refusal, `Unreachable` (also when nothing has moved for 30 s), or the signal's reason.
 */
export function sendPicture(
  { url, fields }: Pick<UploadTicket, 'url' | 'fields'>,
  file: Blob,
  { languageTag, onProgress, signal }: Sending,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept-Language', languageTag);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        reject(new Unreachable('the picture did not arrive', { afterMs: apiTimeoutMs }));
        request.abort();
      }, apiTimeoutMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      listen();
      onProgress(total ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => clearTimeout(silence));
    request.addEventListener('load', () =>
      request.status < 300 ? resolve() : reject(new Refusal(problemOf(request))),
    );
    request.addEventListener('error', () => reject(new Unreachable('the picture did not arrive')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    listen();
    request.send(form);
  });
}

/** A storage that is not ours answers in a language of its own, which nobody is shown. */
function problemOf({ status, responseText, response }: XMLHttpRequest): Problem {
  try {
    const said = JSON.parse(responseText) as Problem;
    if (typeof said.desc === 'string') return said;
  } catch {
    // Not ours: falls through.
  }
  return { status, code: 'upload.refused', desc: '', traceId: String(response ?? '').slice(0, 64) };
}
