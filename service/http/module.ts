import type { PersonalData } from '#service/platform/personal-data.ts';
import type { Job } from '#service/platform/scheduled-jobs.ts';
import type { ServiceApp } from './api-context.ts';

/** What a noun adds to the service: its operations, its scheduled jobs, and export and erasure of personal data. */
export type Module = Partial<PersonalData> & {
  /** Mounts the operations of the noun. */
  mount?(api: ServiceApp): void;
  jobs?: readonly Job[];
};
