import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { sendPicture } from '#src/data/upload/send-picture.ts';
import { uploadMutations } from '#src/data/upload/upload.mutations.ts';
import { pictureTypeOf } from '#src/domain/picture-file.ts';
import { tagOfFormats } from '#src/i18n/languages.ts';
import { useDrafts } from '#src/state/use-drafts.ts';
import { type HandedPicture, keepable, lost, restored, sentBy, withPicture } from './handed-pictures.ts';

const messages = defineMessages({
  wrongType: {
    id: 'pictures.wrongType',
    defaultMessage: 'Only JPEG, PNG and WebP pictures can be sent',
    description: 'Why a picture is refused',
  },
});

/**
 * Pictures of the reader's own on their way to the service: each by a ticket of its own, with its progress; one that failed
 * can be sent again, one that is removed is stopped. Those that arrived outlive the page under the name of their form.
 */
export function usePictures(purpose: 'review' | 'refund', form: string) {
  const { formatMessage, locale } = useIntl();
  const drafts = useDrafts();
  const draft = `pictures.${form}`;
  const { mutateAsync: askTickets } = useMutation(uploadMutations.tickets(useShop()));
  const [items, setItems] = useState<readonly HandedPicture[]>(() => restored(drafts.read(draft)));
  const [fault, setFault] = useState<string>();
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);
  const keep = useEffectEvent(() => {
    const kept = keepable(items);
    if (kept.length > 0) drafts.keep(draft, kept);
    else drafts.drop(draft);
  });
  const sent = items.filter(({ status }) => status === 'done').length;
  useEffect(() => keep(), [sent]);

  async function send(id: string, file: File) {
    const stop = new AbortController();
    stops.current.set(id, stop);
    const { signal } = stop;
    try {
      const contentType = await pictureTypeOf(file);
      if (!contentType) throw new TypeError(formatMessage(messages.wrongType));
      const { tickets } = await askTickets({ purpose, contentType, count: 1 });
      const [ticket] = tickets;
      signal.throwIfAborted();
      if (!ticket) throw new Error('no ticket was given');
      const onProgress = (progress: number) => setItems((now) => withPicture(now, id, { progress }));
      await sendPicture(ticket, file, { languageTag: tagOfFormats(locale), onProgress, signal });
      setItems((now) => withPicture(now, id, sentBy(ticket)));
    } catch (error) {
      if (signal.aborted) return;
      const said = error instanceof Refusal || error instanceof TypeError ? error.message : '';
      if (said) setFault(said);
      setItems((now) => withPicture(now, id, { status: 'failed' }));
    } finally {
      stops.current.delete(id);
    }
  }

  return {
    items,
    /** Why the last one was refused, in words; that some failed the uploader says by itself. */
    fault,
    /** The keys of those that arrived, in their order. */
    fileKeys: items.flatMap(({ fileKey }) => fileKey ?? []),
    /** Some are still on their way, or failed: what they belong to cannot be sent yet. */
    waiting: items.some(({ status }) => status !== 'done'),
    add(files: readonly File[]) {
      setFault(undefined);
      const added = files.map((file) => ({
        id: crypto.randomUUID(),
        name: file.name,
        file,
        status: 'uploading' as const,
        progress: 0,
      }));
      setItems((now) => [...now, ...added]);
      for (const { id, file } of added) void send(id, file);
    },
    remove(id: string) {
      setFault(undefined);
      stops.current.get(id)?.abort();
      setItems((now) => now.filter((one) => one.id !== id));
    },
    retry(id: string) {
      const file = items.find((one) => one.id === id)?.file;
      if (!file) return;
      setFault(undefined);
      setItems((now) => withPicture(now, id, { status: 'uploading', progress: 0 }));
      void send(id, file);
    },
    /** The service says that it has them no more. */
    lose: () => setItems(lost),
    /** They have been used, or are not wanted any more. */
    forget() {
      stops.current.forEach((stop) => stop.abort());
      drafts.drop(draft);
      setItems([]);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
