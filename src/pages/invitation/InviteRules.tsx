import { defineMessages, FormattedMessage } from 'react-intl';
import type { Invitation } from '#openapi/schema.gen.ts';

/** Figures of the rules, as the service says them. */
type Figures = { days: number; day: number; month: number };

const messages = defineMessages<{
  title: {};
  send: {};
  sendHow: Figures;
  buy: {};
  buyHow: Figures;
  get: {};
  getHow: Figures;
  fair: {};
  own: Figures;
  chain: Figures;
  device: Figures;
  limits: Figures;
  kept: Figures;
  masked: {};
}>({
  title: { id: 'inviteRules.title', defaultMessage: 'How inviting works', description: 'Heading' },
  send: { id: 'inviteRules.send', defaultMessage: 'Send your link', description: 'First step' },
  sendHow: {
    id: 'inviteRules.sendHow',
    defaultMessage: 'Or let a friend scan the code with the phone camera.',
    description: 'Below it',
  },
  buy: { id: 'inviteRules.buy', defaultMessage: 'Your friend signs up and buys', description: 'Second step' },
  buyHow: {
    id: 'inviteRules.buyHow',
    defaultMessage: 'Anything, from any shop. It must be the friend’s first account.',
    description: 'Below it',
  },
  get: { id: 'inviteRules.get', defaultMessage: 'You both get coins', description: 'Third step' },
  getHow: {
    id: 'inviteRules.getHow',
    defaultMessage:
      '{days, plural, one {# day} other {# days}} after the friend has received the first order, when it can no longer be returned.',
    description: 'Below it',
  },
  fair: {
    id: 'inviteRules.fair',
    defaultMessage: 'What does not count',
    description: 'Heading of the rules against cheating',
  },
  own: {
    id: 'inviteRules.own',
    defaultMessage:
      'Yourself: an account with your device, email, mobile number, delivery address or saved card. That includes people you live with.',
    description: 'Rule',
  },
  chain: {
    id: 'inviteRules.chain',
    defaultMessage: 'Circles: someone in the chain of people who invited you.',
    description: 'Rule',
  },
  device: {
    id: 'inviteRules.device',
    defaultMessage: 'A second account on a device that another account has used.',
    description: 'Rule',
  },
  limits: {
    id: 'inviteRules.limits',
    defaultMessage:
      'More than {day, number} friends who sign up within a day, more than {month, number} who bring coins within thirty days, and floods of accounts from one network.',
    description: 'Rule',
  },
  kept: {
    id: 'inviteRules.kept',
    defaultMessage: 'An order returned in full: the next one that is kept counts instead.',
    description: 'Rule',
  },
  masked: {
    id: 'inviteRules.masked',
    defaultMessage: 'Others see only the first letter of a name, here and on the leaderboard.',
    description: 'Note below the rules',
  },
});

const steps = [
  ['send', 'sendHow'],
  ['buy', 'buyHow'],
  ['get', 'getHow'],
] as const;
const rules = ['own', 'chain', 'device', 'limits', 'kept'] as const;

/** How inviting works, and what earns nothing, in plain words; the figures are the service's (S1.33). */
export function InviteRules({ invitation: { limits } }: { invitation: Invitation }) {
  const values = { days: limits.returnDays, day: limits.friendsPerDay, month: limits.friendsPerMonth };
  return (
    <section aria-labelledby="invite-rules" className="grid gap-5 pt-2">
      <h2 id="invite-rules" className="text-h2">
        <FormattedMessage {...messages.title} />
      </h2>
      <ol className="grid gap-5 nav:grid-cols-3">
        {steps.map(([what, how], index) => (
          <li key={what} className="flex min-w-0 gap-3">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-sm bg-sunken text-sm font-semibold tabular-nums"
            >
              {index + 1}
            </span>
            <div className="grid min-w-0 content-start gap-1">
              <h3 className="text-base font-semibold">
                <FormattedMessage {...messages[what]} />
              </h3>
              <p className="text-base text-fg-2">
                <FormattedMessage {...messages[how]} values={values} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="grid gap-2">
        <h3 className="text-h3">
          <FormattedMessage {...messages.fair} />
        </h3>
        <ul className="grid max-w-[72ch] list-disc gap-1.5 pl-5 text-base text-fg-2">
          {rules.map((rule) => (
            <li key={rule}>
              <FormattedMessage {...messages[rule]} values={values} />
            </li>
          ))}
        </ul>
        <p className="text-sm text-fg-2">
          <FormattedMessage {...messages.masked} />
        </p>
      </div>
    </section>
  );
}
