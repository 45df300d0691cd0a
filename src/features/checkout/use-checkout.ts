import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CheckoutPreview } from '#openapi/schema.gen.ts';
import { checkoutQueries } from '#src/data/checkout/checkout.queries.ts';
import { useShop } from '#src/data/shop.ts';
import {
  type CheckoutSubject,
  readAddressId,
  readCheckoutId,
  readSubject,
  subjectSearch,
} from '#src/domain/checkout/checkout-address.ts';
import { type CheckoutExtras, extrasAsked, extrasKey } from '#src/domain/checkout/checkout-extras.ts';
import { useIsMember } from '#src/state/use-identity.ts';
import { useExtras } from './use-extras.ts';

const never = { basketIds: [] };

/** A calculation, and what it was asked for. */
type Calculated = { checkoutId: string; preview: CheckoutPreview; extras: CheckoutExtras; addrId: number };

/**
 * The checkout that the address speaks of, calculated by the service; a reload starts from the same address (Z6). A
 * checkout that begins gets its id here, in place of the address without one.
 */
export function useCheckout() {
  const [search, setSearch] = useSearchParams();
  const subject = readSubject(search);
  const addrId = readAddressId(search);
  const checkoutId = readCheckoutId(search);
  const isMember = useIsMember();
  const { extras, changeExtras } = useExtras(checkoutId);
  const options = checkoutQueries.preview(useShop(), {
    ...(subject ?? never),
    addrId,
    checkoutId,
    ...extrasAsked(extras),
  });
  const queryClient = useQueryClient();
  const preview = useQuery({
    ...options,
    enabled: isMember && subject !== undefined && checkoutId !== undefined,
    placeholderData: (before) => before,
  });
  const goTo = (next: CheckoutSubject, address: number, id = checkoutId) =>
    setSearch(subjectSearch(next, address, id), { replace: true, preventScrollReset: true });

  // What was calculated last stays, so that a choice that cannot be calculated costs nobody the checkout.
  const [last, setLast] = useState<Calculated>();
  const { data: fresh, isPlaceholderData } = preview;
  if (fresh && checkoutId && !isPlaceholderData && fresh !== last?.preview)
    setLast({ checkoutId, preview: fresh, extras, addrId });
  const good = last?.checkoutId === checkoutId ? last : undefined;
  const sameChoice = good && good.addrId === addrId && extrasKey(good.extras) === extrasKey(extras);

  const begins = subject !== undefined && checkoutId === undefined;
  const begin = useEffectEvent(() => subject && goTo(subject, addrId, crypto.randomUUID()));
  useEffect(() => {
    if (begins) begin();
  }, [begins]);

  return {
    subject,
    addrId,
    checkoutId,
    preview,
    /** Vouchers, coins, wallet and insurance as the shopper chose them. */
    extras,
    changeExtras,
    /** The last calculation of this checkout; after a choice that failed it is the one of the choice before. */
    good: good?.preview,
    /** Back to the choice that could be calculated; undefined where nothing else was chosen since. */
    takeBack:
      !good || sameChoice
        ? undefined
        : () => {
            changeExtras({ couponUserIds: undefined, ...good.extras });
            if (subject && good.addrId !== addrId) goTo(subject, good.addrId);
          },
    /** The query string of this checkout, for the next screen. */
    search: subject ? subjectSearch(subject, addrId, checkoutId) : '',
    chooseAddress: (id: number) => subject && goTo(subject, id),
    /** Goes on with fewer lines. */
    narrow: (to: CheckoutSubject) => goTo(to, addrId),
    /** Shows a newer calculation that the service gave by itself. */
    show: (newer: CheckoutPreview) => queryClient.setQueryData<CheckoutPreview>(options.queryKey, newer),
  };
}
