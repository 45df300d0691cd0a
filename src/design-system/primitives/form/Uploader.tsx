import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { UploadContentType } from '#openapi/schema.gen.ts';
import { sortFiles, type UploadItem } from './upload-items.ts';
import { UploadButton } from './UploadButton.tsx';
import { UploadTile } from './UploadTile.tsx';
import { useDrop } from './use-drop.ts';

const messages = defineMessages<{
  count: { count: number; max: number };
  sending: { count: number };
  failed: { count: number };
  wrongType: { name: string; types: string };
  tooBig: { name: string; size: string };
  tooMany: { name: string; max: number };
}>({
  count: {
    id: 'uploader.count',
    defaultMessage: '{count, number} of {max, number}',
    description: 'How many photos there are, and how many there may be',
  },
  sending: {
    id: 'uploader.sending',
    defaultMessage: '{count, plural, one {# photo is being sent} other {# photos are being sent}}',
    description: 'Said while photos are on their way',
  },
  failed: {
    id: 'uploader.failed',
    defaultMessage:
      '{count, plural, one {# photo was not sent. Retry or remove it} other {# photos were not sent. Retry or remove them}}',
    description: 'Below the photos',
  },
  wrongType: {
    id: 'uploader.wrongType',
    defaultMessage: '{name} was left out: only {types} photos can be shown',
    description: 'Why a file is refused; types as in “JPEG, PNG or WEBP”',
  },
  tooBig: {
    id: 'uploader.tooBig',
    defaultMessage: '{name} was left out: a photo may be {size} at most',
    description: 'Why a file is refused; size as in “5 MB”',
  },
  tooMany: {
    id: 'uploader.tooMany',
    defaultMessage: '{name} was left out: {max, number} photos at most',
    description: 'Why a file is refused (S5.22)',
  },
});

type UploaderProps = {
  /** What the pictures are of. */
  label: ReactNode;
  hint?: ReactNode;
  /** Why the pictures are refused. */
  error?: ReactNode;
  items: readonly UploadItem[];
  /** Pictures at most (S5.22). */
  max?: number;
  /** Bytes that one picture may have. */
  maxBytes: number;
  contentTypes: readonly UploadContentType[];
  /** Called with the files that may be sent; the others are refused here, with the reason. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  disabled?: boolean;
};

const bytesOfMegabyte = 1_048_576;

/** Pictures of the person's own: dropped or chosen, each with its progress, and a way on when it failed. */
export function Uploader(props: UploaderProps) {
  const {
    label,
    hint,
    error,
    items,
    max = 5,
    maxBytes,
    contentTypes,
    onAdd,
    onRemove,
    onRetry,
    disabled,
  } = props;
  const intl = useIntl();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const moved = useRef(false);
  const [refused, setRefused] = useState<ReturnType<typeof sortFiles>['refused']>([]);
  const room = Math.max(0, max - items.length);
  const numberOf = (status: UploadItem['status']) => items.filter((item) => item.status === status).length;
  const sending = numberOf('uploading');
  const failed = numberOf('failed');

  // The button that was pressed may be gone with its picture, and the focus must not be lost with it.
  useEffect(() => {
    if (moved.current && document.activeElement === document.body) group.current?.focus();
    moved.current = false;
  }, [items.length]);

  const add = (files: readonly File[]) => {
    const sorted = sortFiles(files, { room, maxBytes, contentTypes });
    setRefused(sorted.refused);
    moved.current = sorted.taken.length > 0;
    if (sorted.taken.length > 0) onAdd(sorted.taken);
  };
  const over = useDrop(group, add, disabled);
  const remove = (gone: string) => {
    setRefused([]);
    moved.current = true;
    onRemove(gone);
  };
  const values = {
    max,
    types: intl.formatList(
      contentTypes.map((type) => type.slice('image/'.length).toUpperCase()),
      { type: 'disjunction' },
    ),
    size: intl.formatNumber(Math.floor(maxBytes / bytesOfMegabyte), { style: 'unit', unit: 'megabyte' }),
  };
  const faults = [
    ...refused.map(({ name, why }) => intl.formatMessage(messages[why], { ...values, name })),
    ...(failed > 0 ? [intl.formatMessage(messages.failed, { count: failed })] : []),
    ...(error ? [error] : []),
  ];
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      disabled={disabled}
      aria-describedby={faults.length > 0 ? `${id}-error` : hint ? `${id}-hint` : undefined}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2"
    >
      {/* Floated, a legend stands in the grid as everything else. */}
      <legend className="float-left mb-0.5 text-h3">{label}</legend>
      <p aria-live="polite" className="self-center text-sm text-fg-3 tabular-nums">
        <FormattedMessage {...messages.count} values={{ count: items.length, max }} />
        {sending > 0 && (
          <span className="sr-only">
            {' '}
            <FormattedMessage {...messages.sending} values={{ count: sending }} />
          </span>
        )}
      </p>
      <div className="col-span-2 flex flex-wrap gap-3">
        {items.length > 0 && (
          <ul className="contents">
            {items.map((item) => (
              <li key={item.id}>
                <UploadTile
                  item={item}
                  disabled={disabled}
                  onRemove={() => remove(item.id)}
                  onRetry={() => onRetry(item.id)}
                />
              </li>
            ))}
          </ul>
        )}
        {room > 0 && <UploadButton over={over} room={room} contentTypes={contentTypes} onFiles={add} />}
      </div>
      {faults.length > 0 && (
        <div
          id={`${id}-error`}
          role="alert"
          className="col-span-2 grid gap-1 text-sm font-medium text-danger"
        >
          {faults.map((fault, index) => (
            // Sentences of one moment: they neither move nor keep anything.
            // eslint-disable-next-line react/no-array-index-key
            <p key={index} className="flex items-start gap-1.5">
              <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{fault}</span>
            </p>
          ))}
        </div>
      )}
      {faults.length === 0 && hint && (
        <p id={`${id}-hint`} className="col-span-2 text-xs text-fg-3">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
