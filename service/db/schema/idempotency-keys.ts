import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { users } from './users.ts';

/** One intent of a shopper: inserted before it runs, so that two twins cannot both run. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    operationId: text('operation_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** RUNNING; ACTING once something that no rollback takes back has begun; DONE. */
    state: text('state').notNull(),
    /** The run that holds it. */
    runId: text('run_id').notNull(),
    /** Until when that run holds it without a sign of life, by the database's clock. */
    leaseUntil: timestamptz('lease_until').notNull().defaultNow(),
    status: integer('status'),
    body: jsonb('body').$type<unknown>(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operationId, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
    check('idempotency_keys_state', sql`${table.state} in ('RUNNING', 'ACTING', 'DONE')`),
  ],
);
