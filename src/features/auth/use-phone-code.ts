import { useQuery } from '@tanstack/react-query';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';

/** Where the browser keeps the place of the code in the list of regions. */
const key = 'mall.phoneCodeIndex';

/** The country code that was chosen last in this browser, by its place in the list of regions (S3.23). */
export function usePhoneCode() {
  const { local, ui } = useClientState();
  const { data: regions = [] } = useQuery(regionQueries.list(useShop()));
  const kept = local.read<unknown>(key);
  return {
    /** Digits; empty when none was chosen, or its region is not there any more. */
    code: (typeof kept === 'number' && regions[kept]?.phoneCode) || '',
    keep(code: string) {
      const phoneCodeIndex = regions.findIndex(({ phoneCode }) => phoneCode === code);
      if (phoneCodeIndex < 0) return;
      local.write(key, phoneCodeIndex);
      ui.set({ phoneCodeIndex });
    },
  };
}
