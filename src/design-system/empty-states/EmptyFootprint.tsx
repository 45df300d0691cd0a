import { defineMessages } from 'react-intl';
import { FootprintDrawing } from '../layout/illustrations/FootprintDrawing.tsx';
import { EmptyWithLink } from './EmptyWithLink.tsx';

const messages = defineMessages({
  title: {
    id: 'emptyFootprint.title',
    defaultMessage: 'Nothing viewed yet',
    description: 'No products were looked at (S8.27)',
  },
  text: {
    id: 'emptyFootprint.text',
    defaultMessage: 'Products you open leave a footprint here.',
    description: 'Below it',
  },
  action: { id: 'emptyFootprint.action', defaultMessage: 'Start shopping', description: 'Way on: home' },
});

type EmptyFootprintProps = {
  /** Where the one way on leads. */
  href: string;
};

/** No product has been looked at (S8.27). */
export function EmptyFootprint({ href }: EmptyFootprintProps) {
  return <EmptyWithLink drawing={<FootprintDrawing />} messages={messages} href={href} />;
}
