import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { anAddress } from '#mocks/fixtures/address.ts';
import { aRegion, someDistricts, someProvinces, someTowns } from '#mocks/fixtures/regions.ts';
import { type AddressValues, valuesOf } from '#src/domain/address/address-values.ts';
import { AreaFields } from '#src/design-system/forms/address/AreaFields.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

type InFormProps = Pick<ComponentProps<typeof AreaFields>, 'areas' | 'faultAt'> & {
  /** An address that is being changed. */
  filled?: boolean;
};

/** The three fields need a form around them. */
function InForm({ filled = false, ...rest }: InFormProps) {
  const { register, watch, setValue } = useForm<AddressValues>({
    defaultValues: valuesOf(filled ? anAddress() : undefined, aRegion()),
  });
  return (
    <form className="grid max-w-98 gap-4">
      <AreaFields register={register} watch={watch} setValue={setValue} needed="Needed" {...rest} />
    </form>
  );
}

const ofColombo = someDistricts()[0]?.areaId;
const areas = async (parentId: number) => {
  if (parentId === 0) return someProvinces();
  return parentId === ofColombo ? someTowns() : someDistricts();
};

const meta = preview.meta({
  component: InForm,
  args: { areas: fn(areas), faultAt: (_name: keyof AddressValues): string | undefined => undefined },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('option', { name: 'Western' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Province') }), 'Western');
    await canvas.findByRole('option', { name: 'Colombo' });
    await expect(args.areas).toHaveBeenLastCalledWith(1_000_001);
    await expect(canvas.getByRole('combobox', { name: say('Town') })).toBeDisabled();
  },
});

export const Filled = meta.story({
  args: { filled: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Nugegoda' });
    await expect(canvas.getByRole('combobox', { name: say('District') })).toHaveDisplayValue('Colombo');
  },
});

export const Loading = meta.story({
  beforeEach: ({ args }) => void args.areas.mockReturnValue(new Promise(() => undefined)),
});

export const Failing = meta.story({
  beforeEach: ({ args }) => void args.areas.mockRejectedValueOnce(new Error('The service cannot be reached')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findByRole('option', { name: 'Southern' })).toBeInTheDocument();
  },
});

export const Invalid = meta.story({
  args: { filled: true, faultAt: (name) => (name === 'townId' ? 'This field is required' : undefined) },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Nugegoda' });
    await expect(canvas.getByRole('combobox', { name: say('Town') })).toHaveAccessibleDescription(
      'This field is required',
    );
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
