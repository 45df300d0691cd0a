import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, timestamp } from 'drizzle-orm/pg-core';

/** A text as merchants write it: English always, other languages where there is a translation. */
export type LocalisedText = { en: string; zh?: string; tr?: string; ru?: string; pt?: string };

/** A whole number below 2^53: ids and amounts in minor units (D7, D8 of the contract). */
export const whole = (name: string) => bigint(name, { mode: 'number' });

/** A row number that the database allots; the numbers from the catalogue stay below `first`. */
export const allotted = (name: string, first = 1) =>
  bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: first });

/** A moment, kept in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A full-text vector of signs that the service has taken apart itself; the database has no parser for Chinese. */
export const signs = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (parts) =>
    sql`array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(parts)}::jsonb)))`,
  fromDriver: (value) =>
    value
      .split(' ')
      .filter(Boolean)
      .map((part) => part.slice(1, -1)),
});

/** Refuses any row in which one of the amounts or counts is below zero. */
export const notNegative = (name: string, ...columns: AnyPgColumn[]) =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} >= 0`),
      sql` and `,
    ),
  );
