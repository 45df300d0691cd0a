import type { QueryClient } from '@tanstack/react-query';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { createApi } from '#src/data/api.ts';
import { createTokenKeeper } from '#src/data/auth/token-keeper.ts';
import type { Shop } from '#src/data/shop.ts';
import { paths } from '#src/domain/urls.ts';
import { firstTouch } from '#src/state/first-touch.ts';
import type { Memory } from '#src/state/memory.ts';
import { pageDoor } from '#src/state/page-door.ts';
import { sessionFrom } from '#src/state/session.ts';
import { tellTabs } from '#src/state/tab-news.ts';
import { rememberLeaving } from './remember-leaving.ts';

type BrowserShopOptions = { memory: Memory; queryClient: QueryClient; regionId: number; languageTag: string };

const baseUrl = '/api';

/** The shop of this tab: one client for everybody's questions, which knows the reader's token and the way out on 401. */
export function createBrowserShop({ memory, queryClient, regionId, languageTag }: BrowserShopOptions): Shop {
  const { session } = memory;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  let leaving = false;

  /** Clear and home; nobody else in this browser is signed in any more. */
  const leave = () => {
    leaving = true;
    session.drop();
    queryClient.clear();
    pageDoor.replace(paths.home);
  };

  /** Once for a burst of refusals. */
  const onSignedOut = () => {
    if (leaving) return;
    rememberLeaving(memory, window.location.pathname + window.location.search);
    leave();
    tellTabs({ kind: 'out' });
  };

  const open = createApi({ baseUrl, languageTag, timeZone });
  const token = createTokenKeeper({
    api: open,
    read: session.read,
    handle: session.handle,
    save(answer: LoginResponse) {
      const renewed = sessionFrom(answer, Date.now());
      session.save(renewed);
      tellTabs({ kind: 'renewed', session: renewed });
    },
    // A new tab with an old handle was never signed in: it becomes a visitor's without a word.
    onSignedOut: () => (session.read() ? onSignedOut() : session.clear()),
    now: Date.now,
  });

  let watched = false;
  const watch = () => {
    if (watched) return;
    watched = true;
    void import('./session-watch.ts').then(({ watchSession }) =>
      watchSession({ memory, leave: () => leaving || leave(), renew: () => token(true) }),
    );
  };
  // What other tabs do concerns a member at once, and a visitor who stays.
  session.identity.subscribe(() => {
    if (session.cookie()) watch();
  });
  void firstTouch.then(watch);
  return { api: createApi({ baseUrl, languageTag, timeZone, token, onSignedOut }), regionId };
}
