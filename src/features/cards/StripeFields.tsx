import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type CardDoor, NoToken } from './card-door.ts';
import { loadStripe } from './stripe-js.ts';
import { useLook } from './use-look.ts';

type StripeFieldsProps = {
  clientSecret: string;
  publishableKey: string;
  door: CardDoor;
  /** Stripe could not be reached. */
  onLost: () => void;
};

/** Stripe's Payment Element: its own frames in this page. What it gives is the id of a payment method, never a number (D17). */
export function StripeFields({ clientSecret, publishableKey, door, onLost }: StripeFieldsProps) {
  const { locale } = useIntl();
  const look = useLook();
  const place = useRef<HTMLDivElement>(null);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    let shut: (() => void) | undefined;
    let gone = false;
    const show = async () => {
      const stripe = (await loadStripe())(publishableKey);
      if (gone || !place.current) return;
      const elements = stripe.elements({
        clientSecret,
        locale,
        appearance: { theme: look === 'light' ? 'stripe' : 'night' },
      });
      elements.create('payment', { terms: { card: 'never' } }).mount(place.current);
      shut = door.open(async () => {
        const { error, setupIntent } = await stripe.confirmSetup({
          elements,
          redirect: 'if_required',
          confirmParams: { return_url: window.location.href },
        });
        if (setupIntent?.payment_method) return setupIntent.payment_method;
        throw new NoToken(error?.type === 'validation_error' ? 'incomplete' : 'refused');
      });
    };
    show().catch(() => lost());
    return () => {
      gone = true;
      shut?.();
    };
  }, [clientSecret, publishableKey, door, locale, look]);
  return <div ref={place} className="min-h-40 p-4" />;
}
