import { HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import type { Address } from '#openapi/schema.gen.ts';
import { anAddress, someAddresses } from '#mocks/fixtures/address.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { someDistricts, someProvinces, someTowns } from '#mocks/fixtures/regions.ts';
import { addressScenarios } from '#mocks/handlers/address.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import * as page from '#src/pages/settings/settings.route.ts';
import { SettingsPage } from '#src/pages/settings/SettingsPage.tsx';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SettingsPage,
  parameters: {
    member: true,
    router: { path: paths.settings, page, initialEntries: [`${paths.settings}?tab=addresses`] },
    chromatic: { modes: stateModes },
  },
});

const edits = { name: /^Edit the address/ };

const listed = (addresses: Address[]) =>
  http.get('/p/address/list', ({ response }) => response(200).json(addresses));

/** The provinces, and what lies below the one and below the district. */
const areas = http.get('/area/listByPid', ({ query, response }) => {
  const pid = Number(query.get('pid'));
  if (pid === 0) return response(200).json(someProvinces());
  return response(200).json(pid === someDistricts()[0]?.areaId ? someTowns() : someDistricts());
});

/** The service that remembers which is the default, and what was deleted. */
function keeping() {
  let kept = someAddresses();
  return [
    http.get('/p/address/list', ({ response }) => response(200).json(kept)),
    http.put('/p/address/defaultAddr/{addrId}', ({ params }) => {
      kept = kept.map((one) => ({ ...one, commonAddr: one.addrId === Number(params.addrId) }));
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('/p/address/deleteAddr/{addrId}', ({ params }) => {
      kept = kept.filter((one) => one.addrId !== Number(params.addrId));
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...keeping()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 of 20 addresses')).toBeVisible();
    const [other] = canvas.getAllByRole('button', { name: /^Set as default/ });
    await userEvent.click(other!);
    await expect(await screen.findByText('Address modified')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Default')).toHaveLength(1));
  },
});

export const Deleted = meta.story({
  beforeEach: ({ msw }) => msw.use(...keeping()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the address of Nimal Perera' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
    await expect(dialog).toHaveTextContent('Nimal Perera');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Address deleted')).toBeVisible();
    await expect(await canvas.findByText('2 of 20 addresses')).toBeVisible();
  },
});

export const DeleteFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(addressScenarios.deleteFailing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the address of Nimal Perera' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Something went wrong')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Delete this address?' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(addressScenarios.none),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No address yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }));
    await expect(await screen.findByRole('dialog', { name: 'Delivery details' })).toBeVisible();
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the address of Nimal Perera' }));
    await screen.findByRole('option', { name: 'Nugegoda' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Town' })).toHaveAccessibleDescription(
        'Please choose the area again',
      ),
    );
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(areas, addressScenarios.none, addressScenarios.addSilent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add address' }));
    const field = (name: string) => screen.getByRole('textbox', { name });
    const list = (name: string) => screen.getByRole('combobox', { name });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Contact name' }), 'Nimal Perera');
    await screen.findByRole('option', { name: 'Western' });
    await userEvent.selectOptions(list('Province'), 'Western');
    await screen.findByRole('option', { name: 'Colombo' });
    await userEvent.selectOptions(list('District'), 'Colombo');
    await screen.findByRole('option', { name: 'Nugegoda' });
    await userEvent.selectOptions(list('Town'), 'Nugegoda');
    await userEvent.type(field('Address'), '24/1 Stanley Road');
    await userEvent.type(field('Mobile number'), '771234567');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
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
    await expect(await canvas.findByText(/the most there can be/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add address' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', edits)).toHaveLength(20);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(addressScenarios.silent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();
    await expect(canvas.queryByRole('button', edits)).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(addressScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('button', edits)).toHaveLength(3);
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(listed([anAddress({ receiver: hostile.word.slice(0, 60), addr: hostile.long.slice(0, 500) })])),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
