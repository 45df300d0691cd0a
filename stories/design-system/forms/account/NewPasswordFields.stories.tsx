import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { NewPasswordFields } from '#src/design-system/forms/account/NewPasswordFields.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

type InFormProps = { errors?: { password?: string; again?: string } };

/** The two fields need a form around them. */
function InForm({ errors = {} }: InFormProps) {
  const { register, watch } = useForm({ defaultValues: { password: '', again: '' } });
  return (
    <form className="grid max-w-98 gap-4">
      <NewPasswordFields
        label="Password"
        typed={watch('password')}
        password={register('password')}
        again={register('again')}
        errors={errors}
      />
    </form>
  );
}

const meta = preview.meta({ component: InForm, args: {} });

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Open doors 9!');
    await expect(await canvas.findByText(say('Strong'))).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { errors: { password: 'This field is required', again: 'Password not match' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(say('Confirm password'))).toHaveAccessibleDescription(
      'Password not match',
    );
  },
});
