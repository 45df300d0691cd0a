import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Drawer } from '#src/design-system/primitives/overlay/Drawer.tsx';
import { type SizeGuide, sizeTable } from '#src/domain/product/size-tables.ts';

const messages = defineMessages({
  title: {
    id: 'sizeGuide.title',
    defaultMessage: 'Size guide',
    description: 'Button and name of the table of sizes',
  },
  hint: {
    id: 'sizeGuide.hint',
    defaultMessage: 'Measure yourself, not your clothes. All figures are in centimetres.',
    description: 'Above the table of sizes',
  },
  size: { id: 'sizeGuide.size', defaultMessage: 'Size', description: 'Column of the table of sizes' },
  height: { id: 'sizeGuide.height', defaultMessage: 'Height', description: 'Column of the table of sizes' },
  chest: { id: 'sizeGuide.chest', defaultMessage: 'Chest', description: 'Column of the table of sizes' },
  waist: { id: 'sizeGuide.waist', defaultMessage: 'Waist', description: 'Column of the table of sizes' },
  hips: { id: 'sizeGuide.hips', defaultMessage: 'Hips', description: 'Column of the table of sizes' },
  foot: {
    id: 'sizeGuide.foot',
    defaultMessage: 'Length of the foot',
    description: 'Column of the table of sizes',
  },
});

type SizeGuideSheetProps = {
  guide: SizeGuide;
  /** The sizes that the product comes in. */
  sizes: readonly string[];
  onClose: () => void;
};

/** Which body each size of the product fits. */
export function SizeGuideSheet({ guide, sizes, onClose }: SizeGuideSheetProps) {
  const { formatMessage } = useIntl();
  const { rows, measures } = sizeTable(guide, sizes);
  return (
    <Drawer
      title={formatMessage(messages.title)}
      description={<FormattedMessage {...messages.hint} />}
      onClose={onClose}
    >
      <table className="w-full text-left text-base tabular-nums">
        <thead>
          <tr className="border-b border-line-2">
            {(['size', ...measures] as const).map((column) => (
              <th key={column} scope="col" className="py-2.5 pr-3 text-sm font-semibold">
                <FormattedMessage {...messages[column]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, ...row }) => (
            <tr key={size} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-3 font-semibold">
                {size}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="py-2.5 pr-3">
                  {row[measure] && <Span span={row[measure]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Drawer>
  );
}

const Span = ({ span: [from, to] }: { span: [number, number] }) => (
  <>
    <FormattedNumber value={from} />
    {to > from && (
      <>
        –<FormattedNumber value={to} />
      </>
    )}
  </>
);
