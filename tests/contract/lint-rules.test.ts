import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

type Finding = { ruleId: string; message: string };

/** What the linter says of a broken description, in the order of its rules' words. */
function findings(fixture: string, config = 'tests/contract/fixtures/redocly.yaml'): string[] {
  const folder = 'tests/contract/fixtures';
  const command = ['node_modules/@redocly/cli/bin/cli.js', 'lint', `${folder}/${fixture}`];
  const options = ['--config', config, '--format', 'json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  let printed: string;
  try {
    printed = execFileSync(process.execPath, [...command, ...options], {
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    printed = (error as { stdout: string }).stdout;
  }
  const { problems } = JSON.parse(printed) as { problems: Finding[] };
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`).toSorted();
}

test('an operation that breaks a rule between its parts is found', () => {
  expect(findings('broken-operations.yaml')).toEqual([
    'mall/operation: changeByNobody: only GET can be cached',
    'mall/operation: getKept: a secured operation is x-cache: private',
    'mall/operation: getKept: what may be kept can be asked for with If-None-Match, and answers 304',
    'mall/operation: getOpen: a /p/ path needs bearerAuth',
    'mall/operation: getRefused: a public operation never answers 401',
    'mall/operation: getUnguarded: a secured operation documents 401',
    'mall/operation: pageNothing: page* takes current and size',
    'mall/operation: submitWithoutKey: x-idempotency needs the Idempotency-Key parameter',
  ]);
});

test('a schema without bounds is found', () => {
  expect(findings('broken-bounds.yaml')).toEqual([
    'mall/bounds: a string is bounded: one of maxLength, enum, format, const, pattern',
    'mall/bounds: a string is bounded: one of maxLength, enum, format, const, pattern',
    'mall/bounds: an array has maxItems',
    'mall/bounds: an int64 has maximum 9007199254740991 or less',
    'mall/bounds: no number type: money is integer minor units',
  ]);
});

test('an operation that breaks a configured rule is found', () => {
  const rules = findings('broken-configured.yaml', 'redocly.yaml')
    .map((finding) => finding.split(': ')[0] ?? '')
    .filter((rule) => rule.startsWith('rule/'));
  expect([...new Set(rules)]).toEqual([
    'rule/default-response',
    'rule/named-examples',
    'rule/no-anonymous-example',
    'rule/operation-cache',
    'rule/operation-id-style',
    'rule/operation-rate',
    'rule/operation-security-explicit',
    'rule/operation-source',
  ]);
});
