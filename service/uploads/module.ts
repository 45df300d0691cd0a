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
  /** Signs what a browser may send where. */
  hashed: (text: string) => string;
  /** Opens the place where pictures of shoppers lie; the policy is what a form is let in by. */
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
    /** Where browsers send pictures, when that is another origin. */
    storage: objects.origin,
    module: {
      ...uploadData,
      jobs: [{ name: 'clean-uploads', everyMinutes: 5, run: () => uploads.sweep() }],
    } satisfies Module,
  };
}
