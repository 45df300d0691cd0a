import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, text, timestamp } from 'drizzle-orm/pg-core';
import { currencies } from '#openapi/currencies.ts';

/** A text as merchants write it: English always, other languages where there is a translation. */
export type LocalisedText = { en: string; zh?: string; tr?: string; ru?: string; pt?: string };

/** A specification or a choice: what it is called and what it is. */
export type NamedText = { name: LocalisedText; value: LocalisedText };

/** A whole number below 2^53: ids and amounts in minor units (D7, D8 of the contract). */
export const bigintNumber = (name: string) => bigint(name, { mode: 'number' });

/** A row number that the database allots; the numbers from the catalogue stay below `first`. */
export const identityId = (name: string, first = 1) =>
  bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: first });

/** A moment, kept in UTC. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A full-text vector of signs that the service has taken apart itself; the database has no parser for Chinese. */
export const cjkTsvector = customType<{ data: readonly string[]; driverData: string }>({
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

/** The codes of the currency table, as columns list them. */
export const currencyCodes = Object.keys(currencies) as [keyof typeof currencies];

/** A currency of the table; `oneOf` keeps out any other. */
export const currencyColumn = (name = 'currency') => text(name, { enum: currencyCodes });

/** Refuses any row whose column is none of the words; the columns are `text` with the same words as `enum`. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);

const steps = Object.values(currencies).filter(({ roundingIncrement }) => roundingIncrement > 1);

/** Minor units in which the amounts of a row move, by its currency. */
const stepOf = (currency: AnyPgColumn) =>
  sql`case ${currency} ${sql.raw(
    steps.map(({ code, roundingIncrement }) => `when '${code}' then ${roundingIncrement}`).join(' '),
  )} else 1 end`;

/** Refuses any row without a currency, or in which an amount is off the step of its currency; null is no amount. */
export const onIncrement = (name: string, currency: AnyPgColumn, ...columns: AnyPgColumn[]) =>
  check(
    name,
    sql`${currency} is not null and ${sql.join(
      columns.map((column) => sql`${column} % (${stepOf(currency)}) = 0`),
      sql` and `,
    )}`,
  );
