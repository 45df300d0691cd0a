import { Refusal } from '#service/domain/refusal.ts';
import type { ObjectStore } from '#service/uploads/object-store.ts';
import type { PictureWork } from '#service/uploads/picture-work.ts';
import type { Policy } from '#service/uploads/policy.ts';

/** Pictures that people send, kept in memory. */
export function objectsInMemory(policy: Policy): ObjectStore {
  const kept = new Map<string, Buffer>();
  return {
    origin: undefined,
    ticket: async (wanted) => ({ url: '/uploads', fields: policy.write(wanted) }),
    takeRaw: async () => undefined,
    put: async (fileKey, bytes) => void kept.set(fileKey, bytes),
    get: async (fileKey) => kept.get(fileKey),
    remove: async (fileKeys) => fileKeys.forEach((fileKey) => kept.delete(fileKey)),
  };
}

const avatarSide = 512;
const sideMax = 1600;

const drawn = (bytes: Buffer) =>
  createImageBitmap(new Blob([new Uint8Array(bytes)])).catch(() => {
    throw new Refusal('upload.unreadable');
  });

/** Pictures as a browser reads and writes them. */
export const canvasWork: PictureWork = {
  async reencodeImage(bytes, purpose) {
    const picture = await drawn(bytes);
    const { width, height } = picture;
    const isAvatar = purpose === 'avatar';
    const scale = isAvatar
      ? avatarSide / Math.min(width, height)
      : Math.min(1, sideMax / Math.max(width, height));
    const sides = isAvatar ? [avatarSide, avatarSide] : [width * scale, height * scale];
    const [wide = 0, high = 0] = sides.map(Math.round);
    const canvas = new OffscreenCanvas(wide, high);
    const [left, top] = [(wide - width * scale) / 2, (high - height * scale) / 2];
    canvas.getContext('2d')?.drawImage(picture, left, top, width * scale, height * scale);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    return Buffer.from(new Uint8Array(await blob.arrayBuffer()));
  },
  async sidesOf(bytes) {
    const { width, height } = await drawn(bytes);
    return { width, height };
  },
};
