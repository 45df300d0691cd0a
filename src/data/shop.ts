import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, use } from 'react';
import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { Api } from './api.ts';

/** API client and region for all queries; one per request on the server, one per tab in the browser. */
export type Shop = { api: Api; regionId: number };

export const ShopContext = createReactContext<Shop | undefined>(undefined);

/** The shop of this page. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a <ShopContext> above it; src/app/Providers.tsx mounts one.');
  return shop;
}

/** The same for loaders. */
export const shopContext = createContext<Shop>();
export const queryClientContext = createContext<QueryClient>();

export type LoaderArgs = LoaderFunctionArgs;
