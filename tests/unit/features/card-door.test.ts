import { expect, test, vi } from 'vitest';
import { createCardDoor, NoToken } from '#src/features/bank-cards/card-door.ts';

test('fields that are open are asked at once', async () => {
  const door = createCardDoor();
  door.open(() => Promise.resolve('tok_1'));
  expect(await door.token()).toBe('tok_1');
});

test('fields that are still being opened are waited for', async () => {
  const door = createCardDoor();
  const token = door.token();
  const tokenizer = vi.fn<() => Promise<string>>(() => Promise.resolve('tok_2'));
  door.open(tokenizer);
  expect(await token).toBe('tok_2');
  expect(tokenizer).toHaveBeenCalledOnce();
});

test('fields that are gone, or never come, give no token', async () => {
  const door = createCardDoor(5);
  door.open(() => Promise.resolve('tok_3'))();
  await expect(door.token()).rejects.toThrow(NoToken);
});
