import { expect } from 'storybook/test';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Alert, args: { children: 'Prices are held for 15 minutes.' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices are held');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={320}
      cells={{
        neutral: <Alert>Delivery dates depend on the address.</Alert>,
        jade: <Alert tone="jade">Your address is kept for the next order.</Alert>,
        deal: <Alert tone="deal">Prices are held for 14:36.</Alert>,
        danger: <Alert tone="danger">Out stock</Alert>,
        'with a way on': (
          <Alert
            tone="danger"
            action={
              <TextLink plain to="/" className="shrink-0 font-semibold hover:underline">
                See similar
              </TextLink>
            }
          >
            This product does not available in your area
          </Alert>
        ),
      }}
    />
  ),
});

export const WithAction = meta.story({
  args: {
    tone: 'danger',
    children: 'This product does not available in your area',
    action: (
      <TextLink plain to="/" className="shrink-0 font-semibold hover:underline">
        See similar
      </TextLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This product does not available in your area');
    await expect(canvas.getByRole('link', { name: 'See similar' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    tone: 'danger',
    children: 'Похоже, вы пропустили несколько полей или ввели неверные данные. '.repeat(3),
  },
  globals: { viewport: { value: 'phone' } },
});
