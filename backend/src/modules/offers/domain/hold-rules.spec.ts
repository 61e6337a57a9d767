// Which requests a store's rules accept.
import { accepts, DEFAULT_HOLD_RULES, type HoldRules } from './hold-rules.js';

const rules: HoldRules = { isOn: true, maxCards: 4, maxCents: 5_000, forWhom: 'WITH_RECORD', days: 2 };
const held = { cards: 0, cents: 0 };
const request = { cards: 4, cents: 5_000, held, completed: 1, noShows: 0 };

it.each([
  ['what is within every bound', rules, request, true],
  ['a card too many', rules, { ...request, cards: 5 }, false],
  ['a cent too much', rules, { ...request, cents: 5_001 }, false],
  ['a card too many with those held already', rules, { ...request, held: { cards: 1, cents: 0 } }, false],
  ['a cent too much with those held already', rules, { ...request, held: { cards: 0, cents: 1 } }, false],
  [
    'what is within every bound with those held',
    rules,
    { ...request, cards: 3, held: { cards: 1, cents: 0 } },
    true,
  ],
  ['any value without a highest one', { ...rules, maxCents: null }, { ...request, cents: 99_999_999 }, true],
  ['somebody without a completed deal', rules, { ...request, completed: 0 }, false],
  ['everyone', { ...rules, forWhom: 'EVERYONE' }, { ...request, completed: 0 }, true],
  ['somebody who did not come once, of those with a record', rules, { ...request, noShows: 1 }, false],
  [
    'somebody who did not come once, of everyone',
    { ...rules, forWhom: 'EVERYONE' },
    { ...request, noShows: 1 },
    false,
  ],
  ['nobody', { ...rules, forWhom: 'NOBODY' }, request, false],
  ['anything of a store that holds no cards', { ...rules, isOn: false, forWhom: 'EVERYONE' }, request, false],
  ['anything without rules', DEFAULT_HOLD_RULES, request, false],
] as const)('%s', (_what, of, asked, isAccepted) => {
  expect(accepts(of, asked)).toBe(isAccepted);
});
