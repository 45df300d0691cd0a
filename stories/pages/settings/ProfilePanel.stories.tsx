import { expect, screen, waitFor } from 'storybook/test';
import { aUser } from '#mocks/fixtures/auth.ts';
import { pictureStoreDays, uploadScenarios } from '#mocks/handlers/upload.ts';
import { userScenarios } from '#mocks/handlers/user.ts';
import { paths } from '#src/domain/urls.ts';
import { ProfilePanel } from '#src/pages/settings/ProfilePanel.tsx';
import * as page from '#src/pages/settings/settings.route.ts';
import { stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ProfilePanel,
  args: { user: aUser() },
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.profile, page, initialEntries: [paths.profile] },
    chromatic: { modes: stateModes },
  },
});

/** A picture as a camera would hand it over. */
async function photo(name = 'me.png') {
  const canvas = new OffscreenCanvas(160, 120);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#0a7d5e';
    pen.fillRect(0, 0, 160, 120);
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Personal profile') })).toBeVisible();
    await expect(await canvas.findByLabelText(say('profileForm.nickName'))).toHaveValue('Nimal Perera');
    await expect(canvas.getByLabelText(say('Male'))).toBeChecked();
    await expect(canvas.getByLabelText(say('Birthday'))).toHaveValue('1991-04-14');
    await expect(canvas.getByText('+94 77 123 4567')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.newUser),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(say('None yet'))).toHaveLength(2);
    await expect(canvas.getByLabelText(say('Birthday'))).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: say('Remove picture') })).not.toBeInTheDocument();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(say('profileForm.nickName'));
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: say('Save') }));
    await expect(await canvas.findByText(say('Please enter a nickname'))).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.invalid),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(say('profileForm.nickName'));
    await userEvent.type(name, ' the Second');
    await userEvent.click(canvas.getByRole('button', { name: say('Save') }));
    await expect(await canvas.findByText('Please fill this in')).toBeVisible();
    await expect(name).toHaveValue('Nimal Perera the Second');
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.saveSilent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Save') }));
    await expect(canvas.getByRole('button', { name: say('Save') })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(say('Prefer not to say')));
    await userEvent.click(canvas.getByRole('button', { name: say('Save') }));
    await expect(await screen.findByText(say('Profile updated'))).toBeVisible();
    await expect(canvas.getByText(say('Saved'))).toBeVisible();
  },
});

export const AvatarUpload = meta.story({
  beforeEach: ({ msw }) => msw.use(pictureStoreDays.takes),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(say('Change picture')), await photo());
    const dialog = await screen.findByRole('dialog', { name: say('Your new picture') });
    await waitFor(() => expect(dialog.querySelector('img')?.naturalWidth).toBe(160));
  },
});

export const SendsAvatar = AvatarUpload.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(say('Change picture')), await photo());
    const dialog = await screen.findByRole('dialog', { name: say('Your new picture') });
    await waitFor(() => expect(dialog.querySelector('img')?.naturalWidth).toBe(160));
    await userEvent.click(screen.getByRole('button', { name: say('Use this picture') }));
    await expect(await screen.findByText(say('Profile updated'))).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

export const AvatarSending = meta.story({
  beforeEach: ({ msw }) => msw.use(uploadScenarios.silent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(say('Change picture')), await photo());
    await userEvent.click(await screen.findByRole('button', { name: say('Use this picture') }));
    await expect(
      await screen.findByRole('progressbar', { name: say('Uploading the picture') }),
    ).toBeVisible();
  },
});

export const AvatarRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(pictureStoreDays.refuses),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(say('Change picture'));
    await userEvent.upload(input, new File(['GIF89a'], 'me.png', { type: 'image/png' }));
    await userEvent.click(await screen.findByRole('button', { name: say('Use this picture') }));
    await expect(await screen.findByText(say('Only JPEG, PNG and WebP pictures can be used'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Cancel') }));
    await userEvent.upload(input, await photo());
    await userEvent.click(await screen.findByRole('button', { name: say('Use this picture') }));
    await expect(await screen.findByText(like('avatar.notSent'))).toBeVisible();
  },
});
