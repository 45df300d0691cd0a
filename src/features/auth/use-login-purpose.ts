import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';

const named = defineMessages<Record<'addToCart' | 'buyNow' | 'favourite', { product: string }>>({
  addToCart: {
    id: 'loginPurpose.cartNamed',
    defaultMessage: 'Log in to put “{product}” in your cart',
    description: 'What the login modal was opened for',
  },
  buyNow: {
    id: 'loginPurpose.buyNamed',
    defaultMessage: 'Log in to buy “{product}”',
    description: 'What the login modal was opened for',
  },
  favourite: {
    id: 'loginPurpose.favouriteNamed',
    defaultMessage: 'Log in to save “{product}”',
    description: 'What the login modal was opened for',
  },
});

const unnamed = defineMessages({
  addToCart: {
    id: 'loginPurpose.cart',
    defaultMessage: 'Log in to put it in your cart',
    description: 'What the login modal was opened for: a product whose name is not known here',
  },
  buyNow: {
    id: 'loginPurpose.buy',
    defaultMessage: 'Log in to buy it',
    description: 'What the login modal was opened for: a product whose name is not known here',
  },
  favourite: {
    id: 'loginPurpose.favourite',
    defaultMessage: 'Log in to keep your favourites',
    description: 'What the login modal was opened for: a heart',
  },
  watch: {
    id: 'loginPurpose.watch',
    defaultMessage: 'Log in and we tell you when it is back',
    description: 'What the login modal was opened for: a sold-out product',
  },
  follow: {
    id: 'loginPurpose.follow',
    defaultMessage: 'Log in to follow this shop',
    description: 'What the login modal was opened for',
  },
  collect: {
    id: 'loginPurpose.collect',
    defaultMessage: 'Log in to collect this voucher',
    description: 'What the login modal was opened for',
  },
  redeem: {
    id: 'loginPurpose.redeem',
    defaultMessage: 'Log in to use this code',
    description: 'What the login modal was opened for: the code of a voucher',
  },
});

/**
 * What a visitor wanted when the login modal opened, in words, with the name of the product where its page has it; nothing for the
 * button in the header and for screens, whose heading stands behind the modal. It stays the same while the modal is open.
 */
export function useLoginPurpose(): string | undefined {
  const { resume } = useClientState();
  const { formatMessage } = useIntl();
  const shop = useShop();
  const client = useQueryClient();
  const [wanted] = useState(() => resume.peek(Date.now()));
  if (!wanted || wanted.kind === 'open') return undefined;
  const product =
    'prodId' in wanted
      ? client.getQueryData(catalogQueries.product(shop, wanted.prodId).queryKey)?.prodName
      : undefined;
  if (product && wanted.kind in named)
    return formatMessage(named[wanted.kind as keyof typeof named], { product });
  return formatMessage(unnamed[wanted.kind]);
}
