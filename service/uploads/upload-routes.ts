import type { Hono } from 'hono';
import { Refusal } from '#service/domain/refusal.ts';
import { securityHeaders } from '#service/http/answer-headers.ts';
import { createApi } from '#service/http/create-api.ts';
import type { Gate } from '#service/http/gate.ts';
import { refuse } from '#service/http/refuse.ts';
import { visitorAddress } from '#service/http/visitor.ts';
import { answerEarly } from './answer-early.ts';
import { openUploadForm, type UploadForm } from './read-form.ts';
import { uploadQueue } from './upload-queue.ts';
import type { UploadStore } from './upload-store.ts';

const safeKey = /^(?:[a-z]+\/\d{6}\/[a-z0-9]+)\.webp$/;

/**
 * The embedded storage's door and its shelf: POST /uploads takes the form of a ticket, GET /media/uploads/… shows what came of it.
 * Neither is an operation of the contract: in their place there may be a storage elsewhere. Before the picture is read come,
 * in this order, the visitor's limit, the form's fields, the ticket, and a place among the few uploads that run at once.
 */
export function uploadRoutes(app: Hono, gate: Gate, uploads: UploadStore) {
  const door = createApi(gate);
  const inTurn = uploadQueue();
  door.post('/', async (c) => {
    c.set('operationId', 'sendPicture');
    const address = visitorAddress(c, gate.trustedProxies);
    let form: UploadForm | undefined;
    try {
      await gate.limits('picture', { operationId: 'sendPicture', userId: undefined, address });
      const opened = (form = openUploadForm(c.req.raw));
      const fileKey = await uploads.expected(await opened.fields());
      await inTurn(async () => uploads.receive(fileKey, await opened.file()));
      return c.body(null, 204, { 'Cache-Control': 'no-store' });
    } catch (fault) {
      const refused = refuse(c, fault);
      return form?.isRead() ? refused : answerEarly(c, refused);
    }
  });
  door.all('/', (c) => {
    const refused = refuse(c, new Refusal('request.method_not_allowed'));
    refused.headers.set('Allow', 'POST');
    return refused;
  });
  app.route('/uploads', door);

  app.get('/media/uploads/*', async (c) => {
    const key = c.req.path.slice('/media/uploads/'.length);
    const bytes = safeKey.test(key) ? await uploads.show(key) : undefined;
    if (!bytes) return c.text('Not found', 404);
    return c.body(new Uint8Array(bytes), 200, {
      ...securityHeaders,
      'Referrer-Policy': 'no-referrer',
      'Content-Type': 'image/webp',
      'Content-Disposition': `attachment; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}
