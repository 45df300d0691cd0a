import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { authScenarios } from '#mocks/handlers/auth.ts';
import { registerScenarios } from '#mocks/handlers/auth-register.ts';
import { paths } from '#src/domain/urls.ts';
import { RegisterPage } from '#src/pages/register/RegisterPage.tsx';
import * as page from '#src/pages/register/register.route.ts';
import { pageDoor } from '#src/state/page-door.ts';
import { stateModes, screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: RegisterPage,
  parameters: {
    router: { path: paths.register, page, initialEntries: [paths.register] },
    chromatic: { modes: stateModes },
  },
  beforeEach: () => {
    spyOn(pageDoor, 'replace').mockImplementation(() => undefined);
  },
});

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const create = () => screen.getByRole('button', { name: 'Create an account' });

type Hand = {
  type: (field: HTMLElement, text: string) => Promise<void>;
  click: (on: HTMLElement) => Promise<void>;
};

async function fillAndSend(userEvent: Hand) {
  await userEvent.type(field('Verification code'), '482913');
  await userEvent.type(field('Nickname'), 'Nimal');
  await userEvent.type(field('Password'), 'Open doors 9');
  await userEvent.type(field('Confirm password'), 'Open doors 9');
  await userEvent.click(create());
}

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('Mobile number'), '771234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByRole('button', { name: /^Resend in/ })).toBeDisabled();
    await fillAndSend(userEvent);
    await waitFor(() => expect(pageDoor.replace).toHaveBeenCalledWith('/'));
  },
});

export const Email = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use email instead' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nimal@example.com');
    await fillAndSend(userEvent);
    await waitFor(() => expect(pageDoor.replace).toHaveBeenCalledWith('/'));
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Mobile number'), '12');
    await userEvent.type(field('Verification code'), 'abc');
    await userEvent.type(field('Password'), ' open');
    await userEvent.type(field('Confirm password'), 'other');
    await userEvent.click(create());
    for (const words of [
      'Invalid mobile number',
      'Please enter valid code',
      'This field is required',
      'No spaces at the start or the end',
      'Password not match',
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(pageDoor.replace).not.toHaveBeenCalled();
  },
});

export const Server400 = meta.story({
  beforeEach: ({ msw }) => msw.use(registerScenarios.exists),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Mobile number'), '771234567');
    await fillAndSend(userEvent);
    await expect(await screen.findByText(aProblem('registerExists').desc)).toBeVisible();
    await expect(field('Nickname')).toHaveValue('Nimal');
  },
});

export const CodeTooOften = meta.story({
  beforeEach: ({ msw }) => msw.use(authScenarios.tooOften),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Mobile number'), '771234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await screen.findByText(/\(48 seconds\)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend in 48 s' })).toBeDisabled();
  },
});

export const InviteFromLink = meta.story({
  parameters: { router: { path: paths.register, page, initialEntries: [`${paths.register}?invite=NIMAL7`] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('NIMAL7')).toBeVisible();
    await expect(window.sessionStorage.getItem('mall.invite')).toBe('"NIMAL7"');
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nickname'), 'Nimal');
    await expect(field('Nickname')).toHaveValue('Nimal');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh' } });
