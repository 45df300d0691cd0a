import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type {
  OrderItem,
  RefundPreview,
  RefundQuestion,
  RefundReason,
  RefundType,
  Region,
} from '#openapi/schema.gen.ts';
import { mobileFault } from '#src/domain/identity.ts';
import { refundKindMessages } from '../cards/refund-kind-messages.ts';
import { refundReasonMessages } from '../cards/refund-reason-messages.ts';
import { Alert } from '../primitives/Alert.tsx';
import { Button } from '../primitives/Button.tsx';
import { PhoneField } from '../primitives/PhoneField.tsx';
import { RadioGroup } from '../primitives/RadioGroup.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { askedOf, piecesOf, type RefundAsked, type RefundValues, refundValues } from './refund-values.ts';
import { identityMessages } from './identity-messages.ts';
import { RefundMoney } from './RefundMoney.tsx';
import { RefundPieces } from './RefundPieces.tsx';

const messages = defineMessages<{
  kind: {};
  goesBack: {};
  stays: {};
  reason: {};
  choose: {};
  desc: {};
  tooLong: { max: number };
  mobile: {};
  countryCode: {};
  faulty: {};
  send: {};
}>({
  kind: { id: 'refundForm.kind', defaultMessage: 'How should it go?', description: 'Above the two kinds' },
  goesBack: {
    id: 'refundForm.goesBack',
    defaultMessage: 'You send it back, then the money comes',
    description: 'Below "Return and refund"',
  },
  stays: {
    id: 'refundForm.stays',
    defaultMessage: 'It stays with you, or it never came',
    description: 'Below "Refund only"',
  },
  reason: { id: 'refundForm.reason', defaultMessage: 'Reason', description: 'Label' },
  choose: { id: 'refundForm.choose', defaultMessage: 'Choose', description: 'First row of the reasons' },
  desc: {
    id: 'refundForm.desc',
    defaultMessage: 'What is wrong with it?',
    description: 'Label of a text for the shop',
  },
  tooLong: {
    id: 'refundForm.tooLong',
    defaultMessage: 'At most {max, number} characters',
    description: 'The text is too long',
  },
  mobile: { id: 'refundForm.mobile', defaultMessage: 'Mobile number', description: 'Label' },
  countryCode: {
    id: 'refundForm.countryCode',
    defaultMessage: 'Country code',
    description: 'Label of the list of codes',
  },
  faulty: {
    id: 'refundForm.faulty',
    defaultMessage: 'Oops! It looks like you missed a few fields or entered invalid data.',
    description: 'Above the button when something is missing; the words of the specification (S5.26)',
  },
  send: { id: 'refundForm.send', defaultMessage: 'Ask for the refund', description: 'Button' },
});

const kinds = { RETURN_REFUND: messages.goesBack, REFUND_ONLY: messages.stays } as const;
const reasons = Object.keys(refundReasonMessages) as RefundReason[];
const descMax = 500;

type RefundFormProps = {
  items: readonly OrderItem[];
  /** The order item that the reader came from. */
  start?: number;
  /** The sales region of the order, for the code of the number. */
  region: Region;
  /** How the order's receiver is reached, with the padded code. */
  mobile: string;
  /** Asks what would come back; its answer comes as `preview`. */
  onQuestion: (question: Omit<RefundQuestion, 'orderNumber'>) => void;
  preview: RefundPreview | undefined;
  /** Takes up to five pictures, by itself. */
  uploader: ReactNode;
  onApply: (asked: RefundAsked) => void;
  applying: boolean;
  /** Why the service said no, in its words. */
  refused?: string;
  /** What the service found wrong, by JSON pointer. */
  faults: readonly { field: string; desc: string }[];
};

