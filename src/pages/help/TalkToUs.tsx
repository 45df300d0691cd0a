import { useSuspenseQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { paths } from '#src/domain/urls.ts';
import { MallChatLink } from '#src/features/chat/MallChatLink.tsx';
import { helpMessages as messages } from './help-messages.ts';

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-fg-2', strokeWidth: 1.6 } as const;
const way = 'flex min-h-11 items-center gap-3 font-semibold wrap-anywhere hover:text-link';

/** How the mall of the region is reached by people who have not found their answer (S2.95). */
export function TalkToUs({ afterAnswer = false }: { afterAnswer?: boolean }) {
  const { data } = useSuspenseQuery(contentQueries.config(useShop()));
  const { phone, hours, email } = data.contact;
  return (
    <Panel title={<FormattedMessage {...(afterAnswer ? messages.unsure : messages.talk)} />}>
      <div className="grid gap-1">
        <div className="mb-1 grid">
          <MallChatLink />
        </div>
        {phone && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={way}>
            <Phone {...icon} />
            <span className="grid">
              {phone}
              {hours && <span className="text-sm font-normal text-fg-2">{hours}</span>}
            </span>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={way}>
            <Mail {...icon} />
            {email}
          </a>
        )}
        <TextLink to={paths.contact} className="inline-flex min-h-11 items-center">
          <FormattedMessage {...messages.contact} />
        </TextLink>
      </div>
    </Panel>
  );
}
