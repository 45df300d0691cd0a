import { Refusal } from '#service/domain/refusal.ts';
import { uploadBytesMax } from '#service/domain/upload.ts';

/** Room for the fields beside the picture. */
const fieldBytes = 64 * 1024;
const formBytesMax = uploadBytesMax + fieldBytes;

export type UploadForm = { fields: ReadonlyMap<string, string>; file: Buffer };

/** The form of a picture; stops reading when it is longer than a picture may be, whatever length it claims. */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal('request.unsupported_type');
  if (Number(request.headers.get('content-length') ?? 0) > formBytesMax)
    throw new Refusal('upload.too_large');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > formBytesMax) throw new Refusal('upload.too_large');
    chunks.push(chunk);
  }
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Refusal('request.malformed');
    });
  const fields = new Map<string, string>();
  let file: File | undefined;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name, value);
    else file ??= value;
  }
  if (!file) throw new Refusal('upload.unreadable');
  if (file.size > uploadBytesMax) throw new Refusal('upload.too_large');
  return { fields, file: Buffer.from(await file.arrayBuffer()) };
}
