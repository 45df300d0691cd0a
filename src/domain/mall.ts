import type { Conversation } from '#openapi/schema.gen.ts';
import { paths } from './urls.ts';

/** The name of the mall, in every language. */
export const mallName = 'iCan Mall';

/** With whom a conversation is: a shop, or the mall itself (S2.55). */
export const counterpartName = (shop: Conversation['shop']): string => shop?.shopName ?? mallName;

/** Where the conversation with the mall itself is opened (S2.55); apart from the other addresses, which are on every page. */
export const mallChatUrl = `${paths.chat}?with=mall`;
