import { LedgerSkeleton } from '#src/design-system/panels/ledger/LedgerSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: LedgerSkeleton });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
