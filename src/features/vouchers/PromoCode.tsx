import { PromoCodeField } from '#src/design-system/forms/voucher/PromoCodeField.tsx';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';
import { useRedeem } from './use-redeem.ts';

type PromoCodeProps = {
  /** The code became a voucher. */
  onRedeemed?: () => void;
  /** Without the label above it. */
  bare?: boolean;
};

/** The field for a promo code joined to the service; a visitor signs in first and then has it (S1.32). */
export function PromoCode({ onRedeemed, bare = false }: PromoCodeProps) {
  const { redeem, wish, ...field } = useRedeem(onRedeemed);
  const signInFirst = useSignInFirst();
  return (
    <PromoCodeField
      {...field}
      {...(bare && { bare })}
      onRedeem={(code) => {
        const wanted = wish(code);
        signInFirst({ kind: 'redeem', ...wanted }, () => redeem(wanted));
      }}
    />
  );
}
