import { defineMessages, useIntl } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import { categoryUrl, paths } from '#src/domain/urls.ts';
import { ProductBar } from './ProductBar.tsx';

const messages = defineMessages({
  home: { id: 'productPage.home', defaultMessage: 'Home', description: 'First step of the breadcrumb' },
});

type ProductWaysProps = { product: Pick<ProductDetail, 'prodId' | 'prodName' | 'categoryPath'> };

/** The ways from a product: its head on small screens, the breadcrumb on wide ones. */
export function ProductWays({ product }: ProductWaysProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ProductBar product={product} />
      <Breadcrumb
        steps={[
          { name: formatMessage(messages.home), href: paths.home },
          ...product.categoryPath.map(({ categoryId, categoryName }) => ({
            name: categoryName,
            href: categoryUrl(categoryId, categoryName),
          })),
          { name: product.prodName },
        ]}
      />
    </>
  );
}
