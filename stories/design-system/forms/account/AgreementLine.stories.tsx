import { expect } from 'storybook/test';
import { AgreementLine } from '#src/design-system/forms/account/AgreementLine.tsx';
import preview from '#storybook/preview.tsx';
import { inStory, say } from '#storybook/say.ts';

const meta = preview.meta({ component: AgreementLine, args: { way: 'logIn' as const } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const privacy = canvas
      .getAllByRole('link')
      .find((link) => link.getAttribute('href')?.includes('/privacy'));
    const language = inStory().locale.startsWith('zh') ? 'zh' : 'en';
    await expect(privacy).toHaveAttribute('href', `/agreements/privacy?lang=${language}`);
    await expect(privacy?.parentElement).toHaveTextContent(say('agreementLine.logIn'));
    await expect(privacy).toHaveAttribute('target', '_blank');
  },
});

export const Order = meta.story({
  args: { way: 'order' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const LongText = meta.story({
  args: { way: 'register' },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
