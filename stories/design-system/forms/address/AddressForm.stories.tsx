import { expect, fn } from 'storybook/test';
import { anAddress } from '#mocks/fixtures/address.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aRegion, someDistricts, someProvinces, someRegions, someTowns } from '#mocks/fixtures/regions.ts';
import { AddressForm } from '#src/design-system/forms/address/AddressForm.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const ofColombo = someDistricts()[0]?.areaId;

const meta = preview.meta({
  component: AddressForm,
  args: {
    region: aRegion(),
    areas: async (parentId) => {
      if (parentId === 0) return someProvinces();
      return parentId === ofColombo ? someTowns() : someDistricts();
    },
    onSave: fn(async () => undefined),
    saving: false,
    faults: [],
  },
  decorators: [
    (Story) => (
      <div className="max-w-98">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const name of [
      say('Contact name'),
      say('addressForm.addr'),
      say('Zip code'),
      say('addressForm.mobile'),
      say('Alternative number'),
    ])
      await expect(canvas.getByRole('textbox', { name })).toBeVisible();
    for (const name of [say('Province'), say('District'), say('Town')])
      await expect(canvas.getByRole('combobox', { name })).toBeVisible();
  },
});

export const Filled = meta.story({
  args: { address: anAddress() },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('option', { name: 'Nugegoda' });
    await userEvent.click(canvas.getByRole('button', { name: say('Save') }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ addrId: 301, postCode: '10250', mobile: '0094771234567' }),
    );
  },
});

export const Touched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: say('Contact name') }));
    await userEvent.tab();
    await expect(await canvas.findByText(say('This field is required'))).toBeVisible();
  },
});

export const OfLaos = meta.story({
  args: { region: someRegions()[2] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('combobox', { name: say('addressForm.countryCode') })[0],
    ).toHaveDisplayValue('Laos (+856)');
  },
});

export const LongText = meta.story({
  args: { address: anAddress({ receiver: hostile.word, addr: hostile.long }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
