import { expect, screen } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { addressScenarios } from '#mocks/handlers/address.ts';
import { checkoutScenarios } from '#mocks/handlers/checkout.ts';
import { CheckoutPage } from '#src/pages/checkout/CheckoutPage.tsx';
import * as page from '#src/pages/checkout/checkout.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { otherReceiver, receiver } from '../names.ts';
import { say } from '#storybook/say.ts';
import { checkoutId as checkout } from '../states-of-what-is-bought.ts';

const at = (...initialEntries: string[]) => ({ path: paths.checkout, page, initialEntries });

const meta = preview.meta({
  component: CheckoutPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(`${paths.checkout}?lines=9001,9002,9003&checkout=${checkout}`),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('checkout') },
  },
});

export const OtherAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Change') }));
    await expect(await canvas.findByRole('radio', { name: new RegExp(receiver()) })).toBeChecked();
  },
});

export const ChoosesAddress = OtherAddress.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Change') }));
    await expect(await canvas.findByRole('radio', { name: new RegExp(receiver()) })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(otherReceiver()) }));
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

export const EditAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Change') }));
    await userEvent.click(
      await canvas.findByRole('button', { name: say('addressCard.edit', { name: 'Nimal Perera' }) }),
    );
    await expect(await screen.findByRole('dialog', { name: say('Delivery details') })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: say('Contact name') })).toHaveValue('Nimal Perera');
  },
});

export const NoAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.noAddress, addressScenarios.none),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: say('Delivery details') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findAllByText(say('deliverTo.none'))).not.toHaveLength(0);
    await expect(screen.getByRole('button', { name: say('Continue') })).toBeDisabled();
    await expect(screen.getByRole('button', { name: say('deliverTo.add') })).toBeVisible();
  },
});

export const AddressOutsideRegion = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.outsideRegion),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(aProblem('notInRegion').desc);
    await expect(canvas.getByRole('button', { name: say('Continue') })).toBeDisabled();
  },
});
