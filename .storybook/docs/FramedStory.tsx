import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { storyAddress } from './story-address.ts';
import { useGlobals } from './use-globals.ts';

type FramedStoryProps = {
  id: string;
  name: string;
  /** A whole screen. */
  tall: boolean;
};

/** One story in a frame of its own, as the toolbar says. */
export function FramedStory({ id, name, tall }: FramedStoryProps) {
  const globals = useGlobals(use(DocsContext).channel);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this origin, which needs its own service worker
    <iframe
      src={storyAddress(id, globals)}
      title={name}
      loading="lazy"
      className="my-6 w-full rounded-lg border border-line bg-canvas"
      style={{ height: tall ? 900 : 640 }}
    />
  );
}
