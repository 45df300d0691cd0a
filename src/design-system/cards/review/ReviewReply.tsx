import { defineMessages, FormattedMessage } from 'react-intl';
import type { ReviewReply as Reply } from '#openapi/schema.gen.ts';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';

const messages = defineMessages({
  reply: {
    id: 'reviewReply.reply',
    defaultMessage: 'Reply from the shop',
    description: 'Above the seller’s reply',
  },
});

type ReviewReplyProps = {
  reply: Reply;
  /** Its language, where that is not the reader's. */
  lang?: string | undefined;
};

/** What the shop answers to a review, hanging under it. */
export function ReviewReply({ reply, lang }: ReviewReplyProps) {
  return (
    <div className="rounded-md bg-sunken px-3.5 py-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">
          <FormattedMessage {...messages.reply} />
        </span>
        <span className="text-xs text-fg-2">
          <DateText value={reply.time} />
        </span>
      </p>
      <p dir="auto" lang={lang} className="wrap-anywhere">
        {reply.content}
      </p>
    </div>
  );
}
