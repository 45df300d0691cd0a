import { expect, screen } from 'storybook/test';
import { setNetwork } from '#storybook/conditions/network.ts';
import { say } from '#storybook/say.ts';

/** The line is lost while a screen stands: it stays as it was, below a bar that says so. */
export async function loseLine() {
  setNetwork('offline');
  const bar = say('You are offline. This is how it looked last time.');
  await expect(await screen.findByText(bar)).toBeVisible();
}
