import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { authMutations, type Destination } from '#src/data/auth/auth.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { codeResendSeconds } from '#src/domain/limits.ts';
import { useMemory } from '#src/state/memory.ts';
import { useDrafts } from '#src/state/use-drafts.ts';
import { sessionFrom } from '#src/state/session.ts';

const messages = defineMessages({
  sent: {
    id: 'login.codeSent',
    defaultMessage: 'Code sent',
    description: 'Toast after a one-time code was sent',
  },
  wrong: {
    id: 'login.wentWrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when signing in failed without words of the service; the words of the specification',
  },
});

const addressOf = (to: Destination) => (to.kind === 'mobile' ? to.mobile : to.mail);

/** Signing in by a one-time code: sending it, its countdown, and the reload after success (S4.1, S4.7–S4.9). */
export function useCodeLogin() {
  const shop = useShop();
  const { session, resume, ui } = useMemory();
  const drafts = useDrafts();
  const { formatMessage } = useIntl();
  const [, refresh] = useState(0);
  const sending = useMutation(authMutations.sendCode(shop));
  const entering = useMutation(authMutations.loginWithCode(shop));

  const saysNo = (error: unknown) =>
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
  const waitUntil = (to: Destination, seconds: number) => {
    drafts.keepCodeUntil(addressOf(to), Date.now() + seconds * 1000);
    refresh((turn) => turn + 1);
  };

  return {
    /** The moment (ms since 1970) from which a code may be asked for again at this destination. */
    resendAt: (to: Destination) => drafts.codeUntil(addressOf(to)),
    async sendCode(to: Destination): Promise<boolean> {
      try {
        const { resendAfter } = await sending.mutateAsync(to);
        waitUntil(to, resendAfter ?? codeResendSeconds);
        ui.say('success', formatMessage(messages.sent));
        return true;
      } catch (error) {
        if (error instanceof Refusal && error.status === 429)
          waitUntil(to, error.problem.retryAfter ?? codeResendSeconds);
        saysNo(error);
        return false;
      }
    },
    async logIn(to: Destination, code: string): Promise<void> {
      try {
        const answer = await entering.mutateAsync({ to, code });
        const entered = sessionFrom(answer, Date.now());
        // Kept in silence: what was wanted is done by the page after the reload, not by this one on its way out.
        if (!session.keep(entered)) {
          session.save(entered);
          ui.say('warning', formatMessage(messages.wrong));
          ui.set({ loginModal: false });
          return;
        }
        resume.flash('loginSuccess');
        ui.set({ loginModal: false });
        window.location.reload();
      } catch (error) {
        saysNo(error);
      }
    },
    sending: sending.isPending,
    entering: entering.isPending,
  };
}
