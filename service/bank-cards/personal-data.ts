import type { Clock } from '#service/domain/clock.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { forgetMember } from './erasures.ts';
import { selectCards } from './queries.ts';
import { bankCard } from './rules.ts';

export const bankCardData = (clock: Clock): PersonalData => ({
  eraseUser: forgetMember,
  async exportUser(db, userId) {
    const rows = await selectCards(db, userId);
    return { bankCards: rows.map((row) => bankCard(row, clock())) };
  },
});
