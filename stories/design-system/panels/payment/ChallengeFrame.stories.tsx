import { behaviour } from '#storybook/behaviour.ts';
import { expect, waitFor } from 'storybook/test';
import { aBankPage } from '#mocks/fixtures/bank-page.ts';
import { ChallengeFrame } from '#src/design-system/panels/payment/ChallengeFrame.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ChallengeFrame,
  args: { action: aBankPage() },
  decorators: [
    (Story) => (
      <div className="max-w-98">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle(say('Your bank’s page'));
    await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts allow-same-origin');
    await expect(frame).toHaveAttribute('src', aBankPage().url);
  },
});

export const Posted = meta.story({
  parameters: behaviour,
  args: { action: aBankPage({ method: 'POST', fields: { creq: 'eyJ0eXBlIjoiQ1JlcSJ9' } }) },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByTitle(say('Your bank’s page'));
    const form = canvasElement.querySelector('form');
    await waitFor(() => expect(form?.target).toBe(frame.getAttribute('name')));
    await expect(new FormData(form ?? undefined).get('creq')).toBe('eyJ0eXBlIjoiQ1JlcSJ9');
  },
});

/** An address is gone to by a link: the mall's policy holds forms back from it. */
export const Redirect = meta.story({
  args: { action: aBankPage({ type: 'REDIRECT', url: 'https://challenge.example/go/e5904bd81c27?a=1' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: say('Go to your bank') })).toHaveAttribute(
      'href',
      'https://challenge.example/go/e5904bd81c27?a=1',
    );
    await expect(canvasElement.querySelector('form')).not.toBeInTheDocument();
    await expect(canvas.queryByTitle(say('Your bank’s page'))).not.toBeInTheDocument();
  },
});

export const RedirectPosted = meta.story({
  parameters: behaviour,
  args: {
    action: aBankPage({
      type: 'REDIRECT',
      method: 'POST',
      url: 'https://challenge.example/go/e5904bd81c27',
      fields: { creq: 'eyJ0eXBlIjoiQ1JlcSJ9' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('Go to your bank') })).toHaveAttribute(
      'type',
      'submit',
    );
  },
});

export const LongText = meta.story({
  args: { action: aBankPage({ type: 'REDIRECT', url: 'https://challenge.example/go/e5904bd81c27' }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
