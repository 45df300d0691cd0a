import { readFileSync } from 'node:fs';

// Cross-field rules that configurable rules cannot express.
const has = (list, part) => (list ?? []).some((p) => String(p?.$ref ?? p?.name ?? '').includes(part));

const operation = () => {
  let path = '';
  return {
    PathItem: {
      enter(_node, ctx) {
        path = String(ctx.key);
      },
    },
    Operation: {
      enter(op, ctx) {
        const say = (message) =>
          ctx.report({ message: `${op.operationId}: ${message}`, location: ctx.location });
        const schemes = op.security ?? [];
        const secured = schemes.length > 0 && schemes.every((scheme) => Object.keys(scheme).length > 0);
        const has401 = Boolean(op.responses?.['401']);
        if (path.startsWith('/p/') && !secured) say('a /p/ path needs bearerAuth');
        if (secured && !has401) say('a secured operation documents 401');
        if (!secured && has401 && op.operationId !== 'refreshToken')
          say('a public operation never answers 401');
        if (secured && op['x-cache'] !== 'private') say('a secured operation is x-cache: private');
        if (ctx.key !== 'get' && op['x-cache'] !== 'private') say('only GET can be cached');
        const kept = String(op['x-cache']).startsWith('public');
        if (ctx.key === 'get' && kept && !(op.responses?.['304'] && has(op.parameters, 'NoneMatch'))) {
          say('what may be kept can be asked for with If-None-Match, and answers 304');
        }
        if (op['x-idempotency'] && !has(op.parameters, 'Idempotency')) {
          say('x-idempotency needs the Idempotency-Key parameter');
        }
        if (
          op.operationId?.startsWith('page') &&
          !(has(op.parameters, 'urrent') && has(op.parameters, 'ize'))
        ) {
          say('page* takes current and size');
        }
      },
    },
  };
};

const BOUNDS = ['maxLength', 'enum', 'format', 'const', 'pattern'];

const bounds = () => ({
  Schema: {
    enter(schema, ctx) {
      const types = [].concat(schema.type ?? []);
      const miss = (message) => ctx.report({ message, location: ctx.location });
      if (types.includes('string') && !BOUNDS.some((key) => key in schema)) {
        miss(`a string is bounded: one of ${BOUNDS.join(', ')}`);
      }
      if (types.includes('array') && !('maxItems' in schema)) miss('an array has maxItems');
      if (schema.format === 'int64' && !(schema.maximum <= Number.MAX_SAFE_INTEGER)) {
        miss('an int64 has maximum 9007199254740991 or less');
      }
      if (types.includes('number') && ctx.key !== 'ratingAvg') {
        miss('no number type: money is integer minor units');
      }
    },
  },
});

const { digits, ownDigits } = JSON.parse(
  readFileSync(new URL('../mobile-numbers.json', import.meta.url), 'utf8'),
);

const usual = `\\d{${digits.min},${digits.max}}`;

/** Any digits but these codes, all of one length; without looking ahead, which makers of samples cannot do. */
function otherThan(codes) {
  const rest = codes[0].length - 1;
  const begun = [...new Set(codes.map((code) => code[0]))];
  const free = [...'0123456789'].filter((digit) => !begun.includes(digit)).join('');
  if (rest === 0) return `[${free}]`;
  const longer = begun.map(
    (digit) => digit + otherThan(codes.filter((code) => code[0] === digit).map((code) => code.slice(1))),
  );
  return `(?:[${free}]\\d{${rest}}|${longer.join('|')})`;
}

/** Padded country code and digits: nine or ten, or a country's own number of them (Z11). */
function mobilePattern() {
  const own = Object.entries(ownDigits).map(([code, { digits: count, first }]) => ({
    code: code.padStart(4, '0'),
    number: `${first}\\d{${count - first.length}}`,
  }));
  const ways = own.map(({ code, number }) => `${code}${number}`);
  return `^(?:${ways.join('|')}|${otherThan(own.map(({ code }) => code))}${usual})$`;
}

/** What stands in the database, too, from before a country had its own number of digits. */
function keptPattern() {
  const counts = Object.values(ownDigits).map(({ digits: count }) => count);
  return `^\\d{4}\\d{${digits.min},${Math.max(digits.max, ...counts)}}$`;
}

const patterns = { asked: mobilePattern(), kept: keptPattern() };

/** Gives the schemas that are marked so the patterns of mobile-numbers.json: form, service and contract read one table. */
const mobileNumbers = () => ({
  Schema: {
    enter(schema) {
      const pattern = patterns[schema['x-mobile-number']];
      if (pattern) schema.pattern = pattern;
    },
  },
});

/** The mall's own lint rules, for the ruleset in redocly.yaml, and what is filled in as the contract is bundled. */
export default () => ({
  id: 'mall',
  rules: { oas3: { operation, bounds } },
  decorators: { oas3: { 'mobile-numbers': mobileNumbers } },
});
