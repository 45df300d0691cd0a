import { expect, waitFor } from 'storybook/test';
import { aProduct } from '#mocks/fixtures/catalog.ts';
import { homeScenarios } from '#mocks/handlers/home.ts';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { ToolbarProbe } from './ToolbarProbe.tsx';

type Canvas = { getByRole: (role: 'definition', by: { name: string }) => HTMLElement };

const said = (canvas: Canvas, name: string) => canvas.getByRole('definition', { name });
const answered = (canvas: Canvas, status = '200') =>
  waitFor(() => expect(said(canvas, 'First question')).toHaveTextContent(status), { timeout: 6000 });

const meta = preview.meta({
  component: ToolbarProbe,
  args: { product: aProduct() },
  tags: ['!autodocs', 'workbench'],
  // What the tools do is words and figures; a picture of them would say nothing.
  parameters: { chromatic: { disableSnapshot: true } },
});

export const AsTheStorySays = meta.story({
  play: async ({ canvas }) => {
    await answered(canvas);
    await expect(said(canvas, 'Reader')).toHaveTextContent('visitor');
    await expect(said(canvas, 'Now')).toHaveTextContent(new Date(now).toISOString());
    await expect(said(canvas, 'More contrast')).toHaveTextContent('no');
    await expect(said(canvas, 'Words')).toHaveTextContent(say('You are offline'));
    await expect(navigator.onLine).toBe(true);
  },
});

export const SignedIn = meta.story({
  globals: { reader: 'member' },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Reader')).toHaveTextContent('member');
  },
});

export const SignedOut = meta.story({
  globals: { reader: 'visitor' },
  parameters: { member: true },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Reader')).toHaveTextContent('visitor');
  },
});

export const SlowLine = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'First question')).toHaveTextContent('waiting');
    await answered(canvas);
  },
});

export const FlakyLine = meta.story({
  globals: { network: 'flaky' },
  play: async ({ canvas }) => {
    await answered(canvas);
    await waitFor(() => expect(said(canvas, 'Second question')).toHaveTextContent('500'));
  },
});

export const FailingService = meta.story({
  globals: { network: 'failing' },
  beforeEach: ({ msw }) => msw.use(homeScenarios.lastPage),
  play: async ({ canvas }) => {
    await answered(canvas, '500');
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Browser online')).toHaveTextContent('no');
    await answered(canvas, 'The service cannot be reached');
  },
});

export const SmallData = meta.story({
  globals: { data: 'small' },
  play: async ({ canvas }) => {
    await answered(canvas);
    await expect(said(canvas, 'Products in the list')).toHaveTextContent(/^1$/);
  },
});

export const RichData = meta.story({
  globals: { data: 'rich' },
  play: async ({ canvas }) => {
    await answered(canvas);
    await expect(said(canvas, 'Products in the list')).toHaveTextContent('24');
  },
});

export const HostileData = meta.story({
  globals: { data: 'hostile' },
  play: async ({ canvas }) => {
    await answered(canvas);
    await expect(said(canvas, 'First product')).not.toHaveTextContent('Kettle 1.7 L');
    await expect(said(canvas, 'Product of the story')).not.toHaveTextContent(aProduct().prodName);
  },
});

export const BeforeMidnight = meta.story({
  globals: { clock: 'midnight', region: 'cn' },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Now')).toHaveTextContent('2026-05-04T15:59:');
    const before = Date.now();
    await waitFor(() => expect(Date.now()).toBeGreaterThan(before));
  },
});

export const ThirtyDaysLater = meta.story({
  globals: { clock: 'later' },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Now')).toHaveTextContent('2026-06-03T08:05');
  },
});

export const RealTime = meta.story({
  globals: { clock: 'real' },
  play: async ({ canvas }) => {
    const shown = new Date(said(canvas, 'Now').textContent ?? '').getTime();
    await expect(Math.abs(shown - (performance.timeOrigin + performance.now()))).toBeLessThan(60_000);
  },
});

export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Reduced motion')).toHaveTextContent('yes');
    await expect(said(canvas, 'Base duration')).toHaveTextContent(/^0?\.01ms$/);
  },
});

export const MoreContrast = meta.story({
  globals: { contrast: 'more' },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'More contrast')).toHaveTextContent('yes');
    const style = getComputedStyle(document.documentElement);
    await expect(style.getPropertyValue('--c-text-3')).toBe(style.getPropertyValue('--c-text'));
  },
});

export const PseudoLanguage = meta.story({
  globals: { language: 'pseudo' },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Words')).toHaveTextContent(/^\[Ýöû.*~+\]$/);
    await expect(document.documentElement).toHaveAttribute('lang', 'en-XA');
  },
});
