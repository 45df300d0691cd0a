import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { SocialToken } from '#src/data/auth/auth.mutations.ts';
import { loadGoogleId } from './google-id.ts';

type GoogleButtonProps = {
  clientId: string;
  onToken: (token: SocialToken) => void;
  onFailed: (fault: unknown) => void;
};

/** The button that Google itself draws, in the reader's language (S2.106); nothing until it is there. */
export function GoogleButton({ clientId, onToken, onFailed }: GoogleButtonProps) {
  const { locale } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const take = useEffectEvent(onToken);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let here = true;
    const draw = async () => {
      const google = await loadGoogleId();
      if (!here || !place.current) return;
      const nonce = crypto.randomUUID();
      google.initialize({
        client_id: clientId,
        nonce,
        callback: ({ credential }) => take({ idToken: credential, nonce }),
      });
      google.renderButton(place.current, {
        type: 'standard',
        theme: 'outline',
        size: 'large',
        text: 'signin_with',
        logo_alignment: 'center',
        width: place.current.clientWidth,
        locale,
      });
    };
    void draw().catch(fail);
    return () => {
      here = false;
    };
  }, [clientId, locale]);
  return <div ref={place} className="grid min-h-11 place-items-center overflow-hidden" />;
}
