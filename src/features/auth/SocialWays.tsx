import { useMutation, useQuery } from '@tanstack/react-query';
import { authMutations } from '#src/data/auth/auth.mutations.ts';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { SocialLogin } from '#src/design-system/forms/account/SocialLogin.tsx';
import { invitedBy } from '#src/state/kept-invite.ts';
import { useClientState } from '#src/state/client-state.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { FacebookButton } from './FacebookButton.tsx';
import { facebookAddress } from './facebook-way.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { loginFailed } from './login-failed.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

type SocialWaysProps = {
  /** Does what is given, and has the reader come back to a member's screen afterwards. */
  comingBack: <T>(goOn: () => T) => T;
};

/** Google and Facebook, where the mall is known to them (S2.106, S2.107); a failure is only written down (S8.7). */
export function SocialWays({ comingBack }: SocialWaysProps) {
  const shop = useShop();
  const { tab, local } = useClientState();
  const completeSignIn = useCompleteSignIn();
  const { data: config } = useQuery(contentQueries.config(shop));
  const byGoogle = useMutation(authMutations.loginWithGoogle(shop));
  const googleId = config?.features.googleLogin ? config.signIn.googleClientId : null;
  const facebookId = config?.features.facebookLogin ? config.signIn.facebookAppId : null;
  if (!googleId && !facebookId) return null;
  return (
    <SocialLogin>
      {googleId && (
        <GoogleButton
          clientId={googleId}
          onToken={(token) =>
            void comingBack(() => byGoogle.mutateAsync({ ...token, ...invitedBy(local) })).then(
              completeSignIn,
              loginFailed,
            )
          }
          onFailed={loginFailed}
        />
      )}
      {facebookId && (
        <FacebookButton
          onPress={() =>
            void comingBack(() => facebookAddress(tab, facebookId)).then(browserNavigation.leave, loginFailed)
          }
        />
      )}
    </SocialLogin>
  );
}
