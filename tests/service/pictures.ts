import sharp from 'sharp';
import type { UploadTicket, UploadTickets } from '#openapi/schema.gen.ts';
import type { Answer, Shop, Shopper } from './shop.ts';

type Format = 'jpeg' | 'png' | 'webp';

/** A plain picture; `rotated` says on its back that the camera was held upright, and where it stood. */
export function picture(
  format: Format,
  { width = 60, height = 40, rotated = false, background = '#0a7d5e' } = {},
): Promise<Buffer> {
  const plain = sharp({ create: { width, height, channels: 3, background } });
  const told = rotated
    ? plain
        .withExif({
          IFD0: { Copyright: 'Nimali', Make: 'Camera of Nimali' },
          IFD3: { GPSLatitude: '6/1 52/1 0/1', GPSLatitudeRef: 'N' },
        })
        .withMetadata({ orientation: 6 })
    : plain;
  return told.toFormat(format).toBuffer();
}

export async function ticketFor(shopper: Shopper, query = 'purpose=avatar&contentType=image/png') {
  const { body } = await shopper.get<UploadTickets>(`/p/oss/securityToken?${query}`);
  const [ticket] = body.tickets;
  if (!ticket) throw new Error(`no ticket: ${JSON.stringify(body)}`);
  return ticket;
}

/** Sends the form of a ticket as a browser does: the fields, and the file last. */
export function send(
  shop: Shop,
  { url, fields }: Pick<UploadTicket, 'url' | 'fields'>,
  bytes: Buffer | string,
  language = 'en-US',
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([bytes as BlobPart]), '../../etc/passwd.png');
  return shop.ask(url, { method: 'POST', raw: form, headers: { 'Accept-Language': language } });
}

/** Sends a picture for an avatar and answers its address. */
export async function sentAvatar(shop: Shop, shopper: Shopper): Promise<string> {
  const ticket = await ticketFor(shopper);
  const { status } = await send(shop, ticket, await picture('png'));
  if (status !== 204) throw new Error(`the picture was refused: ${status}`);
  return ticket.publicUrl;
}
