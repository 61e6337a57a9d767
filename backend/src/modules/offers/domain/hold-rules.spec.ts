// Which requests a store's rules accept.
import { accepts, DEFAULT_HOLD_RULES, type HoldRules } from './hold-rules.js';

const rules: HoldRules = { isOn: true, maxCards: 4, maxCents: 5_000, forWhom: 'WITH_RECORD', days: 2 };
const request = { cards: 4, cents: 5_000, completed: 1 };

it.each([
  ['what is within every bound', rules, request, true],
  ['a card too many', rules, { ...request, cards: 5 }, false],
  ['a cent too much', rules, { ...request, cents: 5_001 }, false],
  ['any value without a highest one', { ...rules, maxCents: null }, { ...request, cents: 99_999_999 }, true],
  ['somebody without a completed deal', rules, { ...request, completed: 0 }, false],
  ['everyone', { ...rules, forWhom: 'EVERYONE' }, { ...request, completed: 0 }, true],
  ['nobody', { ...rules, forWhom: 'NOBODY' }, request, false],
  ['anything of a store that holds no cards', { ...rules, isOn: false, forWhom: 'EVERYONE' }, request, false],
  ['anything without rules', DEFAULT_HOLD_RULES, request, false],
] as const)('%s', (_what, of, asked, isAccepted) => {
  expect(accepts(of, asked)).toBe(isAccepted);
});
