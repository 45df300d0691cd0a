import { Outlet } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { serviceScenarios } from '#mocks/handlers/service.ts';
import { AfterSignIn } from '#src/app/AfterSignIn.tsx';
import { AccountMenu } from '#src/features/auth/AccountMenu.tsx';
import * as productRoute from '#src/pages/product/product.route.ts';
import * as settingsRoute from '#src/pages/settings/settings.route.ts';
import { stateModes } from '#storybook/modes.ts';
import { pageRoutes } from '#storybook/page-routes.tsx';
import preview from '#storybook/preview.tsx';
import { isWide } from '../is-wide.ts';

/** What the frame of the shop does for a reader who signs in, without its header. */
function Frame() {
  return (
    <>
      <AccountMenu />
      <Outlet />
      <AfterSignIn />
    </>
  );
}

const meta = preview.meta({ component: Frame });

const signInByCode = async (userEvent: { type: (box: HTMLElement, text: string) => Promise<void> }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '771234567');
  await userEvent.type(screen.getByLabelText('Verification code', { selector: 'input' }), '482913{Enter}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
};

/** What a guest tapped is done after signing in, though the page loads anew (Z21, Z30). */
export const GuestFavourite = meta.story({
  parameters: {
    chromatic: { modes: stateModes },
    router: {
      initialEntries: ['/products/100003'],
      routes: [{ Component: Frame, children: pageRoutes('/products/:productId', productRoute) }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /^Favourite: / });
    if (heart) await userEvent.click(heart);
    await signInByCode(userEvent);
    await expect(await screen.findByText('Added to favourites')).toBeVisible();
    if (isWide()) await expect(await canvas.findByRole('button', { name: 'My account' })).toBeVisible();
  },
});

/** A member's tap that finds the session over: home, a word, and after signing in the page again, with what was tapped (Z21). */
export const RefusedFavourite = meta.story({
  parameters: {
    member: true,
    router: {
      initialEntries: ['/products/100003'],
      leavesOn401: true,
      routes: [{ Component: Frame, children: pageRoutes('/products/:productId', productRoute) }],
    },
  },
  play: async ({ canvas, userEvent, msw }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /^Favourite: / });
    msw.use(...serviceScenarios.sessionOver);
    if (heart) await userEvent.click(heart);
    await expect(await canvas.findByRole('heading', { level: 1, name: '/' })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await signInByCode(userEvent);
    await expect(await screen.findByText('Added to favourites')).toBeVisible();
    await expect((await canvas.findAllByRole('button', { name: /^Favourite: / }))[0]).toBeVisible();
  },
});

/** A session that ends while a form is filled in: home, a word, and after signing in the form as it was left (S8.5, Z22). */
export const UnsentForm = meta.story({
  parameters: {
    member: true,
    router: {
      initialEntries: ['/profile'],
      leavesOn401: true,
      routes: [{ Component: Frame, children: pageRoutes('/profile', settingsRoute) }],
    },
  },
  play: async ({ canvas, userEvent, msw }) => {
    const name = await canvas.findByLabelText('Nickname');
    await userEvent.clear(name);
    await userEvent.type(name, 'Nimali of Kandy');
    msw.use(...serviceScenarios.sessionOver);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Your session has ended. Log in again to go on.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: '/' })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await signInByCode(userEvent);
    await expect(await canvas.findByLabelText('Nickname')).toHaveValue('Nimali of Kandy');
  },
});
