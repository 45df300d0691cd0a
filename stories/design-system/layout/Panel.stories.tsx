import { expect } from 'storybook/test';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: Panel,
  args: { title: 'Deliver to', children: '42 Galle Road, Kollupitiya, Colombo 03' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Deliver to' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Deliver to' })).toBeVisible();
  },
});

export const WithAction = meta.story({ args: { action: <TextLink to="/">Change</TextLink> } });

export const Untitled = meta.story({ args: { title: undefined } });

export const LongText = meta.story({
  args: {
    title: 'Адрес доставки и контактные данные получателя',
    action: <TextLink to="/">Изменить</TextLink>,
  },
  globals: { viewport: { value: 'phone' } },
});
