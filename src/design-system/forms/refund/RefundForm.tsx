import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderItem, RefundPreview, RefundQuestion, RefundReason } from '#openapi/schema.gen.ts';
import { type FieldFault, faultOf } from '#src/domain/field-fault.ts';
import { refundReasonMessages } from '#src/design-system/cards/refund/refund-reason-messages.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { ChipChoice } from '#src/design-system/primitives/form/ChipChoice.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { TextArea } from '#src/design-system/primitives/form/TextArea.tsx';
import { ContactField } from '#src/design-system/forms/account/ContactField.tsx';
import { contactMessages } from '#src/design-system/forms/account/contact-messages.ts';
import { useMobileCheck } from '#src/design-system/forms/account/use-mobile-check.ts';
import { RefundAside } from './RefundAside.tsx';
import { refundFormMessages as messages } from './refund-form-messages.ts';
import { RefundKinds } from './RefundKinds.tsx';
import { RefundPieces } from './RefundPieces.tsx';
import { askedOf, piecesOf, type RefundAsked, type RefundValues } from '#src/domain/refund/refund-values.ts';

const reasons = Object.keys(refundReasonMessages) as RefundReason[];
const descMax = 500;

type RefundFormProps = {
  items: readonly OrderItem[];
  /** What it starts with: nothing chosen, the product that the reader came from, or what was written before. */
  values: RefundValues;
  /** Told of every change, so that it can be kept. */
  onValues?: (values: RefundValues) => void;
  /** Country codes for the number, as a phone field takes them. */
  codes: ComponentProps<typeof ContactField>['codes'];
  /** Asks what would come back; its answer comes as `preview`. */
  onQuestion: (question: Omit<RefundQuestion, 'orderNumber'>) => void;
  preview: RefundPreview | undefined;
  /** The page of a refund that was asked for. */
  refundHrefOf: (refundSn: string) => string;
  /** Takes up to five pictures, by itself. */
  uploader: ReactNode;
  /** Some of them are on their way, or failed. */
  waiting?: boolean;
  onApply: (asked: RefundAsked) => void;
  applying: boolean;
  /** Why the service said no, in its words. */
  refused?: string;
  /** What the service found wrong, by JSON pointer. */
  faults: readonly FieldFault[];
};

/** Asks for money back: what, how, why, with words and pictures for the shop; beside it what comes back (S1.26). */
export function RefundForm(props: RefundFormProps) {
  const { items, codes, onQuestion, preview, uploader, waiting = false, onApply, faults, onValues } = props;
  const { formatMessage } = useIntl();
  const checkMobile = useMobileCheck();
  const [tried, setTried] = useState(false);
  const { register, control, handleSubmit, watch, setValue, formState } = useForm<RefundValues>({
    defaultValues: props.values,
    mode: 'onTouched',
  });
  const { errors } = formState;
  const needed = formatMessage(contactMessages.required);
  const faultAt = (name: 'counts' | 'applyType' | 'reason' | 'desc' | 'mobile') =>
    (errors[name]?.message as string | undefined) ?? faultOf(faults, name === 'counts' ? 'items' : name);
  const values = watch();
  const { counts, applyType, reason } = values;
  const pieces = piecesOf(counts);
  const question = JSON.stringify({ items: pieces, applyType, ...(reason && { reason }) });
  const ask = useEffectEvent(() => {
    const asked = JSON.parse(question) as Omit<RefundQuestion, 'orderNumber'>;
    if (asked.items.length > 0) onQuestion(asked);
  });
  useEffect(() => ask(), [question]);
  const only = preview?.allowedTypes.length === 1 ? preview.allowedTypes[0] : undefined;
  useEffect(() => {
    if (only) setValue('applyType', only);
  }, [only, setValue]);
  const written = JSON.stringify(values);
  const keep = useEffectEvent(() => onValues?.(values));
  useEffect(() => keep(), [written]);
  register('counts', { validate: (value) => piecesOf(value).length > 0 || needed });
  register('applyType');
  register('code');
  const { field: chosen } = useController({
    name: 'reason',
    control,
    rules: { validate: (value) => value !== '' || needed },
  });
  return (
    <form
      noValidate
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6"
      onSubmit={(event) => {
        setTried(true);
        void handleSubmit((filled) => {
          const asked = askedOf(filled);
          if (asked && !waiting) onApply(asked);
        })(event);
      }}
    >
      <div className="grid min-w-0 gap-4">
        <Panel title={<FormattedMessage {...messages.which} />}>
          {preview?.askUntil && (
            <p className="-mt-2.5 mb-1 text-sm text-fg-2">
              <FormattedMessage
                {...messages.until}
                values={{ day: <DateText value={preview.askUntil} near withTime /> }}
              />
            </p>
          )}
          <RefundPieces
            label={formatMessage(messages.which)}
            items={items}
            value={counts}
            onChange={(value) => setValue('counts', value, { shouldValidate: true })}
            refundHrefOf={props.refundHrefOf}
            error={faultAt('counts')}
          />
        </Panel>
        <Panel title={<FormattedMessage {...messages.kind} />}>
          <RefundKinds
            value={applyType}
            allowed={preview?.allowedTypes}
            error={faultAt('applyType')}
            onChange={(value) => {
              setValue('applyType', value);
              if (value === 'RETURN_REFUND' && reason === 'NOT_RECEIVED') setValue('reason', '');
            }}
          />
        </Panel>
        <Panel title={<FormattedMessage {...messages.why} />}>
          <div className="grid gap-5">
            <ChipChoice
              label={<FormattedMessage {...messages.why} />}
              options={reasons
                .filter((value) => value !== 'NOT_RECEIVED' || applyType === 'REFUND_ONLY')
                .map((value) => ({ value, name: <FormattedMessage {...refundReasonMessages[value]} /> }))}
              value={reason || undefined}
              onChange={chosen.onChange}
              ref={chosen.ref}
              error={faultAt('reason')}
            />
            <TextArea
              label={<FormattedMessage {...messages.desc} />}
              hint={<FormattedMessage {...messages.descHint} />}
              counted={{ length: [...values.desc].length, max: descMax }}
              error={faultAt('desc')}
              {...register('desc', {
                validate: (value) => {
                  if (reason === 'OTHER' && value.trim() === '') return needed;
                  return (
                    [...value.trim()].length <= descMax || formatMessage(messages.tooLong, { max: descMax })
                  );
                },
              })}
            />
          </div>
        </Panel>
        <Panel>{uploader}</Panel>
        <Panel title={<FormattedMessage {...messages.phone} />}>
          <div className="max-w-90">
            <ContactField
              kind="mobile"
              codes={codes}
              code={values.code}
              onCode={(code) => setValue('code', code)}
              error={faultAt('mobile')}
              {...register('mobile', { validate: (value) => checkMobile(values.code, value) })}
            />
          </div>
        </Panel>
      </div>
      <RefundAside
        count={pieces.reduce((sum, piece) => sum + piece.count, 0)}
        preview={preview}
        applyType={applyType}
        busy={props.applying}
        faulty={tried && Object.keys(errors).length > 0}
        waiting={tried && waiting}
        refused={props.refused}
      />
    </form>
  );
}
