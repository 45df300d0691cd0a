import { cx } from 'class-variance-authority';
import { Check, Circle } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import {
  passwordLength,
  type PasswordRule,
  passwordRules,
  passwordStrength,
} from '#src/domain/account/password-rules.ts';

const rules = defineMessages<Record<PasswordRule, { min: number }>>({
  length: {
    id: 'passwordChecklist.length',
    defaultMessage: 'At least {min, number} characters',
    description: 'A rule of a good password',
  },
  capital: {
    id: 'passwordChecklist.capital',
    defaultMessage: 'A capital letter',
    description: 'A rule of a good password',
  },
  small: {
    id: 'passwordChecklist.small',
    defaultMessage: 'A small letter',
    description: 'A rule of a good password',
  },
  figure: {
    id: 'passwordChecklist.figure',
    defaultMessage: 'A number',
    description: 'A rule of a good password',
  },
  symbol: {
    id: 'passwordChecklist.symbol',
    defaultMessage: 'A symbol',
    description: 'A rule of a good password',
  },
});

const messages = defineMessages({
  kept: { id: 'passwordChecklist.kept', defaultMessage: 'done', description: 'Heard after a rule' },
  open: { id: 'passwordChecklist.open', defaultMessage: 'missing', description: 'Heard after a rule' },
  none: {
    id: 'passwordChecklist.none',
    defaultMessage: 'Could be stronger',
    description: 'How strong the password is: less than fair',
  },
  fair: { id: 'passwordChecklist.fair', defaultMessage: 'Fair', description: 'How strong the password is' },
  strong: {
    id: 'passwordChecklist.strong',
    defaultMessage: 'Strong',
    description: 'How strong the password is',
  },
});

const steps = { none: 1, fair: 2, strong: 3 } as const;
const colour = { none: 'bg-control', fair: 'bg-deal', strong: 'bg-primary' } as const;

/** What makes a password good, ticked while it is typed: advice, nothing is refused by it (S5.12, Z27). */
export function PasswordChecklist({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <div data-slot="password-checklist" className="grid gap-2.5 rounded-md bg-sunken px-3.5 py-3 text-sm">
      <output className="flex items-center gap-3">
        <span aria-hidden className="grid w-24 shrink-0 grid-cols-3 gap-1">
          {Object.values(steps).map((step) => (
            <span
              key={step}
              className={cx(
                'h-1 rounded-full',
                password && step <= steps[strength] ? colour[strength] : 'bg-line-2',
              )}
            />
          ))}
        </span>
        <span className="font-medium">{password && <FormattedMessage {...messages[strength]} />}</span>
      </output>
      <ul className="grid gap-x-4 gap-y-1.5 nav:grid-cols-2">
        {passwordRules(password).map(({ rule, kept }) => {
          const Icon = kept ? Check : Circle;
          return (
            <li key={rule} className={cx('flex items-start gap-2', kept ? 'text-fg' : 'text-fg-2')}>
              <Icon
                aria-hidden
                className={cx('mt-px size-4 shrink-0', kept && 'text-primary')}
                strokeWidth={kept ? 2.5 : 1.5}
              />
              <span>
                <FormattedMessage {...rules[rule]} values={{ min: passwordLength.min }} />{' '}
                <span className="sr-only">
                  <FormattedMessage {...messages[kept ? 'kept' : 'open']} />
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
