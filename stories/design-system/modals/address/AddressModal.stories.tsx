import { expect, fn, screen, waitFor } from 'storybook/test';
import { anAddress } from '#mocks/fixtures/address.ts';
import { aRegion, someDistricts, someProvinces, someRegions, someTowns } from '#mocks/fixtures/regions.ts';
import { valuesOf } from '#src/domain/address/address-values.ts';
import { AddressModal } from '#src/design-system/modals/address/AddressModal.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const ofColombo = someDistricts()[0]?.areaId;
const areas = async (parentId: number) => {
  if (parentId === 0) return someProvinces();
  return parentId === ofColombo ? someTowns() : someDistricts();
};

const meta = preview.meta({
  component: AddressModal,
  args: {
    region: aRegion(),
    areas: fn(areas),
    onSave: fn(async () => undefined),
    saving: false,
    faults: [],
    onClose: fn(),
  },
});

const field = (name: string) => screen.getByRole('textbox', { name });
const list = (name: string) => screen.getByRole('combobox', { name });

export const Add = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: say('Delivery details') })).toBeVisible();
    await expect(list(say('District'))).toBeDisabled();
    await userEvent.type(field(say('Contact name')), 'Nimal Perera');
    await screen.findByRole('option', { name: 'Western' });
    await userEvent.selectOptions(list(say('Province')), 'Western');
    await screen.findByRole('option', { name: 'Colombo' });
    await userEvent.selectOptions(list(say('District')), 'Colombo');
    await screen.findByRole('option', { name: 'Nugegoda' });
    await userEvent.selectOptions(list(say('Town')), 'Nugegoda');
    await userEvent.type(field(say('addressForm.addr')), '24/1 Stanley Road');
    await userEvent.type(field(say('addressForm.mobile')), '771234567');
    await userEvent.click(screen.getByRole('checkbox', { name: say('addressForm.byDefault') }));
    await userEvent.click(screen.getByRole('button', { name: say('Save') }));
    await expect(args.onSave).toHaveBeenCalledWith({
      receiver: 'Nimal Perera',
      countryCode: 'LK',
      regionId: 659_006_000_343,
      provinceId: 1_000_001,
      districtId: 1_000_101,
      townId: 1_001_004,
      addr: '24/1 Stanley Road',
      postCode: null,
      mobile: '0094771234567',
      altMobile: null,
      commonAddr: true,
    });
  },
});

export const Edit = meta.story({
  args: { address: anAddress({ altMobile: '0094112345678' }) },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('option', { name: 'Nugegoda' });
    await expect(list(say('Town'))).toHaveDisplayValue('Nugegoda');
    await expect(field(say('addressForm.mobile'))).toHaveValue('771234567');
    await userEvent.clear(field(say('addressForm.addr')));
    await userEvent.type(field(say('addressForm.addr')), '30 Lake Road');
    await userEvent.click(screen.getByRole('button', { name: say('Save') }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ addrId: 301, addr: '30 Lake Road', altMobile: '0094112345678' }),
    );
  },
});

