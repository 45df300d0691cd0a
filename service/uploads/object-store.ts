import type { UploadType } from './rules.ts';

export type TicketToMake = { fileKey: string; contentType: UploadType; expiresAt: Date };

/** URL and fields of the form by which a browser uploads a picture. */
type TicketForm = { url: string; fields: Record<string, string> };

/** A storage of pictures by their keys. */
export type ObjectStore = {
  /** The origin to which browsers upload, which the pages' policy must allow; undefined when they upload to the service. */
  origin: string | undefined;
  ticket(wanted: TicketToMake): Promise<TicketForm>;
  /**
   * Reads the original that a browser has uploaded straight to the storage; undefined where pictures are uploaded
   * to the service.
   */
  takeRaw(fileKey: string): Promise<Buffer | undefined>;
  put(fileKey: string, bytes: Buffer): Promise<void>;
  get(fileKey: string): Promise<Buffer | undefined>;
  remove(fileKeys: readonly string[]): Promise<void>;
};
