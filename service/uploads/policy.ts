import { timingSafeEqual } from 'node:crypto';
import { pictureBytesMax } from '#openapi/limits.ts';

import type { TicketToMake } from './object-store.ts';

export type Policy = ReturnType<typeof uploadPolicy>;

type Said = { key: string; type: string; expires: string; max: number };

/** Signed upload policy of the folder storage: one key, one type, one size, five minutes. */
export function uploadPolicy(sign: (text: string) => string) {
  return {
    write({ fileKey, contentType, expiresAt }: TicketToMake): Record<string, string> {
      const said: Said = {
        key: fileKey,
        type: contentType,
        expires: expiresAt.toISOString(),
        max: pictureBytesMax,
      };
      const policy = Buffer.from(JSON.stringify(said)).toString('base64url');
      return {
        key: fileKey,
        'Content-Type': contentType,
        'Content-Disposition': 'attachment',
        policy,
        signature: sign(policy),
      };
    },

    /** The file key of a form; undefined when its policy is not signed by us, does not fit its fields, or has expired. */
    read(fields: ReadonlyMap<string, string>, now: Date): string | undefined {
      const policy = fields.get('policy') ?? '';
      const shown = Buffer.from(fields.get('signature') ?? '');
      const right = Buffer.from(sign(policy));
      if (shown.length !== right.length || !timingSafeEqual(shown, right)) return undefined;
      const said = JSON.parse(Buffer.from(policy, 'base64url').toString()) as Said;
      const fits = fields.get('key') === said.key && fields.get('Content-Type') === said.type;
      return fits && new Date(said.expires) > now ? said.key : undefined;
    },
  };
}
