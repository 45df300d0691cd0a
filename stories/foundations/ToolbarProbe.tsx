import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { useShop } from '#src/data/shop.ts';
import { useIdentity } from '#src/state/use-identity.ts';

type ToolbarProbeProps = {
  /** A record that a story hands over. */
  product: ProductSummary;
};

/** One page of a list of the service, or how it was refused. */
function useAnswer() {
  const { api, regionId } = useShop();
  const asked = useQuery({
    queryKey: ['toolbar probe', regionId],
    queryFn: async () => {
      const { data, response } = await api.GET('/indexTag/moreGoodStuff', {
        params: { query: { regionId, current: 1, size: 20 } },
      });
      return { status: response.status, names: data?.records.map(({ prodName }) => prodName) ?? [] };
    },
  });
  const again = useQuery({
    queryKey: ['toolbar probe, again', regionId],
    enabled: asked.isSuccess,
    queryFn: async () => {
      const { response } = await api.GET('/indexTag/taglist', { params: { query: { regionId } } });
      return response.status;
    },
  });
  return { asked, again };
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const matches = (query: string) => (window.matchMedia(query).matches ? 'yes' : 'no');
const valueOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** Says what the toolbar makes of a story: who reads, what the service answers, the day, and what the system prefers. */
export function ToolbarProbe({ product }: ToolbarProbeProps) {
  const [moment] = useState(() => new Date().toISOString());
  const identity = useIdentity();
  const { asked, again } = useAnswer();
  const line = asked.isPending ? 'waiting' : (asked.error?.message ?? asked.data?.status);
  const said = {
    Reader: identity.state,
    'First question': line,
    'Second question': again.data ?? again.error?.message ?? 'not asked',
    'Browser online': navigator.onLine ? 'yes' : 'no',
    'Products in the list': asked.data?.names.length,
    'First product': asked.data?.names[0],
    'Product of the story': product.prodName,
    Now: moment,
    'Reduced motion': matches('(prefers-reduced-motion: reduce)'),
    'More contrast': matches('(prefers-contrast: more)'),
    'Third text role': valueOf('--c-text-3'),
    'Base duration': valueOf('--d-base'),
    Words: <FormattedMessage id="offlineState.title" defaultMessage="You are offline" />,
  };
  return (
    <dl className="grid max-w-[720px] grid-cols-[max-content_1fr] gap-x-6 gap-y-2 text-base text-fg">
      {Object.entries(said).map(([name, value]) => (
        <div key={name} className="contents">
          <dt id={idOf(name)} className="text-fg-2">
            {name}
          </dt>
          <dd aria-labelledby={idOf(name)} className="break-words">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
