import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#openapi/schema.gen.ts';

/** Where the service lives, whatever the origin. */
export const serviceRoot = '*/api';

/** Handlers whose paths, statuses and bodies are the contract's: a wrong one does not compile. */
export const http = createOpenApiHttp<paths>({ baseUrl: serviceRoot });
