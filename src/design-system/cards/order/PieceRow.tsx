import type { ReactNode } from 'react';
import type { TextLang } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';

type PieceRowProps = {
  piece: {
    pic: string;
    prodName: string;
    prodNameLang?: TextLang;
    skuName?: string;
    skuNameLang?: TextLang;
    count: number;
  };
  /** Below the words: why, how many, a link. */
  children?: ReactNode;
};

/** A product and how many pieces of it, without money: in a parcel, or on its way back. */
export function PieceRow({ piece, children }: PieceRowProps) {
  const { pic, prodName, prodNameLang, skuName, skuNameLang, count } = piece;
  return (
    <div className="flex gap-3">
      <div className="size-14 shrink-0 overflow-hidden rounded-md bg-tile">
        <Picture src={pic} alt="" width={56} height={56} sizes="56px" className="tile-photo" />
      </div>
      <div className="grid min-w-0 grow content-start gap-0.5">
        <p lang={prodNameLang} className="line-clamp-2 text-base wrap-anywhere">
          {prodName}
        </p>
        <p className="text-xs wrap-anywhere text-fg-2">
          <span lang={skuNameLang}>{skuName}</span> {skuName && '· '}
          <span className="tabular-nums">× {count}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
