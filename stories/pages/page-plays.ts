import { expect, screen, type UserEventObject, type within } from 'storybook/test';
import { say } from '#storybook/say.ts';
import { loseLine } from './lose-line.ts';

type Canvas = ReturnType<typeof within>;
/** Looks for what says that the screen stands. */
type Stands = (canvas: Canvas) => Promise<HTMLElement>;

/** Play of a screen that was opened without a line, and of which nothing is kept: it says so once. */
export async function saysOffline() {
  await expect(await screen.findByText(say('You are offline'))).toBeVisible();
}

/** The same of a screen whose parts say it one by one. */
export async function partsSayOffline() {
  await expect((await screen.findAllByText(say('You are offline')))[0]).toBeVisible();
}

/** Play of a screen that stands when the line is lost: it stays as it was. */
export const losesLine =
  (stands: Stands) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await expect(await stands(canvas)).toBeVisible();
    await loseLine();
  };

type Retrying = { canvas: Canvas; userEvent: UserEventObject; msw: { resetHandlers: () => void } };

/** Play of a screen or part that failed, and comes when it is asked for again. */
export const retries =
  (stands: Stands) =>
  async ({ canvas, userEvent, msw }: Retrying) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await stands(canvas)).toBeVisible();
  };
