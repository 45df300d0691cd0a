import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { cartMutations } from '#src/data/cart/cart.mutations.ts';
import { cartQueries } from '#src/data/cart/cart.queries.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Drawer } from '#src/design-system/primitives/overlay/Drawer.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { linesOf } from '#src/domain/cart/cart-lines.ts';
import { subjectSearch } from '#src/domain/checkout/checkout-address.ts';
import { paths } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import type { CartWish } from '#src/state/ui.ts';
import { addedMessages } from './added-message.ts';
import { FreeDeliveryGap } from './FreeDeliveryGap.tsx';
import { PeekCompanions } from './PeekCompanions.tsx';
import { PeekLine } from './PeekLine.tsx';
import { takeOut } from './take-out.ts';

const messages = defineMessages<{ undo: {}; undone: {}; failed: { count: number }; cart: {}; checkout: {} }>({
  undo: {
    id: 'cartPeek.undo',
    defaultMessage: 'Undo',
    description: 'Button: takes what was added out again',
  },
  undone: {
    id: 'cartPeek.undone',
    defaultMessage: 'Taken out of the cart again',
    description: 'Toast after Undo',
  },
  failed: {
    id: 'cartPeek.failed',
    defaultMessage:
      '{count, plural, one {It is still in your cart. Try again.} other {# products are still in your cart. Try again.}}',
    description:
      'Toast when Undo could not reach the service; how many of the products that were added are still in',
  },
  cart: { id: 'cartPeek.cart', defaultMessage: 'View cart', description: 'Way to the cart' },
  checkout: {
    id: 'cartPeek.checkout',
    defaultMessage: 'Check out',
    description: 'Way to the checkout of all that is in the cart',
  },
});

type CartPeekProps = {
  /** What was wanted at one press, and what of it came in once that is known; not empty. */
  added: readonly CartWish[];
  /** The service has not answered yet. */
  coming: boolean;
  onClose: () => void;
};

/** What is put into the cart, what it lacks to free delivery, what goes with it, and the ways on; another screen closes it. */
export function CartPeek({ added, coming, onClose }: CartPeekProps) {
  const { formatMessage } = useIntl();
  const { ui } = useClientState();
  const shop = useShop();
  const cart = useQuery(cartQueries.info(shop));
  const lines = cart.data ? linesOf(cart.data) : [];
  const buyable = lines.filter(({ state }) => state === 'OK').map(({ basketId }) => basketId);
  const [left, setLeft] = useState<readonly CartWish[]>();
  const present = left ?? added;
  const shown = present.flatMap(({ skuId, count }) => {
    const line = lines.find((one) => one.skuId === skuId);
    return line ? [{ line, count }] : [];
  });
  const undo = useMutation(cartMutations.change(shop, useQueryClient()));
  const [first] = added;
  /** What is in the cart is not known yet: a checkout of it would lack what came in. */
  const isReading = coming || (cart.isFetching && shown.length < present.length);
  useCloseElsewhere(onClose);
  const takeBack = async () => {
    const { left: stillIn, fault } = await takeOut(present, undo.mutateAsync);
    if (stillIn.length === 0) {
      onClose();
      ui.say('info', formatMessage(messages.undone));
      return;
    }
    setLeft(stillIn);
    const failed = formatMessage(messages.failed, { count: stillIn.length });
    ui.say('error', fault instanceof Refusal ? fault.message : failed);
  };
  return (
    <Drawer
      title={formatMessage(coming ? addedMessages.adding : addedMessages.added)}
      onClose={onClose}
      foot={
        <>
          <LinkButton tone="outline" className="grow basis-32" to={paths.cart}>
            <FormattedMessage {...messages.cart} />
          </LinkButton>
          {isReading && (
            <Button disabled className="grow basis-32">
              <FormattedMessage {...messages.checkout} />
            </Button>
          )}
          {!isReading && buyable.length > 0 && (
            <LinkButton
              className="grow basis-32"
              to={paths.checkout + subjectSearch({ basketIds: buyable }, 0)}
            >
              <FormattedMessage {...messages.checkout} />
            </LinkButton>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {shown.map(({ line, count }) => (
          <PeekLine key={line.basketId} line={line} added={count} />
        ))}
        {isReading && shown.length < present.length && <Skeleton className="h-15" />}
        {cart.isError && <ErrorState compact onRetry={() => void cart.refetch()} />}
        <Button
          tone="soft"
          size="md"
          className="justify-self-start"
          busy={undo.isPending}
          disabled={coming}
          onClick={() => void takeBack()}
        >
          <FormattedMessage {...messages.undo} />
        </Button>
        {!coming && buyable.length > 0 && (
          <FreeDeliveryGap basketIds={buyable} changing={cart.isFetching || undo.isPending} />
        )}
        {first && added.length === 1 && <PeekCompanions prodId={first.prodId} />}
      </div>
    </Drawer>
  );
}

/** Closes when the reader has gone to another address. */
function useCloseElsewhere(onClose: () => void) {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname) onClose();
  }, [pathname, onClose]);
}
