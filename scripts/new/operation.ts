import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, mark, RecipeFault } from './change.ts';
import { before, behind, importing, kebab, pascal } from './edits.ts';

const methods = ['get', 'post', 'put', 'delete'];

type Call = { noun: string; id: string; method: string; path: string; schemas: string };

const key = (id: string) => `${id}Path`;
const schema = ({ id, method }: Call) => (method === 'get' ? `${pascal(id)}Answer` : `${pascal(id)}Request`);
const isOwn = ({ path }: Call) => path.startsWith('/p/');

/** Where the contract keeps what it says of this noun. */
const refs = (call: Call) => ({
  schema: `{ $ref: '../components/schemas/${call.schemas}.yaml#/${schema(call)}' }`,
  example: `{ $ref: '../components/examples/${call.noun}.yaml#/${call.id}Ok' }`,
});

const bodyOf = (call: Call, indent: string) =>
  [
    'content:',
    '  application/json:',
    `    schema: ${refs(call).schema}`,
    '    examples:',
    `      ok: ${refs(call).example}`,
  ]
    .map((line) => `${indent}${line}\n`)
    .join('');

const pathItem = (call: Call) => `${key(call.id)}:
  parameters:
    - $ref: '../components/parameters.yaml#/AcceptLanguage'
    - $ref: '../components/parameters.yaml#/TimeZone'
  ${call.method}:
    operationId: ${call.id}
    tags: [${call.noun}]
    summary: '${mark} what it does, in a few words'
    x-source: ours
    x-cache: private
    x-rate-limit: ${call.method === 'get' ? 'read' : 'write'}
    security: ${isOwn(call) ? '[{ bearerAuth: [] }]' : '[]'}
${call.method === 'get' ? '' : `    requestBody:\n      required: true\n${bodyOf(call, '      ')}`}    responses:
${
  call.method === 'get'
    ? `      '200':\n        description: '${mark} what is answered'\n${bodyOf(call, '        ')}`
    : `      '204':\n        description: '${mark} what has been done'\n`
}      '400': { $ref: '../components/responses.yaml#/BadRequest' }
${isOwn(call) ? `      '401': { $ref: '../components/responses.yaml#/Unauthorized' }\n` : ''}      '422': { $ref: '../components/responses.yaml#/Unprocessable' }
      '429': { $ref: '../components/responses.yaml#/TooManyRequests' }
      default: { $ref: '../components/responses.yaml#/Default' }
`;

const schemaText = (call: Call) => `${schema(call)}:
  type: object
  description: '${mark} what this is'
  required: [note]
  properties:
    note: { type: string, maxLength: 100, description: '${mark} the fields, with their bounds' }
`;

const routeText = ({ id, method, path }: Call) => `import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';

/** ${mark} what it does, and its errors */
export function ${id}Route(api: ServiceApp) {
  mountOperation(api, '${method}', '${path}', async () => {
    throw new Error('${mark} read or change what it is about, then respond');
  });
}
`;

const testText = ({ id, method, path }: Call) => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone, openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test('${mark} what ${id} does, as a sentence', async () => {
  const shopper = await shop.logIn(newPhone());
  const answered = await shopper.${method}('${path}'${method === 'get' ? '' : `, { note: 'a note' }`});
  expect(answered.status).toBe(${method === 'get' ? 200 : 204});
});
`;

const askText = ({ id, method, path, noun }: Call) =>
  method === 'get'
    ? `import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** ${mark} what is asked, and how long an answer stays good (staleTime, in milliseconds) */
export const ${id}Query = ({ api, regionId }: Shop) =>
  queryOptions({
    queryKey: ['${noun}', regionId, '${id}'] as const,
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await api.GET('${path}', { signal })),
  });
`
    : `import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ${pascal(id)}Request } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** ${mark} what it changes, and which answers are asked for anew */
export const ${id}Mutation = ({ api }: Shop, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (body: ${pascal(id)}Request) => unwrap(await api.${method.toUpperCase()}('${path}', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['${noun}'] }),
  });
`;

/** Where the noun's service gathers its operations: its routes.ts, or the `mount` of its module.ts. */
function mounting(service: string, id: string, root: string): Change[] {
  const routes = `service/${service}/routes.ts`;
  const [file, place] = existsSync(join(root, routes))
    ? [routes, /export function \w+Routes\([\s\S]*?\) \{\n/]
    : [`service/${service}/module.ts`, /^ +mount\(api\) \{\n/m];
  const edit = (text: string) => {
    const [found = ''] = place.exec(text) ?? [];
    const [, app = 'api'] = /\(\s*(api|app)\b/.exec(found) ?? [];
    const indent = file === routes ? '  ' : '      ';
    return behind(file, place, `${indent}${id}Route(${app});\n`)(text);
  };
  return [
    { file, edit },
    { file, edit: importing(`import { ${id}Route } from './${kebab(id)}.ts';`) },
  ];
}

/**
 * `npm run new operation wallet getWalletYear get /p/wallet/year [service=wallet] [data=wallet] [schema=wallet]`: the contract with schema and
 * example, the mounted route, its test, and how the storefront asks. `npm run api` makes the types afterwards.
 */
export function newOperation(
  [noun = '', id = '', method = '', path = '', ...rest]: readonly string[],
  root = '.',
): Change[] {
  if (
    !/^[a-z-]+$/.test(noun) ||
    !/^[a-z]+[A-Z]\w+$/.test(id) ||
    !methods.includes(method) ||
    !path.startsWith('/')
  )
    throw new RecipeFault(
      'an operation has the noun of its file in openapi/paths, a name, a method and a path, as wallet getWalletYear get /p/wallet/year',
    );
  const other = (name: string) =>
    rest.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? noun;
  const call: Call = { noun, id, method, path, schemas: other('schema') };
  const [service, data] = [other('service'), other('data')];
  const fields = method === 'get' ? '\t\t\tok' : '\t\tnote\t';
  return [
    { file: `openapi/paths/${noun}.yaml`, append: pathItem(call) },
    { file: `openapi/components/schemas/${call.schemas}.yaml`, append: schemaText(call) },
    {
      file: `openapi/components/examples/${noun}.yaml`,
      append: `${id}Ok:\n  value: { note: '${mark} an ordinary one' }\n`,
    },
    {
      file: 'openapi/openapi.yaml',
      edit: before(
        'openapi/openapi.yaml',
        /^components:/m,
        `  ${path}: { $ref: 'paths/${noun}.yaml#/${key(id)}' }\n`,
      ),
    },
    { file: 'tests/contract/operations.tsv', append: `${id}\t${method} ${path}${fields}\n` },
    ...mounting(service, id, root),
    { file: `service/${service}/${kebab(id)}.ts`, make: routeText(call) },
    { file: `tests/service/${kebab(id)}.test.ts`, make: testText(call) },
    {
      file: `src/data/${data}/${kebab(id)}.${method === 'get' ? 'queries' : 'mutations'}.ts`,
      make: askText(call),
    },
  ];
}
