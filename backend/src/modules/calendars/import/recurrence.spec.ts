// Which dates the rules of calendars have.
import { Temporal } from 'temporal-polyfill';
import { datesOf, ruleIn } from './recurrence.js';

describe('a rule', () => {
  const datesIn = (start: string, rule: string, until = '2028-12-31') => {
    const read = ruleIn(rule);
    if (!read) return null;
    const from = Temporal.PlainDateTime.from(start);
    const isLate = (date: Temporal.PlainDateTime) => date.toString() > until;
    return [...datesOf(from, read, { from, isLate }, { steps: 1_000 })].map((date) =>
      date.toString().slice(0, 10),
    );
  };

  it.each([
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=3', ['2027-03-05', '2027-03-19', '2027-04-02']],
    ['FREQ=WEEKLY;BYDAY=FR,SU;COUNT=4', ['2027-03-05', '2027-03-07', '2027-03-12', '2027-03-14']],
    // The week of the start begins on March 1, or on February 28 and then on March 14.
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU;COUNT=4', ['2027-03-05', '2027-03-07', '2027-03-19', '2027-03-21']],
    [
      'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=FR,SU;COUNT=4',
      ['2027-03-05', '2027-03-14', '2027-03-19', '2027-03-28'],
    ],
    ['FREQ=MONTHLY;BYDAY=1FR;COUNT=3', ['2027-03-05', '2027-04-02', '2027-05-07']],
    ['FREQ=MONTHLY;BYDAY=-1SU;COUNT=3', ['2027-03-05', '2027-03-28', '2027-04-25']],
    ['FREQ=MONTHLY;BYDAY=5FR;COUNT=3', ['2027-03-05', '2027-04-30', '2027-07-30']],
    ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3', ['2027-03-05', '2027-03-31', '2027-05-31']],
    ['FREQ=DAILY;INTERVAL=10;COUNT=3', ['2027-03-05', '2027-03-15', '2027-03-25']],
  ])('%s has its dates', (rule, dates) => {
    expect(datesIn('2027-03-05T19:00', rule)).toEqual(dates);
  });

  it('that never fires again ends', () => {
    expect(datesIn('2027-02-05T19:00', 'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31')).toEqual(['2027-02-05']);
  });

  it.each([
    'FREQ=YEARLY',
    'FREQ=SECONDLY',
    'FREQ=WEEKLY;BYSETPOS=1',
    'FREQ=WEEKLY;INTERVAL=0',
    'FREQ=WEEKLY;INTERVAL=9999999',
    'FREQ=WEEKLY;COUNT=-1',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=DAILY;BYDAY=MO',
    'FREQ=WEEKLY;WKST=XX',
    '',
  ])('%s is not expanded', (rule) => {
    expect(datesIn('2027-03-05T19:00', rule)).toBeNull();
  });
});
