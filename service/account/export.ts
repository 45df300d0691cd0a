import type { AccountExport } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';

type ExportParts = { db: Db; personal: () => readonly Partial<PersonalData>[]; clock: Clock };

export type AccountExportStore = ReturnType<typeof accountExportStore>;

/** Data export of one shopper: the parts of all nouns in one document, without secrets. */
export function accountExportStore({ db, personal, clock }: ExportParts) {
  return {
    async read(userId: string, language: Language): Promise<AccountExport> {
      const document: Partial<AccountExport> = { exportedAt: clock().toISOString() };
      for (const noun of personal()) Object.assign(document, await noun.exportUser?.(db, userId, language));
      return document as AccountExport;
    },
  };
}
