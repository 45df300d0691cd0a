import type { UploadType } from './rules.ts';

export type TicketToMake = { fileKey: string; contentType: UploadType; expiresAt: Date };

/** Where the form of a picture goes, and its fields. */
type TicketForm = { url: string; fields: Record<string, string> };

/** A place where pictures lie, by their keys. */
export type ObjectStore = {
  /** Where browsers send pictures when that is another origin: pages must be let speak to it. */
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
