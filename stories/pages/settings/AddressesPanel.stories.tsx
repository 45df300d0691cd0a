import { expect, screen, waitFor } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { anAddress } from '#mocks/fixtures/address.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { addressScenarios } from '#mocks/handlers/address.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import * as page from '#src/pages/settings/settings.route.ts';
import { SettingsPage } from '#src/pages/settings/SettingsPage.tsx';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { longText } from '#storybook/conditions/long-text.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { receiver } from '../names.ts';
import { areas, keeping, listed } from './address-days.ts';
import { like, say } from '#storybook/say.ts';
import { loseLine } from '../lose-line.ts';
import { saysOffline } from '../page-plays.ts';

const meta = preview.meta({
  component: SettingsPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.settings, page, initialEntries: [`${paths.settings}?tab=addresses`] },
    chromatic: { modes: stateModes },
  },
});

const edits = () => ({ name: like('addressEntry.editName') });

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...keeping()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(say('{count, number} of {max, number} addresses', { count: 3, max: 20 })),
    ).toBeVisible();
  },
});

export const SetsDefault = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(say('{count, number} of {max, number} addresses', { count: 3, max: 20 })),
    ).toBeVisible();
    const [other] = canvas.getAllByRole('button', { name: like('Set as default') });
    await userEvent.click(other!);
    await expect(await screen.findByText(say('Address modified'))).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(say('addressCard.default'))).toHaveLength(1));
  },
});

export const Deleted = meta.story({
  beforeEach: ({ msw }) => msw.use(...keeping()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: say('Delete the address of {name}', { name: 'Nimal Perera' }),
      }),
    );
    const dialog = await screen.findByRole('dialog', { name: say('Delete this address?') });
    await expect(dialog).toHaveTextContent('Nimal Perera');
    await userEvent.click(screen.getByRole('button', { name: say('Delete') }));
    await expect(await screen.findByText(say('Address deleted'))).toBeVisible();
    await expect(
      await canvas.findByText(say('{count, number} of {max, number} addresses', { count: 2, max: 20 })),
    ).toBeVisible();
  },
});

export const DeleteFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(addressScenarios.deleteFailing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: say('Delete the address of {name}', { name: 'Nimal Perera' }),
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: say('Delete') }));
    await expect(await screen.findByText(aProblem('serverError').desc)).toBeVisible();
    await expect(screen.getByRole('dialog', { name: say('Delete this address?') })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(addressScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No address yet'))).toBeVisible();
  },
});

export const AddsFirst = Empty.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(say('No address yet'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('addressesPanel.add') }));
    await expect(await screen.findByRole('dialog', { name: say('Delivery details') })).toBeVisible();
  },
});

/** The service finds a fault at a field, which the form then shows there. */
export const Invalid = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      areas,
      http.put('/p/address/updateAddr', ({ response }) =>
        response(422).json({
          status: 422,
          code: 'area.invalid',
          desc: 'Please choose the area again',
          traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
          fields: [{ field: '/townId', code: 'area.invalid', desc: 'Please choose the area again' }],
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say('addressEntry.editName', { name: receiver() }) }),
    );
    await screen.findByRole('option', { name: 'Nugegoda' });
    await userEvent.click(screen.getByRole('button', { name: say('Save') }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: say('Town') })).toHaveAccessibleDescription(
        'Please choose the area again',
      ),
    );
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(areas, addressScenarios.none, addressScenarios.addSilent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('addressesPanel.add') }));
    const field = (name: string) => screen.getByRole('textbox', { name });
    const list = (name: string) => screen.getByRole('combobox', { name });
    await userEvent.type(await screen.findByRole('textbox', { name: say('Contact name') }), 'Nimal Perera');
    await screen.findByRole('option', { name: 'Western' });
    await userEvent.selectOptions(list(say('Province')), 'Western');
    await screen.findByRole('option', { name: 'Colombo' });
    await userEvent.selectOptions(list(say('District')), 'Colombo');
    await screen.findByRole('option', { name: 'Nugegoda' });
    await userEvent.selectOptions(list(say('Town')), 'Nugegoda');
    await userEvent.type(field(say('addressForm.addr')), '24/1 Stanley Road');
    await userEvent.type(field(say('addressForm.mobile')), '771234567');
    await userEvent.click(screen.getByRole('button', { name: say('Save') }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: say('Save') })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

/** Twenty are the most: the way to another one is gone, and it says why. */
export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      listed(
        Array.from({ length: 20 }, (_, index) => anAddress({ addrId: 400 + index, commonAddr: index === 0 })),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('addressesPanel.full'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('addressesPanel.add') })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', edits())).toHaveLength(20);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(addressScenarios.silent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('Addresses') })).toBeVisible();
    await expect(canvas.queryByRole('button', edits())).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(addressScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findAllByRole('button', edits())).toHaveLength(3);
  },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', edits())).toHaveLength(3);
    await loseLine();
  },
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(listed([anAddress({ receiver: hostile.word.slice(0, 60), addr: longText().slice(0, 500) })])),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
