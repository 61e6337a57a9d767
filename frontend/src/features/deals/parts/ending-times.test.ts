/** When a deal can end how. */
import { aDeal, aStoresDeal, aTrade } from '../../../test/trades';
import { isLate, mayClaimNoShow, mayComplain } from './ending-times';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const meeting = (from: number, to: number) => {
  const { meeting: counter } = aDeal();
  if (!counter) throw new Error('The hold has a meeting');
  return { ...counter, from: inHours(from), to: inHours(to) };
};

const atCounter = { state: 'AT_COUNTER' } as const;

test.each([
  ['half a day before a meeting', aTrade({ meeting: meeting(11.9, 13) }), 'CANNOT_COME', true],
  ['longer before it', aTrade({ meeting: meeting(12.1, 13) }), 'CANNOT_COME', false],
  ['without a meeting', aTrade(), 'CHANGED_MIND', false],
  ['for safety', aTrade({ meeting: meeting(1, 2) }), 'SAFETY', false],
  ['sold elsewhere', aTrade(), 'SOLD_ELSEWHERE', true],
  ['in the first half hour', aTrade({ meeting: meeting(1, 2), createdAt: inHours(-0.4) }), 'OTHER', false],
  ['a hold, by who asked for it', aDeal({ meeting: meeting(-1, 1) }), 'CHANGED_MIND', false],
  ['a hold, by the store', aStoresDeal({ meeting: meeting(-1, 47) }), 'OTHER', true],
  ['a hold that nobody has fetched in time', aStoresDeal({ meeting: meeting(-48, -0.1) }), 'OTHER', false],
  ['of what a store has sold elsewhere, by it', aStoresDeal(), 'SOLD_ELSEWHERE', false],
  ['of cards that lie at a counter', aTrade({ ...atCounter, meeting: meeting(-30, -28) }), 'OTHER', false],
  ['of cards that lie there, sold elsewhere', aTrade(atCounter), 'SOLD_ELSEWHERE', false],
] as const)('a cancellation %s', (_when, deal, reason, expected) => {
  expect(isLate(deal, reason, NOW)).toBe(expected);
});

test.each([
  ['a meeting that has just begun', aTrade({ meeting: meeting(-0.2, 1) }), false],
  ['15 minutes after its start', aTrade({ meeting: meeting(-0.25, 1) }), true],
  ['a day after its end', aTrade({ meeting: meeting(-26, -25) }), false],
  ['a hold that runs, by who asked for it', aDeal({ meeting: meeting(-1, 47) }), false],
  ['a hold that runs, by the store', aStoresDeal({ meeting: meeting(-1, 47) }), false],
  ['15 minutes after its end, by the store', aStoresDeal({ meeting: meeting(-48, -0.25) }), true],
  ['no meeting', aTrade(), false],
])('a no-show at %s', (_when, deal, expected) => {
  expect(mayClaimNoShow(deal, NOW)).toBe(expected);
});

test.each(['CONFIRMED_BY_BOTH', 'CONFIRMED_IN_PART', 'WITNESSED', 'WITNESSED_IN_PART'] as const)(
  'what was handed over, as %s, can be undone or disputed for seven days',
  (event) => {
    const doneAt = (hours: number) => ({
      history: [{ at: inHours(hours), by: null, event, state: 'DONE' } as const],
    });
    expect(mayComplain(doneAt(-7 * 24), NOW)).toBe(true);
    expect(mayComplain(doneAt(-7 * 24 - 0.1), NOW)).toBe(false);
  },
);
