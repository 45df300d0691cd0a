import busboy from 'busboy';
import { Refusal } from '#service/domain/refusal.ts';
import { pictureBytesMax } from '#openapi/limits.ts';

import { bodyChunks } from '#service/http/client-abort.ts';

/** Bytes that a form may have before the picture; a ticket's fields take about one thousand. */
const fieldBytesMax = 64 * 1024;
const formBytesMax = pictureBytesMax + fieldBytesMax;
/** Parts of a form at most. A ticket has five fields and the file; for another storage there are some more. */
const partsMax = 20;

export type UploadFields = ReadonlyMap<string, string>;

export type UploadForm = {
  /** The fields before the file; resolves before any byte of the file is stored. */
  fields(): Promise<UploadFields>;
  /** The file, read to its end and to the end of the form. */
  file(): Promise<Buffer>;
  /** True once the body has been read to its end. */
  isRead(): boolean;
};

/**
 * Reads the form of a picture as a stream in two steps, so that its ticket can be checked before the picture is received. Fields
 * must come before the file, as with S3; what follows the file is ignored. Both steps stop reading and throw a Refusal when the
 * form is invalid (`request.malformed`), too large (`upload.too_large`) or without a file (`upload.unreadable`).
 */
export function openUploadForm(request: Request): UploadForm {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal('request.unsupported_type');
  if (Number(request.headers.get('content-length') ?? 0) > formBytesMax)
    throw new Refusal('upload.too_large');
  const chunks = bodyChunks(request);
  const parser = formParser(type);
  const fields = new Map<string, string>();
  let picture: NodeJS.ReadableStream | undefined;
  let length = 0;
  let isRead = false;
  const failed = new Promise<never>((_, reject) => {
    const stop = (code: 'request.malformed' | 'upload.too_large') => () => reject(new Refusal(code));
    parser.on('error', stop('request.malformed'));
    parser.on('partsLimit', stop('request.malformed'));
    parser.on('fieldsLimit', stop('request.malformed'));
    parser.on('filesLimit', stop('request.malformed'));
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) stop('request.malformed')();
      else if (!picture) fields.set(name, value);
    });
    parser.on('file', (_name, stream) => {
      picture = stream.on('limit', stop('upload.too_large'));
    });
  });
  failed.catch(() => undefined);
  const closed = new Promise<void>((resolve) => parser.once('close', () => resolve()));
  /** The parser's write of the last chunk. For the chunk in which the file begins it resolves only when the file is read. */
  let writing: Promise<void> = Promise.resolve();

  /** Gives the parser the next chunk; false at the end of the body. */
  async function feed(): Promise<boolean> {
    const { done, value } = await chunks.next();
    if (done) {
      isRead = true;
      parser.end();
      return false;
    }
    length += value.length;
    if (picture ? length > formBytesMax : length - value.length > fieldBytesMax)
      throw new Refusal('upload.too_large');
    writing = new Promise((resolve) => parser.write(value, () => resolve()));
    return true;
  }

  return {
    isRead: () => isRead,
    async fields() {
      for (;;) {
        if (picture) return fields;
        if (await feed()) {
          if (!picture) await Promise.race([writing, failed]);
        } else {
          await Promise.race([closed, failed]);
          throw new Refusal('upload.unreadable');
        }
      }
    },
    async file() {
      const kept: Buffer[] = [];
      picture?.on('data', (chunk: Buffer) => kept.push(chunk));
      do await Promise.race([writing, failed]);
      while (await feed());
      await Promise.race([closed, failed]);
      // An error in the last bytes must win over the end of the form.
      await Promise.race([failed, Promise.resolve()]);
      return Buffer.concat(kept);
    },
  };
}

function formParser(type: string) {
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: 8 * 1024,
        // Busboy reports when a limit is reached, not when it is exceeded: hence one more.
        fileSize: pictureBytesMax + 1,
        files: 1,
        fields: partsMax - 1,
        parts: partsMax + 1,
      },
    });
  } catch {
    throw new Refusal('request.malformed');
  }
}
