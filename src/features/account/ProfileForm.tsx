import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Segmented } from '#src/design-system/primitives/form/Segmented.tsx';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';
import { useDrafts } from '#src/state/use-drafts.ts';
import { useSaveProfile } from './use-save-profile.ts';

const messages = defineMessages({
  nickName: { id: 'profileForm.nickName', defaultMessage: 'Nickname', description: 'Label' },
  noName: {
    id: 'profileForm.noName',
    defaultMessage: 'Please enter a nickname',
    description: 'The nickname is missing (S5.19)',
  },
  sex: { id: 'profileForm.sex', defaultMessage: 'Gender', description: 'Label (S3.4)' },
  female: { id: 'profileForm.female', defaultMessage: 'Female', description: 'Choice of the gender' },
  male: { id: 'profileForm.male', defaultMessage: 'Male', description: 'Choice of the gender' },
  unsaid: {
    id: 'profileForm.unsaid',
    defaultMessage: 'Prefer not to say',
    description: 'Choice of the gender: none of your business',
  },
  birthday: { id: 'profileForm.birthday', defaultMessage: 'Birthday', description: 'Label (S3.4)' },
  future: {
    id: 'profileForm.future',
    defaultMessage: 'This date is in the future',
    description: 'The birthday lies in the future',
  },
  save: { id: 'profileForm.save', defaultMessage: 'Save', description: 'Button' },
  saved: {
    id: 'profileForm.saved',
    defaultMessage: 'Saved',
    description: 'Beside the button, until something changes',
  },
});

type Values = { nickName: string; sex: UserInfo['sex']; birthDate: string };

const draft = 'profile';
const firstDay = '1900-01-01';

/** Today on the reader's own wall, yyyy-MM-dd. */
const today = () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date());

/** Nickname, gender and birthday (S3.3). What was typed is kept when the page is left or the service refuses. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const { formatMessage } = useIntl();
  const drafts = useDrafts();
  const { save, saving } = useSaveProfile();
  const [saved, setSaved] = useState(false);
  const known: Values = { nickName: user.nickName, sex: user.sex, birthDate: user.birthDate ?? '' };
  const form = useForm<Values>({ defaultValues: drafts.read<Values>(draft) ?? known, mode: 'onTouched' });
  const { register, control, handleSubmit, setError, subscribe, formState } = form;
  const { errors } = formState;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          drafts.keep(draft, values);
          setSaved(false);
        },
      }),
    // One subscription for the life of the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [subscribe],
  );

  const send = async ({ nickName, sex, birthDate }: Values) => {
    const { avatarUrl } = user;
    const outcome = await save({ avatarUrl, nickName: nickName.trim(), sex, birthDate: birthDate || null });
    for (const { field, desc } of outcome.fields) {
      const name = field.slice(1);
      if (name === 'nickName' || name === 'sex' || name === 'birthDate') {
        setError(name, { message: desc }, { shouldFocus: true });
      }
    }
    if (!outcome.saved) return;
    drafts.drop(draft);
    setSaved(true);
  };
  const fitsPast = (day: string) => day === '' || day <= today() || formatMessage(messages.future);

  return (
    <form noValidate className="grid max-w-md gap-5" onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextField
        label={<FormattedMessage {...messages.nickName} />}
        autoComplete="nickname"
        maxLength={60}
        error={errors.nickName?.message}
        {...register('nickName', {
          validate: (name) => name.trim() !== '' || formatMessage(messages.noName),
        })}
      />
      <Controller
        control={control}
        name="sex"
        render={({ field: { value, onChange } }) => (
          <div className="grid gap-1.5">
            <span aria-hidden className="text-sm font-semibold">
              <FormattedMessage {...messages.sex} />
            </span>
            <Segmented
              label={formatMessage(messages.sex)}
              options={[
                { value: 'F', name: <FormattedMessage {...messages.female} /> },
                { value: 'M', name: <FormattedMessage {...messages.male} /> },
                { value: 'N', name: <FormattedMessage {...messages.unsaid} /> },
              ]}
              value={value}
              onChange={onChange}
            />
          </div>
        )}
      />
      <TextField
        type="date"
        label={<FormattedMessage {...messages.birthday} />}
        autoComplete="bday"
        min={firstDay}
        max={today()}
        error={errors.birthDate?.message}
        {...register('birthDate', { validate: fitsPast })}
      />
      <div className="flex items-center gap-4">
        <Button type="submit" busy={saving} className="min-w-32">
          <FormattedMessage {...messages.save} />
        </Button>
        <output className="text-sm text-on-primary-soft">
          {saved && <FormattedMessage {...messages.saved} />}
        </output>
      </div>
    </form>
  );
}
