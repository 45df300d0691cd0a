import { expect } from 'storybook/test';
import { EmptyInvitees } from '#src/design-system/empty-states/EmptyInvitees.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyInvitees });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Nobody has used your link yet'))).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
