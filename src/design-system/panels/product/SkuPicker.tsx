import { cx } from 'class-variance-authority';
import { lazy, Suspense, useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { Sku } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { canBuy, skuAxes } from '#src/domain/product/sku-axes.ts';
import { wantedCode } from '#src/domain/late-code.ts';

const SkuNearest = lazy(() =>
  wantedCode(async () => ({ default: (await import('./SkuNearest.tsx')).SkuNearest })),
);

const messages = defineMessages({
  gone: {
    id: 'skuPicker.gone',
    defaultMessage: 'out of stock',
    description: 'Said after a variant that is gone',
  },
});

type SkuPickerProps = {
  skus: readonly Sku[];
  /** The chosen variant. */
  selected: number | undefined;
  onSelect: (skuId: number) => void;
  /** Says why the chosen one cannot be had, and offers the nearest that can. */
  nearest?: boolean;
};

/** The variants of a product, a row of tiles for each question. Gone ones are struck, yet can be reached and read. */
export function SkuPicker({ skus, selected, onSelect, nearest = false }: SkuPickerProps) {
  const id = useId();
  const chosenSku = skus.find((sku) => sku.skuId === selected);
  const axes = skuAxes(skus, chosenSku);
  if (skus.length <= 1) return null;
  return (
    <div className="flex flex-col gap-4">
      {axes.map(({ name, lang, values, pictured }) => (
        <fieldset key={name} className="grid min-w-0 gap-2 wrap-anywhere">
          <legend className="mb-2 text-sm">
            <span lang={lang} className="font-semibold">
              {name}
            </span>{' '}
            <span className="text-fg-2">{values.find(({ chosen }) => chosen)?.value}</span>
          </legend>
          <div className="flex flex-wrap gap-2">
            {values.map(({ value, lang: valueLang, chosen, gone, pic, skuId }) => (
              <label
                key={value}
                className={cx(
                  'relative inline-flex min-h-11 items-center gap-2 overflow-hidden rounded-md border-[1.5px] pr-4 text-base font-medium hover:border-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                  pic && pictured ? 'pl-1.5' : 'pl-4',
                  chosen && 'border-fg shadow-[inset_0_0_0_0.5px_var(--c-text)]',
                  !chosen && (gone ? 'border-transparent' : 'border-line-2'),
                  gone ? 'bg-sunken text-on-disabled line-through' : 'bg-canvas',
                )}
              >
                <input
                  type="radio"
                  className="covers-label"
                  name={`${id}-${name}`}
                  checked={chosen}
                  onChange={() => onSelect(skuId)}
                />
                {pic && pictured && (
                  <span
                    className={cx(
                      'size-8 overflow-hidden rounded-sm bg-tile',
                      gone && 'opacity-45 grayscale',
                    )}
                  >
                    <Picture src={pic} alt="" width={32} height={32} sizes="32px" className="tile-photo" />
                  </span>
                )}
                <span lang={valueLang}>{value}</span>
                {gone && (
                  <span className="sr-only">
                    <FormattedMessage {...messages.gone} />
                  </span>
                )}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {nearest && chosenSku && !canBuy(chosenSku) && (
        <Suspense>
          <SkuNearest skus={skus} gone={chosenSku} onSelect={onSelect} />
        </Suspense>
      )}
    </div>
  );
}
