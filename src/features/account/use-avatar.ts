import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { pictureBytesMax } from '#openapi/limits.ts';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { sendPicture } from '#src/data/upload/send-picture.ts';
import { uploadMutations } from '#src/data/upload/upload.mutations.ts';
import { pictureTypeOf } from '#src/domain/picture-file.ts';
import { tagOfFormats } from '#src/i18n/languages.ts';
import { useSaveProfile } from './use-save-profile.ts';

const messages = defineMessages({
  wrongType: {
    id: 'avatar.wrongType',
    defaultMessage: 'Only JPEG, PNG and WebP pictures can be used',
    description: 'Why a picture is refused',
  },
  tooBig: {
    id: 'avatar.tooBig',
    defaultMessage: 'A picture may be 5 MB at most',
    description: 'Why a picture is refused',
  },
  notSent: {
    id: 'avatar.notSent',
    defaultMessage: 'The picture could not be uploaded. Please try again',
    description: 'Sending failed on the way',
  },
});

/** The way of a new picture: judged here, sent by a ticket with its progress, shown in the profile at once. */
export function useAvatar(user: UserInfo) {
  const { formatMessage, locale } = useIntl();
  const tickets = useMutation(uploadMutations.tickets(useShop()));
  const { save, saving } = useSaveProfile();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const stop = useRef<AbortController>(null);
  const { nickName, sex, birthDate } = user;
  const show = (avatarUrl: string | null) => save({ avatarUrl, nickName, sex, birthDate });

  /** Sends it; true when it is the reader's picture now, false when it was refused or stopped. */
  async function send(file: File): Promise<boolean> {
    setFault(undefined);
    const contentType = await pictureTypeOf(file);
    const wrong = !contentType
      ? messages.wrongType
      : file.size > pictureBytesMax
        ? messages.tooBig
        : undefined;
    if (!contentType || wrong) {
      setFault(wrong && formatMessage(wrong));
      return false;
    }
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    setProgress(0);
    try {
      const { tickets: given } = await tickets.mutateAsync({ purpose: 'avatar', contentType, count: 1 });
      const [ticket] = given;
      signal.throwIfAborted();
      if (!ticket) throw new Error('no ticket was given');
      await sendPicture(ticket, file, { languageTag: tagOfFormats(locale), onProgress: setProgress, signal });
      const { saved, fields } = await show(ticket.publicUrl);
      setFault(fields[0]?.desc);
      return saved;
    } catch (error) {
      if (!signal.aborted) {
        const said = error instanceof Refusal && error.message;
        setFault(said || formatMessage(messages.notSent));
      }
      return false;
    } finally {
      setProgress(undefined);
    }
  }

  return {
    /** How much of the picture has gone, 0 to 1; undefined while none is on its way. */
    progress,
    /** Why it was not taken. */
    fault,
    saving,
    send,
    stop: () => stop.current?.abort(),
    forgetFault: () => setFault(undefined),
    remove: () => void show(null),
  };
}
