import type { QueryClient } from '@tanstack/react-query';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { createApi } from '#src/data/api.ts';
import type { createTokenKeeper } from '#src/data/auth/token-keeper.ts';
import type { Shop } from '#src/data/shop.ts';
import { bringCode } from '#src/domain/late-code.ts';
import { ownTimeZone } from '#src/domain/own-time-zone.ts';
import { paths } from '#src/domain/urls.ts';
import { firstInteraction } from '#src/state/first-interaction.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import type { ClientState } from '#src/state/client-state.ts';
import { serverPageAlive } from '#src/state/server-page.ts';
import { sessionFrom } from '#src/state/session.ts';
import { broadcastSession } from '#src/state/session-broadcast.ts';
import { rememberLeaving } from './remember-leaving.ts';

type BrowserShopOptions = {
  memory: ClientState;
  queryClient: QueryClient;
  regionId: number;
  languageTag: string;
};

const baseUrl = '/api';

/** What is read reaches the page once all of it is alive; what is done is answered at once. */
async function readWhenAlive(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (request.method === 'GET') await serverPageAlive();
  return response;
}

/** The API client of this tab: adds the reader's token, and logs out on 401. */
export function createBrowserShop({ memory, queryClient, regionId, languageTag }: BrowserShopOptions): Shop {
  const { session, resume } = memory;
  const timeZone = ownTimeZone();

  /** Removes the session, tells the other tabs, and opens home. */
  const leave = () => {
    resume.startLeaving();
    session.drop();
    queryClient.clear();
    browserNavigation.replace(paths.home);
  };

  /** Several requests may be refused at once, or while the reader logs out; only what came first is said on home. */
  const onSignedOut = () => {
    if (resume.isLeaving()) return;
    rememberLeaving(memory, window.location.pathname + window.location.search);
    leave();
    broadcastSession({ kind: 'out' });
  };

  const open = createApi({ baseUrl, languageTag, timeZone });
  let keeper: Promise<ReturnType<typeof createTokenKeeper>> | undefined;
  const bringKeeper = async () => {
    const module = await bringCode(() => import('#src/data/auth/token-keeper.ts'));
    return module.createTokenKeeper({
      api: open,
      read: session.read,
      handle: session.handle,
      save(answer: LoginResponse) {
        const renewed = sessionFrom(answer, Date.now(), session.read());
        session.save(renewed);
        broadcastSession({ kind: 'renewed', session: renewed });
      },
      // A new tab whose stored refresh token has expired was never signed in; it shows the visitor's page without a
      // message.
      onSignedOut: () => (session.read() ? onSignedOut() : session.clear()),
      now: Date.now,
    });
  };
  /** Visitors have no token, so the code that renews it is loaded with a member's first request. */
  const token = async (anew?: boolean) => {
    if (!session.handle()) return undefined;
    keeper ??= bringKeeper().catch((fault: unknown) => {
      keeper = undefined;
      throw fault;
    });
    return (await keeper)(anew);
  };

  let watched = false;
  const watch = () => {
    if (watched) return;
    watched = true;
    void import('./watch-reader.ts').then(({ watchReader }) =>
      watchReader({
        memory,
        shop,
        queryClient,
        leave: () => resume.isLeaving() || leave(),
        renew: () => token(true),
      }),
    );
  };
  const tokenAtHand = () => {
    const kept = session.read();
    return kept && kept.expiresAt > Date.now() ? kept.access_token : undefined;
  };
  const api = createApi({
    baseUrl,
    languageTag,
    timeZone,
    token,
    tokenAtHand,
    onSignedOut,
    fetch: readWhenAlive,
  });
  const shop: Shop = { api, regionId };
  // Members listen to other tabs at once, visitors from the first interaction on.
  session.identity.subscribe(() => session.handle() && watch());
  void firstInteraction.then(watch);
  return shop;
}
