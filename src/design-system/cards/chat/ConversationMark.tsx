import type { Conversation } from '#openapi/schema.gen.ts';
import { Logo } from '#src/design-system/layout/Logo.tsx';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';

type ConversationMarkProps = Pick<Conversation, 'shop'>;

/** With whom a conversation is: the door of a shop, or the mall's own. */
export function ConversationMark({ shop }: ConversationMarkProps) {
  if (shop) return <ShopInitial shopId={shop.shopId} name={shop.shopName} size="md" />;
  return <Logo markOnly className="h-12 w-10 shrink-0" />;
}
