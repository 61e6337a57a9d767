/** What is typed as price rules, and what it means. */
import type { PriceRulesDto } from '../../../api/stock-prices';
import { draftOf, inheritedPercent, isSame, mergeDrafts, readRules } from './rules-draft';

const RULES: PriceRulesDto = {
  version: 2,
  percent: 90,
  exceptions: [
    { condition: 'DAMAGED', finish: null, percent: 40 },
    { condition: null, finish: 'FOIL', percent: 95 },
    { condition: 'DAMAGED', finish: 'FOIL', percent: 50 },
  ],
  floor: 0.25,
  ceiling: null,
  roundTo: 0.05,
  neverBelowPaid: true,
  automatic: false,
  updatedAt: '2026-03-01T10:00:00.000Z',
  appliedAt: null,
  heldBack: { copies: 0, lines: 0, newest: null },
};
const draft = draftOf(RULES);

test('rules that are not touched mean what they meant', () => {
  const { percent, floor, ceiling, roundTo, neverBelowPaid, automatic } = RULES;
  const { rules } = readRules(draft);
  expect(rules).toMatchObject({ percent, floor, ceiling, roundTo, neverBelowPaid, automatic });
  expect(rules?.exceptions).toHaveLength(RULES.exceptions.length);
  expect(rules?.exceptions).toEqual(expect.arrayContaining(RULES.exceptions));
});

test('an empty box follows its condition, then its finish, then all', () => {
  expect(inheritedPercent(draft, 'DAMAGED ETCHED')).toBe('40');
  expect(inheritedPercent(draft, 'NEAR_MINT FOIL')).toBe('95');
  expect(inheritedPercent(draft, 'NEAR_MINT NONFOIL')).toBe('90');
  expect(inheritedPercent(draft, 'DAMAGED FOIL')).toBe('40');
});

test.each([
  [{ percents: { ...draft.percents, 'ANY ANY': '' } }, ['ANY ANY']],
  [{ percents: { ...draft.percents, 'NEAR_MINT FOIL': '0.5' } }, ['NEAR_MINT FOIL']],
  [{ percents: { ...draft.percents, 'NEAR_MINT FOIL': '1000.01' } }, ['NEAR_MINT FOIL']],
  [{ floor: '0' }, ['floor']],
  [{ floor: '2', ceiling: '1.99' }, ['ceiling']],
])('%j is refused where it is wrong', (typed, fields) => {
  const { problems } = readRules({ ...draft, ...typed });
  expect(Object.keys(problems ?? {})).toEqual(fields);
});

test('what was typed stays on top of what was saved elsewhere', () => {
  const typed = { ...draft, floor: '0.50', percents: { ...draft.percents, 'ANY FOIL': '97' } };
  const latest = draftOf({ ...RULES, percent: 80, roundTo: 0.25, floor: 0.1 });
  const merged = mergeDrafts(typed, draft, latest);
  expect(merged).toMatchObject({ floor: '0.50', roundTo: '0.25' });
  expect(merged.percents).toMatchObject({ 'ANY ANY': '80', 'ANY FOIL': '97' });
  expect(isSame(merged, latest)).toBe(false);
});
