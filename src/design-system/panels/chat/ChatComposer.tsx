import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Chip } from '#src/design-system/primitives/action/Chip.tsx';
import { control } from '#src/design-system/primitives/form/control.variants.ts';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';

const messages = defineMessages<{
  label: { shop: string };
  send: {};
  picture: {};
  replies: {};
  offline: {};
  closed: {};
  tooLong: { max: number };
}>({
  label: {
    id: 'chatComposer.label',
    defaultMessage: 'Message {shop}',
    description: 'Name of the text field',
  },
  send: { id: 'chatComposer.send', defaultMessage: 'Send', description: 'Button' },
  picture: { id: 'chatComposer.picture', defaultMessage: 'Send a picture', description: 'Button' },
  replies: {
    id: 'chatComposer.replies',
    defaultMessage: 'Quick questions',
    description: 'Name of the sentences that are sent with one press',
  },
  offline: {
    id: 'chatComposer.offline',
    defaultMessage: 'You are offline. What you wrote stays here.',
    description: 'Below the text field',
  },
  closed: {
    id: 'chatComposer.closed',
    defaultMessage: 'This conversation is closed.',
    description: 'Below the text field',
  },
  tooLong: {
    id: 'chatComposer.tooLong',
    defaultMessage: 'At most {max, number} characters',
    description: 'Below the text field',
  },
});

/** Characters of a message, and from where on they are counted aloud. */
const most = 1000;
const near = 800;

type ChatComposerProps = {
  shopName: string;
  /** Why nothing can be sent now; what is written stays. */
  blocked?: 'offline' | 'closed';
  /** Sentences that are sent with one press; not there while nothing can be sent. */
  quickReplies?: readonly string[];
  /** What was written here before and not sent. */
  draft?: string;
  /** Told of each change, so that nothing written is lost. */
  onDraft?: (text: string) => void;
  onSend: (text: string) => void;
  onPicture: (file: File) => void;
};

/** Where one writes: Enter sends, Shift and Enter begin a line, a picture goes by its button. */
export function ChatComposer(props: ChatComposerProps) {
  const { shopName, blocked, quickReplies = [], draft = '', onDraft, onSend, onPicture } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(draft);
  const write = (written: string) => {
    setText(written);
    onDraft?.(written);
  };
  const words = text.trim();
  const { length } = Array.from(words);
  const tooLong = length > most;
  const noted = tooLong || blocked !== undefined;
  const send = () => {
    if (blocked || tooLong || length === 0) return;
    onSend(words);
    write('');
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter inside an input method chooses a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={onSubmit}
      className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2.5 border-t border-line px-4 pt-3 pb-4 nav:px-5"
    >
      {!blocked && quickReplies.length > 0 && (
        <ul
          aria-label={formatMessage(messages.replies)}
          className="relative -mx-4 -my-1 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] nav:-mx-5 nav:px-5"
        >
          {quickReplies.map((reply) => (
            <li key={reply} className="shrink-0">
              <Chip tone="soft" onClick={() => onSend(reply)}>
                {reply}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <IconButton
          aria-label={formatMessage(messages.picture)}
          disabled={blocked !== undefined}
          onClick={() => picker.current?.click()}
          className="my-0.5"
        >
          <ImagePlus aria-hidden className="size-6" strokeWidth={1.6} />
        </IconButton>
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={formatMessage(messages.picture)}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onPicture(file);
            target.value = '';
          }}
        />
        <textarea
          rows={1}
          value={text}
          aria-label={formatMessage(messages.label, { shop: shopName })}
          placeholder={formatMessage(messages.label, { shop: shopName })}
          aria-describedby={noted ? id : undefined}
          aria-invalid={tooLong || undefined}
          enterKeyHint="send"
          readOnly={blocked !== undefined}
          aria-disabled={blocked !== undefined || undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className={control({
            faulty: tooLong,
            shape: null,
            className:
              'field-sizing-content max-h-36 min-h-12 resize-none rounded-[24px]! px-4 py-2.5 wrap-anywhere placeholder:truncate read-only:border-line-2 read-only:bg-sunken read-only:text-fg-2',
          })}
        />
        <Button
          type="submit"
          aria-label={formatMessage(messages.send)}
          disabled={blocked !== undefined || tooLong}
          className="size-12 shrink-0 rounded-full! p-0!"
        >
          <SendHorizontal aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
      </div>
      {(noted || length >= near) && (
        <div className="flex justify-between gap-3 text-xs text-fg-2">
          <output id={id} className={tooLong ? 'text-danger' : undefined}>
            {tooLong && <FormattedMessage {...messages.tooLong} values={{ max: most }} />}
            {!tooLong && blocked && <FormattedMessage {...messages[blocked]} />}
          </output>
          {length >= near && (
            <p className={tooLong ? 'font-semibold text-danger tabular-nums' : 'tabular-nums'}>
              <FormattedNumber value={length} /> / <FormattedNumber value={most} />
            </p>
          )}
        </div>
      )}
    </form>
  );
}
