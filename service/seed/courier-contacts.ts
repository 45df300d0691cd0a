import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { couriers } from '#service/db/schema/parcels.ts';

/** Phone and tracking link of the seed's couriers, by the names that the regions list. */
const contacts: Record<string, { phone: string; trackUrl: string }> = {
  'Island Express': {
    phone: '+94 11 244 8800',
    trackUrl: 'https://island-express.example/track/{number}',
  },
  'Pearl Courier': { phone: '+94 11 555 0142', trackUrl: 'https://pearl-courier.example/track/{number}' },
  'Yunlu Express': { phone: '+86 400 555 0133', trackUrl: 'https://yunlu.example/waybill?no={number}' },
  'Shanhe Logistics': { phone: '+86 400 555 0177', trackUrl: 'https://shanhe.example/waybill?no={number}' },
  'Mekong Post': { phone: '+856 21 555 012', trackUrl: 'https://mekong-post.example/track/{number}' },
  'Naga Delivery': { phone: '+856 21 555 045', trackUrl: 'https://naga.example/parcel/{number}' },
  'Anka Kargo': { phone: '+90 212 555 0164', trackUrl: 'https://anka-kargo.example/takip/{number}' },
  'Boğaz Kurye': { phone: '+90 216 555 0119', trackUrl: 'https://bogaz-kurye.example/takip/{number}' },
};

/** Gives the sample's couriers their phone and link, where they have none. */
export async function describeCouriers(tx: Db) {
  for (const [name, contact] of Object.entries(contacts))
    await tx
      .update(couriers)
      .set(contact)
      .where(and(eq(couriers.name, name), isNull(couriers.phone)));
}
