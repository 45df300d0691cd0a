import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type CardDoor, NoToken } from './card-door.ts';
import { loadStripe, type StripeElements } from './stripe-js.ts';
import { useLook } from './use-look.ts';

type StripeFieldsProps = {
  clientSecret: string;
  publishableKey: string;
  door: CardDoor;
  /** Stripe could not be reached. */
  onLost: () => void;
  /** Another card is typed after one was taken: a session takes one, so another session is wanted. */
  onUsed: () => void;
};

const appearanceOf = (look: 'light' | 'dark') => ({ theme: look === 'light' ? 'stripe' : 'night' });

/**
 * Stripe's Payment Element: its own frames in this page. What it gives is the id of a payment method, never a number (D17).
 * It is mounted once, so that nothing typed is lost by another look or language; a session is confirmed once, and every
 * further press gets the same payment method.
 */
export function StripeFields({ clientSecret, publishableKey, door, onLost, onUsed }: StripeFieldsProps) {
  const { locale } = useIntl();
  const look = useLook();
  const place = useRef<HTMLDivElement>(null);
  const [elements, setElements] = useState<StripeElements>();
  const lost = useEffectEvent(onLost);
  const used = useEffectEvent(onUsed);
  const first = useEffectEvent(() => ({ locale, appearance: appearanceOf(look) }));
  useEffect(() => {
    let shut: (() => void) | undefined;
    let gone = false;
    let confirmed: string | undefined;
    const show = async () => {
      const stripe = (await loadStripe())(publishableKey);
      if (gone || !place.current) return;
      const group = stripe.elements({ clientSecret, ...first() });
      const element = group.create('payment', { terms: { card: 'never' } });
      element.mount(place.current);
      element.on('change', () => confirmed && used());
      setElements(group);
      const close = door.open(async () => {
        if (confirmed) return confirmed;
        const { error, setupIntent } = await stripe.confirmSetup({
          elements: group,
          redirect: 'if_required',
          confirmParams: { return_url: window.location.href },
        });
        confirmed = setupIntent?.payment_method ?? undefined;
        if (confirmed) return confirmed;
        throw new NoToken(error?.type === 'validation_error' ? 'incomplete' : 'refused');
      });
      shut = () => {
        close();
        element.destroy();
      };
    };
    show().catch(() => lost());
    return () => {
      gone = true;
      shut?.();
    };
  }, [clientSecret, publishableKey, door]);
  useEffect(() => elements?.update({ locale, appearance: appearanceOf(look) }), [elements, locale, look]);
  return <div ref={place} className="min-h-40 p-4" />;
}
