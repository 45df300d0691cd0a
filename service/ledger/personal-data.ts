import type { PersonalData } from '#service/platform/personal-data.ts';
import { statementOf } from './ledger.ts';

/** The law of books keeps what was posted; its number leads to an account that names nobody once it is erased. */
export const ledgerData: PersonalData = {
  async eraseUser() {},
  async exportUser(db, userId) {
    const postings = await statementOf(db, userId);
    return { ledger: postings.map(({ at, ...posting }) => ({ at: at.toISOString(), ...posting })) };
  },
};
