import { aConversation } from '#mocks/fixtures/chat.ts';
import { ConversationMark } from '#src/design-system/cards/chat/ConversationMark.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ConversationMark, args: { shop: aConversation().shop } });

export const Default = meta.story();

/** The mall itself is no shop. */
export const Mall = meta.story({ args: { shop: null } });
