import { asc, desc, eq } from 'drizzle-orm';
import type { AccountExport } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { identities } from '#service/db/schema/identities.ts';
import { knownBrowsers } from '#service/db/schema/known-browsers.ts';
import { sessions } from '#service/db/schema/sessions.ts';
import { registrations, userDevices, users } from '#service/db/schema/users.ts';
import type { IdentityProvider } from '#service/domain/provider-identity.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import type { UserStore } from './user-queries.ts';

/** The account with its sessions, devices and identities. Erased after the folders that still read its mail and number. */
export const accountData = (store: UserStore): PersonalData => ({
  async eraseUser(tx, userId, now) {
    for (const table of [sessions, userDevices, knownBrowsers, registrations, identities]) {
      await tx.delete(table).where(eq(table.userId, userId));
    }
    await forgetPerson(tx, userId, now);
  },
  async exportUser(db, userId) {
    const profile = await store.info(userId);
    return { profile, ...(await exportedWaysIn(db, userId)) };
  },
});

/** Empties the row of the account; only its id and dates stay. Another account may have the mobile number and mail then. */
async function forgetPerson(tx: Db, userId: string, now: Date) {
  await tx
    .update(users)
    .set({
      nickName: '',
      avatarUrl: null,
      sex: 'N',
      birthDate: null,
      mail: null,
      mobile: null,
      enabled: false,
      passwordHash: null,
      language: null,
      deletionAt: null,
      erasedAt: now,
    })
    .where(eq(users.userId, userId));
}

/** Sessions, devices and identity providers of a person, without anything that signs in. */
async function exportedWaysIn(db: Db, userId: string) {
  const places = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.familyStartedAt));
  const kinds = await db
    .select()
    .from(userDevices)
    .where(eq(userDevices.userId, userId))
    .orderBy(asc(userDevices.firstSeenAt));
  const providers = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));
  return {
    sessions: places.map(({ familyStartedAt, rotatedAt, usedAt, revokedAt, browser, system }) => ({
      startedAt: familyStartedAt.toISOString(),
      lastUsedAt: (usedAt ?? rotatedAt).toISOString(),
      browser,
      system,
      endedAt: revokedAt?.toISOString() ?? null,
    })),
    devices: kinds.map(({ label, firstSeenAt }) => ({ name: label, at: firstSeenAt.toISOString() })),
    identities: providers.map(({ provider, createdAt }) => ({
      partner: provider as IdentityProvider,
      at: createdAt.toISOString(),
    })),
  } satisfies Partial<AccountExport>;
}
