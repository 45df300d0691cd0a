import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { checkoutQueries } from '#src/data/checkout/checkout.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { readAddressId, readSubject, subjectSearch } from '#src/domain/checkout-address.ts';
import { useIsMember } from '#src/state/use-identity.ts';

const never = { basketIds: [] };

/** The checkout that the address speaks of, calculated by the service; a reload starts from the same address (Z6). */
export function useCheckout() {
  const [search, setSearch] = useSearchParams();
  const subject = readSubject(search);
  const addrId = readAddressId(search);
  const isMember = useIsMember();
  const preview = useQuery({
    ...checkoutQueries.preview(useShop(), { ...(subject ?? never), addrId }),
    enabled: isMember && subject !== undefined,
    placeholderData: (before) => before,
  });
  return {
    subject,
    addrId,
    preview,
    /** The query string of this checkout, for the next screen. */
    search: subject ? subjectSearch(subject, addrId) : '',
    chooseAddress: (id: number) =>
      subject && setSearch(subjectSearch(subject, id), { replace: true, preventScrollReset: true }),
  };
}
