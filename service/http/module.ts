import type { PersonalData } from '#service/platform/personal-data.ts';
import type { Job } from '#service/platform/scheduled-jobs.ts';
import type { ServiceApp } from './gate.ts';

/** What a noun of the shop adds to the service: its operations, what time alone brings about, and what it keeps of a person. */
export type Module = Partial<PersonalData> & {
  /** Answers the operations of the noun. */
  mount?(api: ServiceApp): void;
  jobs?: readonly Job[];
};
