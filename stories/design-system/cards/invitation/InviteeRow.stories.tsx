import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { anInvitee, someInvitees } from '#mocks/fixtures/invitation.ts';
import { InviteeRow } from '#src/design-system/cards/invitation/InviteeRow.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayDate } from '#storybook/say.ts';

const meta = preview.meta({ component: InviteeRow, args: { invitee: anInvitee() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Registered'))).toBeVisible();
    await expect(
      canvas.getByText(say('Registered on {date}', { date: sayDate('2026-05-02T12:00:00Z') })),
    ).toBeVisible();
  },
});

export const Confirmed = meta.story({
  args: { invitee: anInvitee({}, 'CONFIRMED') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Confirmed'))).toBeVisible();
    await expect(
      canvas.getByText(say('Confirmed on {date}', { date: sayDate('2026-04-10T12:00:00Z') })),
    ).toBeVisible();
  },
});

export const Ordered = meta.story({
  args: { invitee: anInvitee({}, 'ORDERED') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('inviteeRow.returns'))).toBeVisible();
  },
});

export const NotCounted = meta.story({
  args: { invitee: anInvitee({}, 'NOT_COUNTED') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('inviteeRow.notCounted'))).toBeVisible();
    await expect(canvas.getByText(say('inviteeRow.self'))).toBeVisible();
  },
});

export const Many = meta.story({
  render: () => (
    <ul className="divide-y divide-line">
      {someInvitees(20).map((invitee) => (
        <li key={invitee.name}>
          <InviteeRow invitee={invitee} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
  },
});

export const LongText = meta.story({
  args: { invitee: anInvitee({ name: hostile.word }, 'CONFIRMED') },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
