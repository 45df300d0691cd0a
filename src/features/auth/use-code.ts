import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { CodePurpose } from '#openapi/schema.gen.ts';
import { authMutations, type Destination } from '#src/data/auth/auth.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { codeResendSeconds } from '#src/domain/limits.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useDrafts } from '#src/state/use-drafts.ts';
import { useApiErrorToast } from './use-api-error-toast.ts';

const messages = defineMessages({
  sent: {
    id: 'login.codeSent',
    defaultMessage: 'Code sent',
    description: 'Toast after a one-time code was sent',
  },
});

const addressOf = (to: Destination) => (to.kind === 'mobile' ? to.mobile : to.mail);

/** Asking for a one-time code, and the countdown until it may be asked for again, which survives a reload (S4.7–S4.9). */
export function useCode(purpose: CodePurpose) {
  const { ui } = useClientState();
  const drafts = useDrafts();
  const showApiError = useApiErrorToast();
  const { formatMessage } = useIntl();
  const [, refresh] = useState(0);
  const sending = useMutation(authMutations.sendCode(useShop(), purpose));
  const waitUntil = (to: Destination, seconds: number) => {
    drafts.keepCodeUntil(addressOf(to), Date.now() + seconds * 1000);
    refresh((turn) => turn + 1);
  };
  return {
    /** The moment (ms since 1970) from which a code may be asked for again at this destination. */
    resendAt: (to: Destination) => drafts.codeUntil(addressOf(to)),
    sending: sending.isPending,
    /** False when it was refused; the button then is there again, unless the service asked for a pause. */
    async sendCode(to: Destination): Promise<boolean> {
      try {
        const { resendAfter } = await sending.mutateAsync(to);
        waitUntil(to, resendAfter ?? codeResendSeconds);
        ui.say('success', formatMessage(messages.sent));
        return true;
      } catch (error) {
        if (error instanceof Refusal && error.status === 429)
          waitUntil(to, error.problem.retryAfter ?? codeResendSeconds);
        showApiError(error);
        return false;
      }
    },
  };
}
