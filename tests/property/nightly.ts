/** Asks ten times as much of the service as `npm test` does, and prints what was answered. */
import { startVitest } from 'vitest/node';

process.env.CONTRACT_CASES ??= '200';
process.env.CONTRACT_TABLE ??= '1';
const vitest = await startVitest('test', ['tests/property'], { watch: false });
await vitest.close();
