import type { Handler } from 'hono';

/** Answers 405 for every method that the routes mounted before it do not serve; `allow` lists those that they do. */
export const allowMethods =
  (...allow: readonly string[]): Handler =>
  (c) =>
    c.text('Method not allowed', 405, { Allow: allow.join(', ') });
