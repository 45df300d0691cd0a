import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RefundPreview, RefundType } from '#openapi/schema.gen.ts';
import { agreementUrl } from '#src/domain/agreement/agreements.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { RefusedAlert } from '#src/design-system/primitives/feedback/RefusedAlert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { sentenceGap } from '#src/i18n/sentence-gap.ts';
import { refundFormMessages as messages } from './refund-form-messages.ts';
import { RefundMoney } from './RefundMoney.tsx';

type RefundAsideProps = {
  /** Pieces that are chosen. */
  count: number;
  preview: RefundPreview | undefined;
  applyType: RefundType;
  /** The request is on its way. */
  busy: boolean;
  /** Fields are wrong or missing. */
  faulty: boolean;
  /** Pictures are not there yet. */
  waiting: boolean;
  /** Why the service said no, in its words. */
  refused?: string;
};

/** What comes back, and the button that asks for it: beside the form, on phones below it with a bar that stays in sight. */
export function RefundAside(props: RefundAsideProps) {
  const { count, preview, applyType, busy, faulty, waiting, refused } = props;
  const id = useId();
  const { locale } = useIntl();
  const said = faulty ? messages.faulty : waiting ? messages.waiting : undefined;
  return (
    <div className="contents lg:sticky lg:top-4 lg:grid lg:gap-4 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5">
      <section
        aria-labelledby={id}
        className="grid min-w-0 gap-3.5 max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 nav:max-lg:p-5"
      >
        <h2 id={id} className="text-h3">
          <FormattedMessage {...messages.back} />
        </h2>
        <RefundMoney count={count} preview={preview} applyType={applyType} />
        <p className="text-xs text-fg-2">
          {preview?.answerBy && (
            <FormattedMessage
              {...messages.answer}
              values={{ day: <DateText value={preview.answerBy} near withTime /> }}
            />
          )}
          {sentenceGap(locale)}
          <a
            href={agreementUrl('/agreements/refund', locale)}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-2 hover:text-fg"
          >
            <FormattedMessage {...messages.policy} />
          </a>
        </p>
      </section>
      <div className="sticky bottom-(--bottom-nav-h) z-(--z-sticky) grid gap-3 border-t border-line bg-canvas py-3 max-nav:-mx-(--page-x) max-nav:px-(--page-x) nav:static nav:border-0 nav:bg-transparent nav:py-0">
        {said && (
          <Alert tone="danger">
            <FormattedMessage {...said} />
          </Alert>
        )}
        <RefusedAlert>{refused}</RefusedAlert>
        <div className="flex items-center gap-4">
          {count > 0 && preview && (
            <p className="grid shrink-0 text-xs text-fg-2 nav:hidden">
              <FormattedMessage {...messages.total} />
              <span className="text-fg">
                <Price value={preview.maxAmount} size="md" />
              </span>
            </p>
          )}
          <Button type="submit" size="xl" busy={busy} className="min-w-0 grow">
            <FormattedMessage {...messages.send} />
          </Button>
        </div>
      </div>
    </div>
  );
}
