import { describe, expect, test } from 'vitest';
import { phoneText } from '#src/domain/address/phone-text.ts';

describe('a phone number as people read it', () => {
  test.each([
    ['0094771234567', '+94 77 123 4567'],
    ['00905321234567', '+90 532 123 45 67'],
    ['08562055512345', '+856 20 5551 2345'],
    ['008613812345678', '+86 138 1234 5678'],
    // Numbers of another length, or of a country without a rule, stay in one piece.
    ['0856205551234', '+856 205551234'],
    ['0049301234567', '+49 301234567'],
  ])('%s is %s', (kept, read) => {
    expect(phoneText(kept)).toBe(read);
  });
});
