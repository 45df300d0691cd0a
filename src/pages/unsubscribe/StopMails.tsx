import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { MailWish } from '#openapi/schema.gen.ts';
import { mailMutations } from '#src/data/mail/mail.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import type { MailLink } from '#src/domain/account/mail-link.ts';
import { AlwaysMailed } from '#src/features/mail/AlwaysMailed.tsx';
import { mailKindMessages } from '#src/features/mail/mail-kind-messages.ts';
import { InvalidLink } from './InvalidLink.tsx';

const messages = defineMessages<{
  ask: { kind: string };
  stopped: { kind: string };
  back: { kind: string };
  undo: {};
  stop: {};
}>({
  ask: {
    id: 'unsubscribe.ask',
    defaultMessage: 'Stop these emails: {kind}?',
    description: 'Before the button; kind as in “Deliveries”',
  },
  stopped: {
    id: 'unsubscribe.stopped',
    defaultMessage: 'Stopped. You will get no more of these emails: {kind}.',
    description: 'After the button was pressed; kind as in “Deliveries”',
  },
  back: {
    id: 'unsubscribe.back',
    defaultMessage: 'Undone. You will get these emails again: {kind}.',
    description: 'After undo',
  },
  undo: {
    id: 'unsubscribe.undo',
    defaultMessage: 'Get them again',
    description: 'Button: have the mails back',
  },
  stop: { id: 'unsubscribe.stop', defaultMessage: 'Stop these emails', description: 'Button' },
});

/**
 * Says which mails the link is about, stops them when it is asked to, and has them back. Opening the page stops nothing, because
 * programs that look for harm in mails open every link and run what stands there.
 */
export function StopMails({ link: { token, kind } }: { link: MailLink }) {
  const { formatMessage } = useIntl();
  const { mutate, error, isPending, variables } = useMutation(mailMutations.setByLink(useShop()));
  const [answer, setAnswer] = useState<MailWish>();
  if (error instanceof Refusal && error.status === 404) return <InvalidLink />;
  const stopped = answer?.wanted === false;
  const said = answer ? (stopped ? messages.stopped : messages.back) : messages.ask;
  const set = (wanted: boolean) => mutate({ token, wanted }, { onSuccess: setAnswer });
  return (
    <div className="grid justify-items-start gap-4">
      <output className="block text-lg font-semibold">
        <FormattedMessage
          {...said}
          values={{ kind: formatMessage(mailKindMessages[answer?.kind ?? kind]) }}
        />
      </output>
      <AlwaysMailed />
      {error && variables ? (
        <ErrorState compact onRetry={() => set(variables.wanted)} />
      ) : (
        <Button tone={stopped ? 'outline' : 'primary'} busy={isPending} onClick={() => set(stopped)}>
          <FormattedMessage {...(stopped ? messages.undo : messages.stop)} />
        </Button>
      )}
    </div>
  );
}