/** Asks for money back: what, how, why, with words and pictures for the shop (S1.26). */
export function RefundForm(props: RefundFormProps) {
  const { items, start, region, onQuestion, preview, uploader, onApply, applying, refused, faults } = props;
  const { formatMessage } = useIntl();
  const [code, setCode] = useState(region.phoneCode);
  const { register, handleSubmit, watch, setValue, formState } = useForm<RefundValues>({
    defaultValues: refundValues(items, start, props.mobile),
    mode: 'onTouched',
  });
  const { errors, submitCount } = formState;
  const needed = formatMessage(identityMessages.required);
  const faultAt = (name: 'counts' | 'applyType' | 'reason' | 'desc' | 'mobile') =>
    (errors[name]?.message as string | undefined) ??
    faults.find(({ field }) => field.split('/').includes(name === 'counts' ? 'items' : name))?.desc;
  const [counts, applyType, reason] = [watch('counts'), watch('applyType'), watch('reason')];
  const pieces = piecesOf(counts);
  const question = JSON.stringify({ items: pieces, applyType });
  useEffect(() => {
    const asked = JSON.parse(question) as Omit<RefundQuestion, 'orderNumber'>;
    if (asked.items.length > 0) onQuestion(asked);
    // The function is new at each render and asks the same.
    // eslint-disable-next-line react/exhaustive-deps
  }, [question]);
  register('counts', { validate: (value) => piecesOf(value).length > 0 || needed });
  register('applyType');
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) =>
        void handleSubmit((values) => {
          const asked = askedOf(values, code);
          if (asked) onApply(asked);
        })(event)
      }
    >
      <RefundPieces
        items={items}
        value={counts}
        onChange={(value) => setValue('counts', value, { shouldValidate: true })}
        error={faultAt('counts')}
      />
      <RadioGroup
        label={<FormattedMessage {...messages.kind} />}
        options={(Object.keys(kinds) as RefundType[]).map((value) => ({
          value,
          name: <FormattedMessage {...refundKindMessages[value]} />,
          note: <FormattedMessage {...kinds[value]} />,
          disabled: preview !== undefined && !preview.allowedTypes.includes(value),
        }))}
        value={applyType}
        onChange={(value) => {
          setValue('applyType', value as RefundType);
          if (value === 'RETURN_REFUND' && reason === 'NOT_RECEIVED') setValue('reason', '');
        }}
        error={faultAt('applyType')}
      />
      <SelectField
        label={<FormattedMessage {...messages.reason} />}
        prompt={formatMessage(messages.choose)}
        options={reasons
          .filter((value) => value !== 'NOT_RECEIVED' || applyType === 'REFUND_ONLY')
          .map((value) => ({ value, name: formatMessage(refundReasonMessages[value]) }))}
        error={faultAt('reason')}
        {...register('reason', { validate: (value) => value !== '' || needed })}
      />
      <TextArea
        label={<FormattedMessage {...messages.desc} />}
        counted={{ length: [...watch('desc')].length, max: descMax }}
        error={faultAt('desc')}
        {...register('desc', {
          validate: (value) => {
            if (reason === 'OTHER' && value.trim() === '') return needed;
            return [...value.trim()].length <= descMax || formatMessage(messages.tooLong, { max: descMax });
          },
        })}
      />
      {uploader}
      <PhoneField
        label={<FormattedMessage {...messages.mobile} />}
        codeLabel={formatMessage(messages.countryCode)}
        codes={[{ key: region.phoneCode, name: `${region.regionName} (+${region.phoneCode})` }]}
        code={code}
        onCode={setCode}
        error={faultAt('mobile')}
        {...register('mobile', {
          validate: (value) => {
            const fault = mobileFault(code, value);
            return fault ? formatMessage(identityMessages[fault]) : true;
          },
        })}
      />
      <RefundMoney asked={pieces.length > 0} preview={preview} />
      {submitCount > 0 && Object.keys(errors).length > 0 && (
        <Alert tone="danger">
          <FormattedMessage {...messages.faulty} />
        </Alert>
      )}
      {refused && (
        <Alert tone="danger">
          <bdi className="wrap-anywhere">{refused}</bdi>
        </Alert>
      )}
      <Button type="submit" size="xl" busy={applying}>
        <FormattedMessage {...messages.send} />
      </Button>
    </form>
  );
}