export const Invalid = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('option', { name: 'Western' });
    await userEvent.type(field(say('addressForm.mobile')), '123');
    await userEvent.type(field(say('Alternative number')), '12');
    await userEvent.click(screen.getByRole('button', { name: say('Save') }));
    const missed = say('addressForm.faulty');
    await expect(await screen.findByText(missed)).toBeVisible();
    await expect(screen.getAllByText(say('This field is required'))).toHaveLength(5);
    await expect(screen.getAllByText(say('Invalid mobile number'))).toHaveLength(2);
    await expect(field(say('Contact name'))).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Limit500 = meta.story({
  args: { address: anAddress({ addr: 'a'.repeat(500) }) },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('option', { name: 'Nugegoda' });
    await userEvent.click(screen.getByRole('button', { name: say('Save') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const Limit501 = meta.story({
  args: { address: anAddress({ addr: 'a'.repeat(501) }) },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('option', { name: 'Nugegoda' });
    await userEvent.click(screen.getByRole('button', { name: say('Save') }));
    await expect(await screen.findByText(say('addressForm.tooLong', { max: 500 }))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const PastedWhole = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('option', { name: 'Western' });
    await userEvent.click(field(say('addressForm.addr')));
    await userEvent.paste('Nimal Perera\n+94 77 123 4567\n24/1 Stanley Road,\nNugegoda 10250');
    await expect(field(say('Contact name'))).toHaveValue('Nimal Perera');
    await expect(field(say('addressForm.mobile'))).toHaveValue('771234567');
    await expect(field(say('Zip code'))).toHaveValue('10250');
    await expect(field(say('addressForm.addr'))).toHaveValue('24/1 Stanley Road, Nugegoda');
    await waitFor(() => expect(screen.queryByText(say('This field is required'))).not.toBeInTheDocument());
  },
});

/** A whole address with its areas: they are found, and what was filled in is said. */
export const PastedWithAreas = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('option', { name: 'Western' });
    await userEvent.click(field(say('addressForm.addr')));
    await userEvent.paste('Nimal Perera\n077 123 4567\n24/1 Stanley Road\nNugegoda, Colombo, Western');
    await waitFor(() => expect(list(say('Town'))).toHaveDisplayValue('Nugegoda'));
    await expect(field(say('addressForm.addr'))).toHaveValue('24/1 Stanley Road');
    await expect(
      screen.getByText(new RegExp(`${say('pastedAddress.areas')}.*${say('pastedAddress.receiver')}`)),
    ).toBeVisible();
  },
});

/** Another country brings its own areas and its own code. */
export const AnotherCountry = meta.story({
  args: { regions: someRegions() },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('option', { name: 'Western' });
    await userEvent.selectOptions(list(say('Province')), 'Western');
    await userEvent.selectOptions(list(say('Country')), 'Laos');
    await expect(list(say('Province'))).toHaveDisplayValue(say('areaFields.choose'));
    await expect(
      screen.getAllByRole('combobox', { name: say('addressForm.countryCode') })[0],
    ).toHaveDisplayValue('Laos (+856)');
    await waitFor(() => expect(args.areas).toHaveBeenLastCalledWith(0, 659_006_000_408));
  },
});

export const Kept = meta.story({
  args: { draft: valuesOf(anAddress({ receiver: 'Kept Perera' }), aRegion()), onDraft: fn() },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(say('Your draft is still here.'))).toBeVisible();
    await expect(field(say('Contact name'))).toHaveValue('Kept Perera');
    await userEvent.click(screen.getByRole('button', { name: say('Start again') }));
    await expect(field(say('Contact name'))).toHaveValue('');
    await expect(args.onDraft).toHaveBeenLastCalledWith(undefined);
  },
});

export const AreasLoading = meta.story({
  beforeEach: ({ args }) => void args.areas.mockReturnValue(new Promise(() => undefined)),
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: say('Province') })).toBeDisabled();
  },
});

export const AreasError = meta.story({
  beforeEach: ({ args }) => void args.areas.mockRejectedValueOnce(new Error('The service cannot be reached')),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(say('Something went wrong'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('errorState.retry') }));
    await expect(await screen.findByRole('option', { name: 'Western' })).toBeInTheDocument();
    await expect(list(say('Province'))).toBeEnabled();
  },
});

export const ServerFaults = meta.story({
  args: {
    address: anAddress(),
    faults: [
      { field: '/townId', desc: 'This town does not belong to this district' },
      { field: '/mobile', desc: 'Invalid mobile number' },
    ],
  },
  play: async () => {
    await screen.findByRole('option', { name: 'Nugegoda' });
    await expect(list(say('Town'))).toHaveAccessibleDescription('This town does not belong to this district');
    await expect(field(say('addressForm.mobile'))).toHaveAccessibleDescription('Invalid mobile number');
  },
});

export const Saving = meta.story({
  args: { address: anAddress(), saving: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('option', { name: 'Nugegoda' });
    await userEvent.click(screen.getByRole('button', { name: say('Save') }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: say('Delivery details') });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const AsSheet = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { address: anAddress() },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
