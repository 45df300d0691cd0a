import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { pictureBytesMax } from '#openapi/limits.ts';
import { ticketMinutes } from './rules.ts';
import type { ObjectStore } from './object-store.ts';

export type BucketPlace = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Prefix of originals as sent by browsers; they are never served. */
const rawKey = (fileKey: string) => `incoming/${fileKey}`;

/** S3-compatible storage: browsers upload pictures directly to it; the service fetches them and stores re-encoded ones. */
export function bucketStore({ endpoint, bucket, region, ...credentials }: BucketPlace): ObjectStore {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const read = async (key: string) => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (fault) {
      if (fault instanceof NoSuchKey) return undefined;
      throw fault;
    }
  };
  const removeKeys = async (keys: readonly string[]) => {
    const objects = keys.map((key) => ({ Key: key }));
    await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: objects, Quiet: true } }),
    );
  };
  return {
    origin: new URL(endpoint).origin,
    ticket: ({ fileKey, contentType }) =>
      createPresignedPost(client, {
        Bucket: bucket,
        Key: rawKey(fileKey),
        Expires: ticketMinutes * 60,
        Fields: { 'Content-Type': contentType, 'Content-Disposition': 'attachment' },
        Conditions: [
          ['content-length-range', 1, pictureBytesMax],
          ['eq', '$Content-Type', contentType],
        ],
      }),
    async takeRaw(fileKey) {
      const bytes = await read(rawKey(fileKey));
      if (bytes) await removeKeys([rawKey(fileKey)]);
      return bytes;
    },
    async put(fileKey, bytes) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: fileKey, Body: bytes, ContentType: 'image/webp' }),
      );
    },
    get: read,
    remove: (fileKeys) => removeKeys(fileKeys.flatMap((fileKey) => [fileKey, rawKey(fileKey)])),
  };
}
