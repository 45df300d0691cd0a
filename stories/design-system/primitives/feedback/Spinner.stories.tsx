import { Spinner } from '#src/design-system/primitives/feedback/Spinner.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: Spinner });

export const Default = meta.story();

export const Large = meta.story({ args: { large: true } });
