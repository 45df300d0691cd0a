import type { Hono } from 'hono';
import type { UploadStore } from '#service/uploads/upload-store.ts';

const shelf = '/media/uploads/';

/** The fields of a request whose headers are not the platform's own (`requestOf` in worker.ts), which its reader would ask for. */
const formOf = async (request: Request) =>
  new Response(await request.arrayBuffer(), {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }).formData();

/** Takes the form of a picture's ticket and shows what came of it, as the service's own door does with streams. */
export function uploadDoor(app: Hono, uploads: UploadStore) {
  app.post('/uploads', async (c) => {
    const form = await formOf(c.req.raw);
    const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
    const file = form.get('file');
    if (!(file instanceof Blob)) return c.body(null, 400);
    const fileKey = await uploads.expected(new Map(texts));
    await uploads.receive(fileKey, Buffer.from(new Uint8Array(await file.arrayBuffer())));
    return c.body(null, 204);
  });
  app.get(`${shelf}*`, async (c) => {
    const bytes = await uploads.show(c.req.path.slice(shelf.length));
    return bytes ? c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/webp' }) : c.notFound();
  });
}
