import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorFacts, type Log } from '#service/http/error-log.ts';
import { encodingQueue } from './encoding-queue.ts';
import { loadSharp } from './load-sharp.ts';

export type PictureFormat = 'avif' | 'webp';

type Wanted = { source: string; width: number; format: PictureFormat };

export type Variant = { bytes: Buffer; tag: string };

/** Smaller copies of pictures, made at the first request and stored on disk. */
export function pictureVariants(cacheDir: string, log: Log) {
  const enqueue = encodingQueue();
  const making = new Map<string, Promise<Buffer>>();

  /** The copy on disk, or undefined when it has not been made yet. */
  async function kept(wanted: Wanted): Promise<Variant | undefined> {
    const tag = await tagOf(wanted);
    const bytes = await readFile(fileOf(cacheDir, tag, wanted.format)).catch(() => undefined);
    return bytes && { bytes, tag };
  }

  /** Makes a copy; concurrent requests for the same copy share one encoding. `patient` is true when no request waits. */
  async function make(wanted: Wanted, patient: boolean): Promise<Variant> {
    const tag = await tagOf(wanted);
    const file = fileOf(cacheDir, tag, wanted.format);
    return { bytes: await (making.get(file) ?? begin(file, wanted, patient)), tag };
  }

  function begin(file: string, wanted: Wanted, patient: boolean): Promise<Buffer> {
    const encoding = enqueue(() => encode(wanted), patient);
    making.set(file, encoding);
    void encoding
      .then((bytes) => keep(file, bytes, log))
      .catch(() => {})
      .finally(() => making.delete(file));
    return encoding;
  }

  return {
    kept,
    get: async (wanted: Wanted): Promise<Variant> => (await kept(wanted)) ?? make(wanted, false),
    /** Makes a copy in the background; errors are logged. */
    makeLater(wanted: Wanted) {
      make(wanted, true).catch((fault: unknown) =>
        log({ level: 'warn', event: 'picture.not_made', ...errorFacts(fault) }),
      );
    },
  };
}

/** Name and ETag of a copy: a hash of source, its size and time, width and format, so that a replaced picture gets a new copy. */
async function tagOf({ source, width, format }: Wanted): Promise<string> {
  const { size, mtimeMs } = await stat(source);
  return createHash('sha256')
    .update(`${source} ${size} ${mtimeMs} ${width} ${format} 1`)
    .digest('hex')
    .slice(0, 32);
}

const fileOf = (cacheDir: string, tag: string, format: PictureFormat) =>
  join(cacheDir, tag.slice(0, 2), `${tag}.${format}`);

async function encode({ source, width, format }: Wanted): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  return (
    format === 'avif' ? picture.avif({ quality: 52, effort: 3 }) : picture.webp({ quality: 78, effort: 4 })
  ).toBuffer();
}

/** Stores a copy by a temporary file that is renamed, so that no half-written file is read. An error, such as a full disk, is logged. */
async function keep(file: string, bytes: Buffer, log: Log) {
  const draft = `${file}.${process.pid}.draft`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (fault) {
    await rm(draft, { force: true });
    log({ level: 'warn', event: 'picture.not_kept', ...errorFacts(fault) });
  }
}
