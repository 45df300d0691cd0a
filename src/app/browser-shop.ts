import type { QueryClient } from '@tanstack/react-query';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { createApi } from '#src/data/api.ts';
import { createTokenKeeper } from '#src/data/auth/token-keeper.ts';
import type { Shop } from '#src/data/shop.ts';
import { paths } from '#src/domain/urls.ts';
import type { Memory } from '#src/state/memory.ts';
import { sessionFrom } from '#src/state/session.ts';

type BrowserShopOptions = { memory: Memory; queryClient: QueryClient; regionId: number; languageTag: string };

const baseUrl = '/api';

/** The shop of this tab: one client for everybody's questions, which knows the reader's token and the way out on 401. */
export function createBrowserShop({ memory, queryClient, regionId, languageTag }: BrowserShopOptions): Shop {
  const { session, resume } = memory;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  let leaving = false;

  /** S8.5, Z22: once for a burst of refusals, clear and home; where the reader was is remembered. */
  const onSignedOut = () => {
    if (leaving) return;
    leaving = true;
    session.clear();
    queryClient.clear();
    resume.leave(window.location.pathname + window.location.search);
    resume.flash('signInAgain');
    window.location.replace(paths.home);
  };

  const open = createApi({ baseUrl, languageTag, timeZone });
  const token = createTokenKeeper({
    api: open,
    read: session.read,
    handle: session.handle,
    save: (answer: LoginResponse) => void session.save(sessionFrom(answer, Date.now())),
    // A new tab with an old handle was never signed in: it becomes a visitor's without a word.
    onSignedOut: () => (session.read() ? onSignedOut() : session.clear()),
    now: Date.now,
  });
  return { api: createApi({ baseUrl, languageTag, timeZone, token, onSignedOut }), regionId };
}
