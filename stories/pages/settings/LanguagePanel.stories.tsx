import { expect } from 'storybook/test';
import { accountTabUrl } from '#src/domain/account/account-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { LanguagePanel } from '#src/pages/settings/LanguagePanel.tsx';
import * as page from '#src/pages/settings/settings.route.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LanguagePanel,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.settings, page, initialEntries: [accountTabUrl('language')] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Sri Lanka/ })).toBeChecked();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(2);
    await expect(canvas.getAllByRole('radio')).toHaveLength(9);
  },
});
