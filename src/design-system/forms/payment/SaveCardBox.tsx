import { FormattedMessage } from 'react-intl';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';
import { cardFormMessages as messages } from './card-form-messages.ts';

type SaveCardBoxProps = { checked: boolean; onChange: (keep: boolean) => void };

/** Whether a new card is kept for the next time (S3.22). */
export function SaveCardBox({ checked, onChange }: SaveCardBoxProps) {
  return (
    <label className="flex items-start gap-2.5 py-2.5 text-base">
      <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <span className="block leading-[22px]">
          <FormattedMessage {...messages.save} />
        </span>
        <span className="block text-sm text-fg-2">
          <FormattedMessage {...messages.saveNote} />
        </span>
      </span>
    </label>
  );
}
