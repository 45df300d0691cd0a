import { expect, screen, waitFor } from 'storybook/test';
import { aUser } from '#mocks/fixtures/auth.ts';
import { pictureStoreDays, uploadScenarios } from '#mocks/handlers/upload.ts';
import { userScenarios } from '#mocks/handlers/user.ts';
import { paths } from '#src/domain/urls.ts';
import { ProfilePanel } from '#src/pages/settings/ProfilePanel.tsx';
import * as page from '#src/pages/settings/settings.route.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ProfilePanel,
  args: { user: aUser() },
  parameters: {
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Personal profile' })).toBeVisible();
    await expect(await canvas.findByLabelText('Nickname')).toHaveValue('Nimal Perera');
    await expect(canvas.getByLabelText('Male')).toBeChecked();
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('1991-04-14');
    await expect(canvas.getByText('+94 77 123 4567')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.newUser),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('None yet')).toHaveLength(2);
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Nickname');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please enter a nickname')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.invalid),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Nickname');
    await userEvent.type(name, ' the Second');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please fill this in')).toBeVisible();
    await expect(name).toHaveValue('Nimal Perera the Second');
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.saveSilent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Not said'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Profile updated')).toBeVisible();
    await expect(canvas.getByText('Saved')).toBeVisible();
  },
});

export const AvatarUpload = meta.story({
  beforeEach: ({ msw }) => msw.use(pictureStoreDays.takes),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Change picture'), await photo());
    const dialog = await screen.findByRole('dialog', { name: 'Your new picture' });
    await waitFor(() => expect(dialog.querySelector('img')?.naturalWidth).toBe(160));
    await userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    await expect(await screen.findByText('Profile updated')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

export const AvatarSending = meta.story({
  beforeEach: ({ msw }) => msw.use(uploadScenarios.silent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Change picture'), await photo());
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    await expect(await screen.findByRole('progressbar', { name: 'The picture is on its way' })).toBeVisible();
  },
});

export const AvatarRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(pictureStoreDays.refuses),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Change picture');
    await userEvent.upload(input, new File(['GIF89a'], 'me.png', { type: 'image/png' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    await expect(await screen.findByText('Only JPEG, PNG and WebP pictures can be used')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.upload(input, await photo());
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    await expect(await screen.findByText(/did not arrive/)).toBeVisible();
  },
});
