/** Sending a list again. */
import { submissionOf } from './submission';

const entry = { cardId: 'heron', condition: 'NEAR_MINT', price: 5 } as const;

test('the same list has the same key, another list another', () => {
  const first = submissionOf([{ ...entry }], null);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(submissionOf([{ ...entry }], first).key).toBe(first.key);
  expect(submissionOf([{ ...entry, price: 6 }], first).key).not.toBe(first.key);
});
