import { useEffect, useEffectEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths, safePath } from '#src/domain/urls.ts';
import { CartPeekHost } from '#src/features/cart/CartPeekHost.tsx';
import { useAddToCart } from '#src/features/cart/use-add-to-cart.ts';
import { useSetFollowed } from '#src/features/followed-shops/use-follow.ts';
import { useMergeFootprint } from '#src/features/footprint/use-merge-footprint.ts';
import { DownloadHost } from '#src/features/shell/DownloadHost.tsx';
import { useCollect } from '#src/features/vouchers/use-collect.ts';
import { useRedeemLater } from '#src/features/vouchers/use-redeem.ts';
import { useSetFavourite } from '#src/features/listing/use-favourite.ts';
import { useSetWatch } from '#src/features/stock-watches/use-watch.ts';
import { createDrafts } from '#src/state/drafts.ts';
import { useClientState } from '#src/state/client-state.ts';
import type { PendingAction } from '#src/state/pending-action.ts';
import type { ToastTone } from '#src/state/ui.ts';
import { useIdentity } from '#src/state/use-identity.ts';

const messages = defineMessages({
  loginSuccess: {
    id: 'session.loginSuccess',
    defaultMessage: 'Login success',
    description: 'Toast after signing in',
  },
  registered: {
    id: 'session.registered',
    defaultMessage: 'Registration successful',
    description: 'Toast after an account was made; the words of the specification (S8.30)',
  },
  loggedOut: {
    id: 'session.loggedOut',
    defaultMessage: 'Logged out',
    description: 'Toast after signing out',
  },
  signInAgain: {
    id: 'session.signInAgain',
    defaultMessage: 'Your session has ended. Log in again to continue.',
    description: 'Toast on home after a session ended by itself',
  },
  regionChanged: {
    id: 'session.regionChanged',
    defaultMessage: 'Prices now match your region',
    description: 'Toast after the region was changed and the page reloaded',
  },
});

const tones: Record<keyof typeof messages, ToastTone> = {
  loginSuccess: 'success',
  registered: 'success',
  loggedOut: 'success',
  signInAgain: 'info',
  regionChanged: 'success',
};

type AfterSignInProps = {
  /** The app may be offered on this screen. */
  offersApp: boolean;
};

/**
 * After the reload of a sign-in: shows its toast and carries out the pending action (Z21), also showing what was
 * added to the cart.
 */
export function AfterSignIn({ offersApp }: AfterSignInProps) {
  const { resume, session, ui, tab } = useClientState();
  const identity = useIdentity();
  const { state } = identity;
  const { formatMessage } = useIntl();
  const { addAll } = useAddToCart();
  const setFavourite = useSetFavourite();
  const setFollowed = useSetFollowed();
  const { set: setWatch } = useSetWatch();
  const { collect } = useCollect();
  const redeem = useRedeemLater();
  const mergeFootprint = useMergeFootprint();
  const navigate = useNavigate();

  const act = (wanted: PendingAction) => {
    if (wanted.kind === 'addToCart') {
      const { kind: _, more = [], ...first } = wanted;
      void addAll([first, ...more]);
    }
    if (wanted.kind === 'favourite') void setFavourite(wanted.prodId, wanted.on);
    if (wanted.kind === 'follow') void setFollowed(wanted.shopId, wanted.on);
    if (wanted.kind === 'watch') void setWatch(wanted.skuId, wanted.on);
    if (wanted.kind === 'collect') void collect(wanted);
    if (wanted.kind === 'redeem') redeem(wanted);
    if (wanted.kind === 'buyNow') {
      const { prodId, skuId, shopId, count } = wanted;
      void navigate(`${paths.checkout}?prodId=${prodId}&skuId=${skuId}&shopId=${shopId}&count=${count}`);
    }
    if (wanted.kind === 'open') void navigate(safePath(wanted.path));
  };
  const goOn = useEffectEvent(() => {
    // Whether the account is new is kept for every screen (S3.23).
    ui.set({ isNewUser: state === 'member' && session.read()?.isNewUser === true });
    if (resume.isLeaving()) return;
    const flash = resume.takeFlash();
    if (flash) ui.say(tones[flash], formatMessage(messages[flash]));
    if (identity.state !== 'member') return;
    mergeFootprint();
    const now = Date.now();
    const left = resume.takeLeft(now);
    const mine = !left || left.userId === identity.userId;
    // Drafts of another user in this tab are deleted.
    if (!mine) createDrafts(tab).dropAll();
    const asked = resume.take(now);
    if (left?.undone && mine) act(left.undone);
    if (asked) act(asked);
    else if (left && mine) void navigate(safePath(left.path));
  });
  useEffect(() => {
    if (state === 'member' || state === 'visitor') goOn();
  }, [state]);
  return (
    <>
      <CartPeekHost />
      {offersApp && <DownloadHost />}
    </>
  );
}
