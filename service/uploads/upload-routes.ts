import type { Hono } from 'hono';
import { securityHeaders } from '#service/http/answer-headers.ts';
import { openApi } from '#service/http/doorway.ts';
import type { Gate } from '#service/http/gate.ts';
import { readUploadForm } from './read-form.ts';
import type { UploadStore } from './upload-store.ts';

const safeKey = /^(?:[a-z]+\/\d{6}\/[a-z0-9]+)\.webp$/;

/**
 * The embedded storage's door and its shelf: POST /uploads takes the form of a ticket, GET /media/uploads/… shows what came of it.
 * Neither is an operation of the contract: in their place there may be a storage elsewhere.
 */
export function uploadRoutes(app: Hono, gate: Gate, uploads: UploadStore) {
  const door = openApi(gate);
  door.post('/', async (c) => {
    await uploads.receive(await readUploadForm(c.req.raw));
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
  app.route('/uploads', door);

  app.get('/media/uploads/*', async (c) => {
    const key = c.req.path.slice('/media/uploads/'.length);
    const bytes = safeKey.test(key) ? await uploads.show(key) : undefined;
    if (!bytes) return c.text('Not found', 404, { ...securityHeaders, 'Cache-Control': 'no-store' });
    return c.body(new Uint8Array(bytes), 200, {
      ...securityHeaders,
      'Content-Type': 'image/webp',
      'Content-Disposition': 'attachment',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}
