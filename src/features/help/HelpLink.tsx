import { CircleHelp } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { helpFor } from '#src/domain/help/help-urls.ts';

const messages = defineMessages({
  cancel: {
    id: 'helpLink.cancel',
    defaultMessage: 'Can I change or cancel an order?',
    description: 'Link to the answer in help',
  },
  ways: { id: 'helpLink.ways', defaultMessage: 'How can I pay?', description: 'Link to the answer in help' },
  declined: {
    id: 'helpLink.declined',
    defaultMessage: 'My card was declined. What now?',
    description: 'Link to the answer in help',
  },
  track: {
    id: 'helpLink.track',
    defaultMessage: 'Where is my parcel?',
    description: 'Link to the answer in help',
  },
  insurance: {
    id: 'helpLink.insurance',
    defaultMessage: 'What is delivery insurance?',
    description: 'Link to the answer in help',
  },
  howToReturn: {
    id: 'helpLink.howToReturn',
    defaultMessage: 'How do I return something?',
    description: 'Link to the answer in help',
  },
  whenMoney: {
    id: 'helpLink.whenMoney',
    defaultMessage: 'When do I get my money?',
    description: 'Link to the answer in help',
  },
}) satisfies Record<keyof typeof helpFor, unknown>;

type HelpLinkProps = { about: keyof typeof helpFor };

/** A question that comes up on a screen, as the way to its answer (S2.55). */
export function HelpLink({ about }: HelpLinkProps) {
  return (
    <TextLink to={helpFor[about]} className="inline-flex min-h-11 items-center gap-2 text-sm">
      <CircleHelp aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <FormattedMessage {...messages[about]} />
    </TextLink>
  );
}
