import type { Address } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { notFound } from '#service/domain/refusal.ts';
import { selectAddresses } from '#service/address/queries.ts';

/** The delivery address of a checkout: the chosen one, else the default or the newest one in the region, else none. */
export async function checkoutAddress(
  db: Db,
  { userId, regionId }: { userId: string; regionId: number },
  addrId: number,
): Promise<Address | undefined> {
  if (addrId === 0) {
    const addresses = await selectAddresses(db, userId);
    return addresses.find((address) => address.regionId === regionId);
  }
  const [address] = await selectAddresses(db, userId, addrId);
  if (!address) throw notFound();
  return address;
}
