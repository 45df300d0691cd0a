import type { RefusalCode } from '#service/domain/refusal.ts';
import { defineMessages, type Message } from '#service/domain/words.ts';

/** What a shopper reads when a picture, a chat message or a change of the account is refused. */
export const accountRefusals = defineMessages({
  'chat.closed': {
    id: 'refusal.chat.closed',
    defaultMessage: 'The shop has closed this conversation',
    description: 'Error: a message is sent into a conversation that the shop has closed',
  },
  'chat.too_fast': {
    id: 'refusal.chat.too_fast',
    defaultMessage: 'Please wait a moment before the next message',
    description: 'Error: messages are sent one after the other too quickly',
  },
  'account.orders_open': {
    id: 'refusal.account.orders_open',
    defaultMessage: 'Some of your orders are still on their way',
    description: 'Error: an account cannot be deleted while orders of it are not completed',
  },
  'upload.too_large': {
    id: 'refusal.upload.too_large',
    defaultMessage: 'This picture is larger than 5 MB',
    description: 'Error: the picture file is too large',
  },
  'upload.unknown_file': {
    id: 'refusal.upload.unknown_file',
    defaultMessage: 'Please upload the picture again',
    description: 'Error: an uploaded picture is no longer known and has to be uploaded again',
  },
  'upload.foreign_url': {
    id: 'refusal.upload.foreign_url',
    defaultMessage: 'Please upload the picture here',
    description: 'Error: the picture’s address is not one of the mall',
  },
  'upload.type_not_allowed': {
    id: 'refusal.upload.type_not_allowed',
    defaultMessage: 'Only JPEG, PNG and WebP pictures can be sent',
    description: 'Error: the file is of a kind that cannot be sent',
  },
  'upload.unreadable': {
    id: 'refusal.upload.unreadable',
    defaultMessage: 'This picture cannot be read. Please choose a still JPEG, PNG or WebP picture',
    description: 'Error: the picture is broken or moves',
  },
}) satisfies Partial<Record<RefusalCode, Message>>;
