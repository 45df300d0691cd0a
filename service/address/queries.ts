import { and, count, desc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addressesMax } from '#openapi/limits.ts';
import type { Address, AddressInput } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { addresses } from '#service/db/schema/addresses.ts';
import { areas, regions } from '#service/db/schema/regions.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Command } from '#service/domain/command.ts';
import { phoneKey } from '#service/domain/phone.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';

const province = alias(areas, 'province');
const district = alias(areas, 'district');
const town = alias(areas, 'town');

export type AddressStore = ReturnType<typeof addressStore>;

export function addressStore(db: Db, idempotency: IdempotencyStore, clock: Clock) {
  return {
    list: (userId: string) => selectAddresses(db, userId),

    async get(userId: string, addrId: number) {
      const [address] = await selectAddresses(db, userId, addrId);
      if (!address) throw notFound();
      return address;
    },

    /** Adds an address; a member's first one becomes the default. Refuses more than `addressesMax` (`address.limit`). */
    add: (userId: string, input: AddressInput, command: Command | undefined) =>
      inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        const [kept] = await tx
          .select({ number: count() })
          .from(addresses)
          .where(eq(addresses.userId, userId));
        const number = kept?.number ?? 0;
        if (number >= addressesMax) throw new Refusal('address.limit');
        await checkAreas(tx, input);
        const commonAddr = input.commonAddr || number === 0;
        if (commonAddr) await clearDefault(tx, userId);
        const [added] = await tx
          .insert(addresses)
          .values({ ...written(input), userId, commonAddr, createdAt: clock() })
          .returning({ addrId: addresses.addrId });
        const [address] = await selectAddresses(tx, userId, added?.addrId);
        if (!address) throw new Error('the address was not kept');
        await idempotency.finishWith(tx, command, 200, address);
        return address;
      }),

    /** Replaces an address; the default address stays the default, also when the input does not say so. */
    update: (userId: string, addrId: number, input: AddressInput) =>
      inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        const [known] = await selectAddresses(tx, userId, addrId);
        if (!known) throw notFound();
        await checkAreas(tx, input);
        const commonAddr = input.commonAddr || known.commonAddr;
        if (commonAddr) await clearDefault(tx, userId, addrId);
        await tx
          .update(addresses)
          .set({ ...written(input), commonAddr })
          .where(and(eq(addresses.userId, userId), eq(addresses.addrId, addrId)));
        const [address] = await selectAddresses(tx, userId, addrId);
        if (!address) throw notFound();
        return address;
      }),

    /** Makes an address the default (S2.47). */
    setDefault: (userId: string, addrId: number) =>
      inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        const [known] = await selectAddresses(tx, userId, addrId);
        if (!known) throw notFound();
        if (!known.commonAddr) await makeDefault(tx, userId, addrId);
      }),

    /** Deletes an address. When it was the default, the newest other one becomes the default. Orders keep a copy of their address. */
    remove: (userId: string, addrId: number) =>
      inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        const [gone] = await tx
          .delete(addresses)
          .where(and(eq(addresses.userId, userId), eq(addresses.addrId, addrId)))
          .returning({ commonAddr: addresses.commonAddr });
        if (!gone) throw notFound();
        const [newest] = await selectAddresses(tx, userId);
        if (gone.commonAddr && newest) await makeDefault(tx, userId, newest.addrId);
      }),
  };
}

/** A shopper's addresses as the contract writes them, the default first, then the newest. */
export function selectAddresses(db: Db, userId: string, addrId?: number): Promise<Address[]> {
  return db
    .select({
      addrId: addresses.addrId,
      receiver: addresses.receiver,
      countryCode: addresses.countryCode,
      regionId: addresses.regionId,
      provinceId: addresses.provinceId,
      province: province.name,
      districtId: addresses.districtId,
      district: district.name,
      townId: addresses.townId,
      town: town.name,
      addr: addresses.addr,
      postCode: addresses.postCode,
      mobile: addresses.mobile,
      altMobile: addresses.altMobile,
      commonAddr: addresses.commonAddr,
    })
    .from(addresses)
    .innerJoin(province, eq(province.areaId, addresses.provinceId))
    .innerJoin(district, eq(district.areaId, addresses.districtId))
    .innerJoin(town, eq(town.areaId, addresses.townId))
    .where(and(eq(addresses.userId, userId), addrId === undefined ? undefined : eq(addresses.addrId, addrId)))
    .orderBy(desc(addresses.commonAddr), desc(addresses.createdAt), desc(addresses.addrId));
}

const clearDefault = (tx: Db, userId: string, except = 0) =>
  tx
    .update(addresses)
    .set({ commonAddr: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.commonAddr, true), ne(addresses.addrId, except)));

async function makeDefault(tx: Db, userId: string, addrId: number) {
  await clearDefault(tx, userId, addrId);
  await tx
    .update(addresses)
    .set({ commonAddr: true })
    .where(and(eq(addresses.userId, userId), eq(addresses.addrId, addrId)));
}

const written = (input: AddressInput) => ({
  receiver: input.receiver,
  countryCode: input.countryCode,
  regionId: input.regionId,
  provinceId: input.provinceId,
  districtId: input.districtId,
  townId: input.townId,
  addr: input.addr,
  postCode: input.postCode,
  mobile: phoneKey(input.mobile),
  altMobile: input.altMobile && phoneKey(input.altMobile),
});

/** Refuses an address whose province, district and town do not belong together, or not to its region and country. */
async function checkAreas(tx: Db, input: AddressInput) {
  const found = await tx
    .select({ areaId: town.areaId })
    .from(town)
    .innerJoin(district, and(eq(district.areaId, town.parentId), eq(district.areaId, input.districtId)))
    .innerJoin(province, and(eq(province.areaId, district.parentId), eq(province.areaId, input.provinceId)))
    .innerJoin(regions, and(eq(regions.regionId, town.regionId), eq(regions.countryCode, input.countryCode)))
    .where(and(eq(town.areaId, input.townId), eq(town.level, 3), eq(town.regionId, input.regionId)));
  if (found.length > 0) return;
  throw new Refusal('area.invalid', { fields: [{ field: '/townId', code: 'area.invalid' }] });
}
