import { useMutation } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { pictureBytesMax } from '#openapi/limits.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { sendPicture } from '#src/data/upload/send-picture.ts';
import { uploadMutations } from '#src/data/upload/upload.mutations.ts';
import { pictureTypeOf } from '#src/domain/picture-file.ts';
import { tagOfFormats } from '#src/i18n/languages.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages({
  wrongType: {
    id: 'chatPicture.wrongType',
    defaultMessage: 'Only JPEG, PNG and WebP pictures can be sent',
    description: 'Why a picture is refused',
  },
  tooBig: {
    id: 'chatPicture.tooBig',
    defaultMessage: 'A picture may be 5 MB at most',
    description: 'Why a picture is refused',
  },
  sending: {
    id: 'chatPicture.sending',
    defaultMessage: 'Sending the picture',
    description: 'Toast while a picture is on its way',
  },
  notSent: {
    id: 'chatPicture.notSent',
    defaultMessage: 'The picture could not be uploaded. Please try again',
    description: 'Sending failed on the way',
  },
});

/** Sends a picture into a conversation: judged here, sent by a ticket, then said; what goes wrong is said in a toast. */
export function useChatPicture(say: (fileKey: string) => Promise<unknown>) {
  const { formatMessage, locale } = useIntl();
  const { ui } = useClientState();
  const tickets = useMutation(uploadMutations.tickets(useShop()));
  return async (file: File) => {
    const contentType = await pictureTypeOf(file);
    if (!contentType || file.size > pictureBytesMax) {
      ui.say('error', formatMessage(contentType ? messages.tooBig : messages.wrongType));
      return;
    }
    ui.say('info', formatMessage(messages.sending));
    try {
      const { tickets: given } = await tickets.mutateAsync({ purpose: 'chat', contentType, count: 1 });
      const [ticket] = given;
      if (!ticket) throw new Error('no ticket was given');
      const { signal } = new AbortController();
      await sendPicture(ticket, file, {
        languageTag: tagOfFormats(locale),
        onProgress: () => undefined,
        signal,
      });
      await say(ticket.fileKey);
    } catch (error) {
      ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.notSent));
    }
  };
}
