/** Asks ten times as much of the service as `npm test` does and prints what was answered, and plays ten thousand lives of orders. */
import { startVitest } from 'vitest/node';

process.env.CONTRACT_CASES ??= '200';
process.env.CONTRACT_TABLE ??= '1';
process.env.HISTORIES ??= '10000';
const vitest = await startVitest('test', ['tests/property'], { watch: false });
await vitest.close();
