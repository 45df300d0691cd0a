import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { CodePurpose, UserInfo } from '#openapi/schema.gen.ts';
import { authMutations, type Destination } from '#src/data/auth/auth.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { phoneText } from '#src/domain/address/phone-text.ts';
import { codeResendSeconds } from '#src/domain/limits.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useDrafts } from '#src/state/use-drafts.ts';

const messages = defineMessages({
  sent: {
    id: 'ownCode.sent',
    defaultMessage: 'Code sent',
    description: 'Toast after a code was sent (S8.31)',
  },
  wrong: {
    id: 'ownCode.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast: no code was sent',
  },
});

type Reachable = Pick<UserInfo, 'userMobile' | 'userMail'>;

/** A one-time code to the reader's own number, else to the own mail, with its countdown (S4.7–S4.9). */
export function useOwnCode({ userMobile, userMail }: Reachable, purpose: CodePurpose) {
  const { ui } = useClientState();
  const drafts = useDrafts();
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending } = useMutation(authMutations.sendCode(useShop(), purpose));
  const [, refresh] = useState(0);
  const address = userMobile ?? userMail ?? '';
  const to: Destination = userMobile
    ? { kind: 'mobile', mobile: userMobile }
    : { kind: 'email', mail: userMail ?? '' };
  const waitFor = (seconds: number) => {
    drafts.keepCodeUntil(address, Date.now() + seconds * 1000);
    refresh((turn) => turn + 1);
  };
  return {
    /** Where the code goes, as people write it. */
    address: userMobile ? phoneText(userMobile) : address,
    resendAt: drafts.codeUntil(address),
    sending: isPending,
    async sendCode() {
      try {
        const { resendAfter } = await mutateAsync(to);
        waitFor(resendAfter ?? codeResendSeconds);
        ui.say('success', formatMessage(messages.sent));
      } catch (error) {
        if (error instanceof Refusal && error.problem.retryAfter) waitFor(error.problem.retryAfter);
        ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
      }
    },
  };
}
