import { Megaphone } from 'lucide-react';
import { expect } from 'storybook/test';
import { exampleOf } from '#mocks/contract-examples.ts';
import { first } from '#mocks/fixtures/first.ts';
import { NoticeSign } from '#src/design-system/cards/notice/NoticeSign.tsx';
import preview from '#storybook/preview.tsx';

const { pic } = first(exampleOf('pageOrderNotices', 'ok').records);
const meta = preview.meta({ component: NoticeSign, args: { icon: Megaphone } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('presentation')).not.toBeInTheDocument();
  },
});

export const Photo = meta.story({
  args: { pic },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining(pic ?? 'none'),
    );
  },
});
