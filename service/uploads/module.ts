import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { ObjectStore } from './object-store.ts';
import { uploadData } from './personal-data.ts';
import type { PictureWork } from './picture-work.ts';
import { type Policy, uploadPolicy } from './policy.ts';
import { uploadStore } from './upload-store.ts';

type UploadParts = {
  db: Db;
  clock: Clock;
  /** Keyed hash that signs upload policies. */
  hashed: (text: string) => string;
  /** Opens the storage of uploaded pictures; the policy signs and checks upload forms. */
  openObjects: (policy: Policy) => ObjectStore;
  pictureWork: PictureWork;
};

/** The pictures that shoppers send. */
export function uploadsModule({ db, clock, hashed, openObjects, pictureWork }: UploadParts) {
  const policy = uploadPolicy((text) => hashed(`upload ${text}`));
  const objects = openObjects(policy);
  const uploads = uploadStore({ db, clock, objects, policy, pictures: pictureWork });
  return {
    uploads,
    /** The origin to which browsers upload pictures; undefined when they upload to the service. */
    storage: objects.origin,
    module: {
      ...uploadData,
      jobs: [{ name: 'clean-uploads', everyMinutes: 5, run: () => uploads.sweep() }],
    } satisfies Module,
  };
}
