import type { PersonalData } from '#service/platform/personal-data.ts';
import { statementOf } from './ledger.ts';

/** Postings are kept by accounting law; after an erasure their member number belongs to an account that names nobody. */
export const ledgerData: PersonalData = {
  async eraseUser() {},
  async exportUser(db, userId) {
    const postings = await statementOf(db, userId);
    return { ledger: postings.map(({ at, ...posting }) => ({ at: at.toISOString(), ...posting })) };
  },
};
