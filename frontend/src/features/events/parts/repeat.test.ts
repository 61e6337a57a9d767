/** The rule of an event that repeats. */
import { isLastOfMonth, nthOf, ONCE, type Repeat, recurrenceOf, ruleOn, rulesFor } from './repeat';

const first = { date: '2026-11-27', time: '19:00', endTime: '', timeZone: 'America/Chicago' };
const repeat = (changes: Partial<Repeat>) => ({ ...ONCE, until: '2027-01-15', ...changes });

test('an event that does not repeat has no rule, and none has one before its end is chosen', () => {
  expect(recurrenceOf(first, ONCE)).toBeNull();
  expect(recurrenceOf(first, { ...ONCE, rule: 'WEEKS_1' })).toBeNull();
  expect(recurrenceOf(first, repeat({ rule: 'WEEKS_1', end: 'count', count: 'ten' }))).toBeNull();
  expect(recurrenceOf({ ...first, time: '' }, repeat({ rule: 'WEEKS_1' }))).toBeNull();
});

test('a weekly rule has the weekday of the first event, and the time on the wall', () => {
  expect(recurrenceOf(first, repeat({ rule: 'WEEKS_2', skipped: ['2026-12-25'] }))).toEqual({
    ...{ frequency: 'WEEKLY', every: 2, weekday: 'FRIDAY', startsOn: '2026-11-27', until: '2027-01-15' },
    ...{ time: '19:00', endTime: null, timeZone: 'America/Chicago', skipped: ['2026-12-25'] },
  });
});

test('a monthly rule is of the nth or the last such weekday of the month', () => {
  const by = { rule: 'NTH', end: 'count', count: '6' } as const;
  expect(recurrenceOf(first, repeat(by))).toMatchObject({ frequency: 'MONTHLY', nth: 4, count: 6 });
  expect(recurrenceOf(first, repeat({ ...by, rule: 'LAST' }))).toMatchObject({ nth: -1 });
});

test('the last weekday of a month is offered for a day that is one', () => {
  expect([nthOf('2026-11-27'), isLastOfMonth('2026-11-27')]).toEqual([4, true]);
  expect([nthOf('2028-02-29'), isLastOfMonth('2028-02-29'), isLastOfMonth('2028-02-22')]).toEqual([
    5,
    true,
    false,
  ]);
  expect(rulesFor('2026-11-20')).not.toContain('LAST');
  expect(rulesFor('')).toEqual(['', 'WEEKS_1', 'WEEKS_2', 'WEEKS_3', 'WEEKS_4']);
});

test('a day that was left out is sent only while it is a date of the rule', () => {
  const skipped = ['2026-12-11', '2026-12-25', '2027-01-29', '2026-12-26'];
  const sent = (changes: Partial<Repeat>, at = first) =>
    recurrenceOf(at, repeat({ skipped, until: '2027-03-26', ...changes }))?.skipped;
  expect(sent({ rule: 'WEEKS_1' })).toEqual(['2026-12-11', '2026-12-25', '2027-01-29']);
  expect(sent({ rule: 'WEEKS_1', until: '2026-12-25' })).toEqual(['2026-12-11', '2026-12-25']);
  expect(sent({ rule: 'WEEKS_1', end: 'count', count: '3' })).toEqual(['2026-12-11']);
  expect(sent({ rule: 'WEEKS_4' })).toEqual(['2026-12-25']);
  expect(sent({ rule: 'NTH' })).toEqual(['2026-12-25']);
  expect(sent({ rule: 'LAST' })).toEqual(['2026-12-25', '2027-01-29']);
  expect(sent({ rule: 'WEEKS_1' }, { ...first, date: '2026-11-28' })).toEqual(['2026-12-26']);
  expect(sent({ rule: 'WEEKS_1' }, { ...first, date: '2027-02-05' })).toBeUndefined();
});

test('a rule that the day does not allow any more gives way to the nearest one', () => {
  expect(ruleOn('2027-01-29', 'LAST')).toBe('LAST');
  expect(ruleOn('2027-01-22', 'LAST')).toBe('NTH');
  expect(ruleOn('2027-01-22', 'WEEKS_2')).toBe('WEEKS_2');
  expect(ruleOn('', 'LAST')).toBe('LAST');
});
