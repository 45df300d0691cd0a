import { nearTo } from './choosing.ts';
import { docsAddress } from './component-index.ts';

type WhenToUseProps = {
  /** Of the component's story file; its last part is the component's name. */
  path: string;
};

/** When a component is the right one, and which is when it is not. */
export function WhenToUse({ path }: WhenToUseProps) {
  const name = path.split('/').at(-1) ?? '';
  const near = nearTo(name);
  if (!near) return null;
  const { use, group, others } = near;
  return (
    <>
      <h2 id="when-to-use">When to use</h2>
      <div className="sb-unstyled my-4 grid max-w-[64ch] gap-2 text-base text-fg">
        <p>
          <strong>Use it</strong> {use.when}.
        </p>
        <p>
          <strong>Not</strong> {use.not}.
        </p>
        <p>
          Near to it ({group}):{' '}
          {others.map((other, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <a href={docsAddress(other)} target="_top" className="text-link underline">
                {other}
              </a>
            </span>
          ))}
          .
        </p>
      </div>
    </>
  );
}
