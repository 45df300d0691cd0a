import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GroupBuy } from '#openapi/schema.gen.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { groupBuyQueries } from '#src/data/group-buy/group-buy.queries.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { subjectSearch } from '#src/domain/checkout/checkout-address.ts';
import { paths, productUrl } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIsMember } from '#src/state/use-identity.ts';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';

const messages = defineMessages({
  wrong: {
    id: 'joinGroup.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when a group could not be joined; the words of the specification',
  },
  choose: {
    id: 'joinGroup.choose',
    defaultMessage: 'Choose another variant to join the group',
    description: 'Toast on the product’s page: the chosen variant cannot be had',
  },
});

/** What is joined with: the variant and the pieces, where the page has them. */
type Wish = { skuId: number; count: number };

/**
 * Joins a group buy: straight to the checkout with its price, paid in advance (D18). Where the variant is still to be
 * chosen the way leads to the product.
 */
export function useJoinGroup() {
  const shop = useShop();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signInFirst = useSignInFirst();
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const [joining, setJoining] = useState<number>();

  const wayOf = async ({ groupBuyId, prodId, skuId, limitPerUser }: GroupBuy, wish?: Wish) => {
    const product = await queryClient.fetchQuery(catalogQueries.product(shop, prodId));
    const only = product.skuList.length === 1 ? product.skuList[0]?.skuId : undefined;
    const sku = skuId ?? wish?.skuId ?? only;
    if (!sku) return productUrl(prodId);
    const prodCount = Math.min(wish?.count ?? 1, limitPerUser);
    const orderItem = { prodId, skuId: sku, shopId: product.shopId, prodCount, groupBuyId };
    return paths.checkout + subjectSearch({ orderItem }, 0);
  };
  return {
    /** The id of the group whose way is being opened. */
    joining,
    async join(group: GroupBuy, wish?: Wish) {
      setJoining(group.groupBuyId);
      try {
        const path = await wayOf(group, wish);
        // The way leads to where the reader is already: it is the variant that is missing.
        if (path === pathname) ui.say('warning', formatMessage(messages.choose));
        else signInFirst({ kind: 'open', path }, () => navigate(path));
      } catch (error) {
        ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
      } finally {
        setJoining(undefined);
      }
    },
  };
}

/** The group buys that the reader has paid for, by their ids, each with its order; none of a visitor. */
export function useJoinedGroups(): ReadonlyMap<number, string> {
  const isMember = useIsMember();
  const { data } = useQuery({ ...groupBuyQueries.joined(useShop()), enabled: isMember });
  const alive = isMember ? (data?.records ?? []) : [];
  return new Map(
    alive
      .filter(({ orderStatus }) => orderStatus !== 'CANCELLED' && orderStatus !== 'TO_PAY')
      .map(({ groupBuy, orderNumber }) => [groupBuy.groupBuyId, orderNumber]),
  );
}

/** In how many group buys the reader is or was, as the list of them counts; undefined of a visitor, and until it is known. */
export function useJoinedCount(): number | undefined {
  const isMember = useIsMember();
  const { data } = useQuery({ ...groupBuyQueries.joined(useShop()), enabled: isMember });
  return isMember ? data?.total : undefined;
}
