import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { type Shop, ShopContext } from '#src/data/shop.ts';
import type { Catalogue } from '#src/i18n/message-files.ts';
import { IntlRoot } from '#src/i18n/IntlRoot.tsx';
import type { Language } from '#src/i18n/languages.ts';
import { type ClientState, ClientStateContext } from '#src/state/client-state.ts';

type ProvidersProps = {
  shop: Shop;
  queryClient: QueryClient;
  memory: ClientState;
  language: Language;
  messages: Catalogue | Record<string, string>;
  timeZone: string;
  /** A formatter made before, in place of one of these words and zone (src/i18n/server-intl.ts). */
  intl?: IntlShape;
  /** The query cache that the server sent. */
  state?: DehydratedState;
  children: ReactNode;
};

/** The providers above every screen; the same in the app, the workbench and tests. */
export function Providers({
  shop,
  queryClient,
  memory,
  language,
  messages,
  timeZone,
  intl,
  state,
  children,
}: ProvidersProps) {
  return (
    <ClientStateContext value={memory}>
      <ShopContext value={shop}>
        <QueryClientProvider client={queryClient}>
          <HydrationBoundary state={state}>
            <IntlRoot language={language} messages={messages} timeZone={timeZone} intl={intl}>
              {children}
            </IntlRoot>
          </HydrationBoundary>
        </QueryClientProvider>
      </ShopContext>
    </ClientStateContext>
  );
}
