import { useEffect, useEffectEvent, useState } from 'react';
import { Controller, useController, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FileKey, PendingReview, ReviewCreate, UploadContentType } from '#openapi/schema.gen.ts';
import { type FieldFault, faultOf } from '#src/domain/field-fault.ts';
import { ReviewedProduct } from '#src/design-system/cards/review/ReviewedProduct.tsx';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { RefusedAlert } from '#src/design-system/primitives/feedback/RefusedAlert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { RatingInput } from '#src/design-system/primitives/form/RatingInput.tsx';
import { Switch } from '#src/design-system/primitives/form/Switch.tsx';
import { TextArea } from '#src/design-system/primitives/form/TextArea.tsx';
import type { UploadItem } from '#src/design-system/primitives/form/upload-items.ts';
import { Uploader } from '#src/design-system/primitives/form/Uploader.tsx';
import { contactMessages } from '#src/design-system/forms/account/contact-messages.ts';
import { reviewFormMessages as messages } from './review-form-messages.ts';

/** The form's own values: everything as it is chosen or typed. */
export type ReviewValues = { score?: 1 | 2 | 3 | 4 | 5; content: string; isAnonymous: boolean };

type ReviewFormProps = {
  /** What was bought. */
  pending: PendingReview;
  /** What was written before, or stars that are chosen already. */
  values?: Partial<ReviewValues>;
  /** Told of every change, so that it can be kept. */
  onValues?: (values: ReviewValues) => void;
  /** Sent pictures carry the `fileKey` of their ticket. */
  photos: readonly (UploadItem & { fileKey?: FileKey })[];
  /** As the service's tickets say. */
  maxBytes: number;
  contentTypes: readonly UploadContentType[];
  onAddPhotos: (files: File[]) => void;
  onRemovePhoto: (id: string) => void;
  onRetryPhoto: (id: string) => void;
  onPost: (review: ReviewCreate) => void;
  /** Why the pictures are refused, in words. */
  photosRefused?: string;
  /** Why the service said no, in its words. */
  refused?: string;
  /** The review is being posted. */
  posting: boolean;
  /** What the service found wrong, by JSON pointer. */
  faults: readonly FieldFault[];
  onClose: () => void;
};

const contentMax = 1000;

/** Stars, thoughts and up to five photos of something that was bought; each refusal stands at its field. */
export function ReviewForm(props: ReviewFormProps) {
  const { pending, photos, maxBytes, contentTypes, posting, faults, onPost, onClose, onValues } = props;
  const { formatMessage } = useIntl();
  const [tried, setTried] = useState(false);
  const { register, control, handleSubmit, watch, formState } = useForm<ReviewValues>({
    defaultValues: { content: '', isAnonymous: false, ...props.values },
    mode: 'onTouched',
  });
  const { errors } = formState;
  const values = watch();
  const written = JSON.stringify(values);
  const keep = useEffectEvent(() => onValues?.(values));
  useEffect(() => keep(), [written]);
  const needed = formatMessage(contactMessages.required);
  // Known to the form before the text, so that the focus goes to the first refusal.
  const { field: score } = useController({
    name: 'score',
    control,
    rules: { validate: (value) => value !== undefined || needed },
  });
  const faultAt = (name: keyof ReviewValues) => errors[name]?.message ?? faultOf(faults, name);
  const unsent = photos.some(({ status }) => status === 'uploading');
  const failed = photos.some(({ status }) => status === 'failed');
  const held = tried && (unsent || failed);
  const post = ({ score: stars, content, isAnonymous }: ReviewValues) => {
    setTried(true);
    if (unsent || failed || !stars) return;
    const { orderItemId, prodId } = pending.item;
    const pics = photos.flatMap(({ fileKey }) => fileKey ?? []);
    onPost({ orderItemId, prodId, score: stars, content: content.trim(), pics, isAnonymous });
  };
  return (
    <form
      noValidate
      className="grid divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0"
      onSubmit={(event) => {
        setTried(true);
        void handleSubmit(post)(event);
      }}
    >
      <div>
        <div className="rounded-lg bg-sunken p-4">
          <ReviewedProduct item={pending.item} finallyTime={pending.finallyTime} />
        </div>
      </div>
      <div>
        <RatingInput
          label={<FormattedMessage {...messages.score} />}
          value={score.value}
          onChange={score.onChange}
          onBlur={score.onBlur}
          ref={score.ref}
          error={faultAt('score')}
        />
      </div>
      <TextArea
        label={<FormattedMessage {...messages.content} />}
        counted={{ length: [...values.content].length, max: contentMax }}
        error={faultAt('content')}
        {...register('content', {
          validate: (value) =>
            value.trim() === ''
              ? needed
              : [...value].length <= contentMax || formatMessage(messages.tooLong, { max: contentMax }),
        })}
      />
      <div>
        <Uploader
          label={<FormattedMessage {...messages.photos} />}
          hint={<FormattedMessage {...messages.photosHint} />}
          error={held && unsent ? <FormattedMessage {...messages.unsent} /> : props.photosRefused}
          items={photos}
          maxBytes={maxBytes}
          contentTypes={contentTypes}
          onAdd={props.onAddPhotos}
          onRemove={props.onRemovePhoto}
          onRetry={props.onRetryPhoto}
        />
      </div>
      <Controller
        name="isAnonymous"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Switch
            label={<span className="font-semibold">{formatMessage(messages.anonymous)}</span>}
            note={<FormattedMessage {...messages.anonymousNote} />}
            checked={value}
            onChange={onChange}
          />
        )}
      />
      <div className="grid gap-4 max-nav:sticky max-nav:bottom-0 max-nav:z-(--z-sticky) max-nav:-mx-(--page-x) max-nav:bg-canvas max-nav:px-(--page-x) max-nav:py-3!">
        {tried && (Object.keys(errors).length > 0 || held) && (
          <Alert tone="danger">
            <FormattedMessage {...messages.faulty} />
          </Alert>
        )}
        <RefusedAlert>{props.refused}</RefusedAlert>
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="outline" size="xl" className="max-nav:hidden" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button type="submit" size="xl" busy={posting} className="max-nav:w-full">
            <FormattedMessage {...messages.post} />
          </Button>
        </div>
      </div>
    </form>
  );
}
