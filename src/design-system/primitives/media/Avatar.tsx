import { cva, type VariantProps } from 'class-variance-authority';
import { Picture } from './Picture.tsx';

const px = { sm: 28, md: 40, lg: 64 } as const;

const avatar = cva(
  'relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary-soft font-semibold text-on-primary-soft',
  {
    variants: { size: { sm: 'size-7 text-xs', md: 'size-10 text-[0.9375rem]', lg: 'size-16 text-h2' } },
    defaultVariants: { size: 'sm' },
  },
);

type AvatarProps = VariantProps<typeof avatar> & {
  /** The person's name; its first letter is shown behind the picture. */
  name: string;
  /** Address of the person's picture. */
  pic?: string | null;
};

/** A person, as a circle; the name stands beside it. */
export function Avatar({ name, pic, size }: AvatarProps) {
  const side = px[size ?? 'sm'];
  return (
    <span aria-hidden data-slot="avatar" className={avatar({ size })}>
      {Array.from(name.trim())[0]?.toLocaleUpperCase()}
      {pic && (
        <Picture
          src={pic}
          alt=""
          width={side}
          height={side}
          sizes={`${side}px`}
          className="absolute inset-0 object-cover"
        />
      )}
    </span>
  );
}
