import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { aRegion, someRegions } from '#mocks/fixtures/regions.ts';
import { type AddressValues, valuesOf } from '#src/domain/address/address-values.ts';
import { AddressPhones } from '#src/design-system/forms/address/AddressPhones.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

/** The two fields need a form around them. */
function InForm(props: Omit<ComponentProps<typeof AddressPhones>, 'form'>) {
  const form = useForm<AddressValues>({ defaultValues: valuesOf(undefined, aRegion()), mode: 'onTouched' });
  return (
    <form className="grid max-w-98 gap-4">
      <AddressPhones form={form} {...props} faultAt={(name) => form.formState.errors[name]?.message} />
    </form>
  );
}

const meta = preview.meta({
  component: InForm,
  args: { regions: someRegions(), faultAt: (_name: keyof AddressValues): string | undefined => undefined },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [code] = canvas.getAllByRole('combobox', { name: say('addressForm.countryCode') });
    await expect(code).toHaveDisplayValue('Sri Lanka (+94)');
    await userEvent.type(canvas.getByRole('textbox', { name: say('addressForm.mobile') }), '12');
    await userEvent.tab();
    await expect(await canvas.findByText(say('Invalid mobile number'))).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
