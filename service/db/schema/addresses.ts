import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityId, timestamptz, bigintNumber } from './columns.ts';
import { areas, regions } from './regions.ts';
import { users } from './users.ts';

/** Where a shopper has parcels sent. */
export const addresses = pgTable(
  'addresses',
  {
    addrId: identityId('addr_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    receiver: text('receiver').notNull(),
    countryCode: text('country_code').notNull(),
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    provinceId: bigintNumber('province_id')
      .notNull()
      .references(() => areas.areaId),
    districtId: bigintNumber('district_id')
      .notNull()
      .references(() => areas.areaId),
    townId: bigintNumber('town_id')
      .notNull()
      .references(() => areas.areaId),
    addr: text('addr').notNull(),
    postCode: text('post_code'),
    mobile: text('mobile').notNull(),
    altMobile: text('alt_mobile'),
    /** The address that a checkout starts with. */
    commonAddr: boolean('common_addr').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('addresses_by_user').on(table.userId, table.createdAt),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.commonAddr}`),
  ],
);
