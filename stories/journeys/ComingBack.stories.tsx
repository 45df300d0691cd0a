import { expect, screen, waitFor } from 'storybook/test';
import { serviceScenarios } from '#mocks/handlers/service.ts';
import { MainLayout } from '#src/app/MainLayout.tsx';
import { patterns, paths } from '#src/domain/urls.ts';
import * as productRoute from '#src/pages/product/product.route.ts';
import * as settingsRoute from '#src/pages/settings/settings.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { isWide } from '../is-wide.ts';

const meta = preview.meta({
  component: MainLayout,
  parameters: { ...behaviour, layout: 'fullscreen' },
});

const signInByCode = async (userEvent: { type: (box: HTMLElement, text: string) => Promise<void> }) => {
  const dialog = await screen.findByRole('dialog', { name: say('loginModal.name') });
  await userEvent.type(
    await screen.findByRole('textbox', { name: say('identityField.mobile') }),
    '771234567',
  );
  await userEvent.type(
    screen.getByLabelText(say('Verification code'), { selector: 'input' }),
    '482913{Enter}',
  );
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
};

/** What a guest tapped is done after signing in, though the page loads anew (Z21, Z30). */
export const GuestFavourite = meta.story({
  parameters: {
    router: {
      initialEntries: ['/products/100003'],
      path: patterns.product,
      page: productRoute,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole('button', { name: like('Favourite: {name}') });
    if (heart) await userEvent.click(heart);
    await signInByCode(userEvent);
    await expect(await screen.findByText(say('Added to favourites'))).toBeVisible();
    if (isWide()) await expect(await screen.findByRole('button', { name: say('My account') })).toBeVisible();
  },
});

/** A member's tap that finds the session over: home, a word, and after signing in the page again, with what was tapped (Z21). */
export const RefusedFavourite = meta.story({
  parameters: {
    member: true,
    router: {
      initialEntries: ['/products/100003'],
      leavesOn401: true,
      path: patterns.product,
      page: productRoute,
    },
  },
  play: async ({ canvas, userEvent, msw }) => {
    const [heart] = await canvas.findAllByRole('button', { name: like('Favourite: {name}') });
    msw.use(...serviceScenarios.sessionOver);
    if (heart) await userEvent.click(heart);
    await expect(await canvas.findByRole('heading', { level: 1, name: '/' })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(await screen.findByRole('button', { name: say('accountMenu.logIn') }));
    await signInByCode(userEvent);
    await expect(await screen.findByText(say('Added to favourites'))).toBeVisible();
    await expect(
      (await canvas.findAllByRole('button', { name: like('Favourite: {name}') }))[0],
    ).toBeVisible();
  },
});

/** A session that ends while a form is filled in: home, a word, and after signing in the form as it was left (S8.5, Z22). */
export const UnsentForm = meta.story({
  parameters: {
    member: true,
    router: {
      initialEntries: ['/profile'],
      leavesOn401: true,
      path: paths.profile,
      page: settingsRoute,
    },
  },
  play: async ({ canvas, userEvent, msw }) => {
    const name = await canvas.findByLabelText(say('profileForm.nickName'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Nimali of Kandy');
    msw.use(...serviceScenarios.sessionOver);
    await userEvent.click(canvas.getByRole('button', { name: say('Save') }));
    await expect(
      await screen.findByText(say('Your session has ended. Log in again to continue.')),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: '/' })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(await screen.findByRole('button', { name: say('accountMenu.logIn') }));
    await signInByCode(userEvent);
    await expect(await canvas.findByLabelText(say('profileForm.nickName'))).toHaveValue('Nimali of Kandy');
  },
});
