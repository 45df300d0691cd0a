import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ShopDetail } from '#openapi/schema.gen.ts';

const messages = defineMessages({
  title: { id: 'storeAbout.title', defaultMessage: 'About the shop', description: 'Heading' },
});

type ShopAboutProps = { store: ShopDetail };

/** What a shop says of itself. */
export function ShopAbout({ store: { intro, introLang } }: ShopAboutProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex max-w-[64ch] flex-col gap-3">
      <h2 id={id} className="text-h2">
        <FormattedMessage {...messages.title} />
      </h2>
      <p lang={introLang} className="text-lg wrap-anywhere">
        {intro}
      </p>
    </section>
  );
}
