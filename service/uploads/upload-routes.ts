import type { Hono } from 'hono';
import { Refusal } from '#service/domain/refusal.ts';
import { securityHeaders } from '#service/http/answer-headers.ts';
import { createApi } from '#service/http/create-api.ts';
import type { ApiContext } from '#service/http/api-context.ts';
import { refuse } from '#service/http/refuse.ts';
import { visitorAddress } from '#service/http/visitor.ts';
import { answerEarly } from './answer-early.ts';
import { openUploadForm, type UploadForm } from './read-form.ts';
import { uploadQueue } from './upload-queue.ts';
import type { UploadStore } from './upload-store.ts';

const safeKey = /^(?:[a-z]+\/\d{6}\/[a-z0-9]+)\.webp$/;

/**
 * Routes of the folder storage: POST /uploads takes the form of a ticket, GET /media/uploads/… serves pictures.
 * They are not operations of the contract, because an S3 storage may replace them. Checked before the picture is
 * read, in this order: rate limit, the form's fields, the ticket, a free place among the concurrent uploads.
 */
export function uploadRoutes(app: Hono, apiContext: ApiContext, uploads: UploadStore) {
  const door = createApi(apiContext);
  const inTurn = uploadQueue();
  door.post('/', async (c) => {
    c.set('operationId', 'sendPicture');
    const address = visitorAddress(c, apiContext.trustedProxies);
    let form: UploadForm | undefined;
    try {
      await apiContext.limits('picture', { operationId: 'sendPicture', userId: undefined, address });
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
