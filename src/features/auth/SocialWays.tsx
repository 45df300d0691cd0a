import { useMutation, useQuery } from '@tanstack/react-query';
import { authMutations } from '#src/data/auth/auth.mutations.ts';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { SocialLogin } from '#src/design-system/modals/SocialLogin.tsx';
import { useMemory } from '#src/state/memory.ts';
import { pageDoor } from '#src/state/page-door.ts';
import { FacebookButton } from './FacebookButton.tsx';
import { facebookAddress } from './facebook-way.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { loginFailed } from './login-failed.ts';
import { useEntered } from './use-entered.ts';

type SocialWaysProps = {
  /** Does what is given, and has the reader come back to a member's screen afterwards. */
  comingBack: <T>(goOn: () => T) => T;
};

/** Google and Facebook, where the mall is known to them (S2.106, S2.107); a failure is only written down (S8.7). */
export function SocialWays({ comingBack }: SocialWaysProps) {
  const shop = useShop();
  const { tab } = useMemory();
  const entered = useEntered();
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
          onToken={(token) => void comingBack(() => byGoogle.mutateAsync(token)).then(entered, loginFailed)}
          onFailed={loginFailed}
        />
      )}
      {facebookId && (
        <FacebookButton
          onPress={() =>
            void comingBack(() => facebookAddress(tab, facebookId)).then(pageDoor.leave, loginFailed)
          }
        />
      )}
    </SocialLogin>
  );
}
