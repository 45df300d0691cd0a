import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Shop, ShopContext } from '#src/data/shop.ts';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { IntlRoot } from '#src/i18n/IntlRoot.tsx';
import type { Language } from '#src/i18n/languages.ts';
import { type Memory, MemoryContext } from '#src/state/memory.ts';

type ProvidersProps = {
  shop: Shop;
  queryClient: QueryClient;
  memory: Memory;
  language: Language;
  messages: Catalogue | Record<string, string>;
  timeZone: string;
  /** Answers that the server already has. */
  state?: DehydratedState;
  children: ReactNode;
};

/** What every screen stands on; the app, the workbench and the tests mount the same. */
export function Providers({
  shop,
  queryClient,
  memory,
  language,
  messages,
  timeZone,
  state,
  children,
}: ProvidersProps) {
  return (
    <MemoryContext value={memory}>
      <ShopContext value={shop}>
        <QueryClientProvider client={queryClient}>
          <HydrationBoundary state={state}>
            <IntlRoot language={language} messages={messages} timeZone={timeZone}>
              {children}
            </IntlRoot>
          </HydrationBoundary>
        </QueryClientProvider>
      </ShopContext>
    </MemoryContext>
  );
}
