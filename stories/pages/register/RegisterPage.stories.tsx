import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { authScenarios } from '#mocks/handlers/auth.ts';
import { registerScenarios } from '#mocks/handlers/auth-register.ts';
import { paths } from '#src/domain/urls.ts';
import { RegisterPage } from '#src/pages/register/RegisterPage.tsx';
import * as page from '#src/pages/register/register.route.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { stateModes, screenModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: RegisterPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: paths.register, page, initialEntries: [paths.register] },
    chromatic: { modes: stateModes },
  },
  beforeEach: () => {
    spyOn(browserNavigation, 'replace').mockImplementation(() => undefined);
  },
});

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const create = () => screen.getByRole('button', { name: say('registerForm.register') });

type Hand = {
  type: (field: HTMLElement, text: string) => Promise<void>;
  click: (on: HTMLElement) => Promise<void>;
};

async function fillAndSend(userEvent: Hand) {
  await userEvent.type(field(say('Verification code')), '482913');
  await userEvent.type(field(say('registerForm.nickname')), 'Nimal');
  await userEvent.type(field(say('password.password')), 'Open doors 9');
  await userEvent.type(field(say('Confirm password')), 'Open doors 9');
  await userEvent.click(create());
}

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('registerPage.title') })).toBeVisible();
  },
});

export const Registers = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('registerPage.title') })).toBeVisible();
    await userEvent.type(await canvas.findByLabelText(say('identityField.mobile')), '771234567');
    await userEvent.click(canvas.getByRole('button', { name: say('Send code') }));
    await expect(
      await canvas.findByRole('button', { name: like('Resend in {seconds, number} s') }),
    ).toBeDisabled();
    await fillAndSend(userEvent);
    await waitFor(() => expect(browserNavigation.replace).toHaveBeenCalledWith('/'));
  },
});

export const Email = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Use email instead') }));
    await expect(canvas.getByRole('textbox', { name: say('identityField.email') })).toBeVisible();
  },
});

export const RegistersByEmail = Email.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Use email instead') }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('identityField.email') }),
      'nimal@example.com',
    );
    await fillAndSend(userEvent);
    await waitFor(() => expect(browserNavigation.replace).toHaveBeenCalledWith('/'));
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(say('identityField.mobile')), '12');
    await userEvent.type(field(say('Verification code')), 'abc');
    await userEvent.type(field(say('password.password')), ' open');
    await userEvent.type(field(say('Confirm password')), 'other');
    await userEvent.click(create());
    for (const words of [
      say('Invalid mobile number'),
      say('Please enter valid code'),
      say('This field is required'),
      say('No spaces at the start or the end'),
      say('Password not match'),
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(browserNavigation.replace).not.toHaveBeenCalled();
  },
});

export const Server400 = meta.story({
  beforeEach: ({ msw }) => msw.use(registerScenarios.exists),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(say('identityField.mobile')), '771234567');
    await fillAndSend(userEvent);
    await expect(await screen.findByText(aProblem('registerExists').desc)).toBeVisible();
    await expect(field(say('registerForm.nickname'))).toHaveValue('Nimal');
  },
});

export const CodeTooOften = meta.story({
  beforeEach: ({ msw }) => msw.use(authScenarios.tooOften),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(say('identityField.mobile')), '771234567');
    await userEvent.click(canvas.getByRole('button', { name: say('Send code') }));
    await expect(await screen.findByText(/\(48 .+\)|（48.+）/)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: say('Resend in {seconds, number} s', { seconds: 48 }) }),
    ).toBeDisabled();
  },
});

export const InviteFromLink = meta.story({
  parameters: { router: { path: paths.register, page, initialEntries: [`${paths.register}?invite=NIMAL7`] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('NIMAL7')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 2, name: say('inviterNote.who', { name: 'N***' }) }),
    ).toBeVisible();
    await expect(window.localStorage.getItem('mall.invite')).toContain('"code":"NIMAL7"');
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(say('registerForm.nickname')), 'Nimal');
    await expect(field(say('registerForm.nickname'))).toHaveValue('Nimal');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh' } });
