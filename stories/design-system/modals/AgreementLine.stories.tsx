import { expect } from 'storybook/test';
import { AgreementLine } from '#src/design-system/modals/AgreementLine.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AgreementLine, args: { way: 'logIn' as const } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const privacy = canvas.getByRole('link', { name: 'privacy policy' });
    await expect(privacy).toHaveAttribute('href', '/agreements/privacy?lang=en');
    await expect(privacy).toHaveAttribute('target', '_blank');
  },
});

export const LongText = meta.story({
  args: { way: 'register' },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
