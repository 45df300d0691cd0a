import { TenderMark } from '#src/design-system/cards/refund/TenderMark.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: TenderMark, args: { to: 'CARD' as const } });

export const Default = meta.story();
export const Wallet = meta.story({ args: { to: 'WALLET' } });
export const Coins = meta.story({ args: { to: 'COINS' } });
