import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { allotted, moment, whole } from './columns.ts';
import { areas, regions } from './regions.ts';
import { users } from './users.ts';

/** Where a shopper has parcels sent. */
export const addresses = pgTable(
  'addresses',
  {
    addrId: allotted('addr_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    receiver: text('receiver').notNull(),
    countryCode: text('country_code').notNull(),
    regionId: whole('region_id')
      .notNull()
      .references(() => regions.regionId),
    provinceId: whole('province_id')
      .notNull()
      .references(() => areas.areaId),
    districtId: whole('district_id')
      .notNull()
      .references(() => areas.areaId),
    townId: whole('town_id')
      .notNull()
      .references(() => areas.areaId),
    addr: text('addr').notNull(),
    postCode: text('post_code'),
    mobile: text('mobile').notNull(),
    altMobile: text('alt_mobile'),
    /** The address that a checkout starts with. */
    commonAddr: boolean('common_addr').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('addresses_by_user').on(table.userId, table.createdAt),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.commonAddr}`),
  ],
);
