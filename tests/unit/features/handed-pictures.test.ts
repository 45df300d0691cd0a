import { expect, test } from 'vitest';
import { keepable, lost, restored, sentBy, withPicture } from '#src/features/pictures/handed-pictures.ts';

const file = new File(['x'], 'lid.jpg', { type: 'image/jpeg' });
const sending = { id: 'a', name: 'lid.jpg', file, status: 'uploading' as const, progress: 0.5 };
const ticket = {
  fileKey: 'refund/260504/k1.webp',
  url: '/api/p/oss/upload',
  method: 'POST' as const,
  fields: {},
  publicUrl: '/media/uploads/refund/260504/k1.webp',
};

test('a picture that has arrived is kept by its key, one on its way is not', () => {
  const there = withPicture([sending, { ...sending, id: 'b' }], 'a', sentBy(ticket));
  expect(keepable(there)).toEqual([
    { id: 'a', name: 'lid.jpg', src: ticket.publicUrl, fileKey: ticket.fileKey },
  ]);
  expect(restored(keepable(there))).toEqual([
    { id: 'a', name: 'lid.jpg', src: ticket.publicUrl, fileKey: ticket.fileKey, status: 'done' },
  ]);
  expect(restored(undefined)).toEqual([]);
});

test('one that was removed meanwhile does not come back', () => {
  expect(withPicture([], 'a', sentBy(ticket))).toEqual([]);
});

test('what the service has lost is sent again where its file is here, and is gone where it is not', () => {
  const there = withPicture([sending], 'a', sentBy(ticket));
  expect(lost([...there, ...restored([{ id: 'c', name: 'old.jpg', src: '/x', fileKey: 'k' }])])).toEqual([
    { id: 'a', name: 'lid.jpg', file, status: 'failed', progress: 1, src: ticket.publicUrl },
  ]);
});
