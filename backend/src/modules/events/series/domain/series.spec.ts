// The rules of a series: how it is planned and changed.
import { NO_DETAILS } from '../../domain/event-details.js';
import { matchDates } from './match-dates.js';
import { EventSeries, type SeriesPlan } from './series.js';
import { newDates } from './series-dates.js';

const NOW = new Date('2026-12-01T12:00:00Z');
const FRIDAYS: SeriesPlan = {
  ...{ name: 'Friday Night Magic', location: '12 Elm Street', formatId: 6, timeZone: 'America/Chicago' },
  ...{ frequency: 'WEEKLY', every: 1, weekday: 'FRIDAY', nth: null, startsOn: '2026-12-04' },
  ...{ until: '2027-03-05', count: null, time: '18:30', endTime: null },
  ...NO_DETAILS,
};
const scheduled = (changes: Partial<SeriesPlan> = {}) =>
  EventSeries.schedule(
    {
      uuid: '5c1f0f7e-3a55-4a6f-8a0f-0a7d6a3b9c21',
      store: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01',
      plan: { ...FRIDAYS, ...changes },
      skips: [],
    },
    NOW,
  );
const refusal = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return undefined;
};

describe('a series', () => {
  it('that begins centuries ago is refused', () => {
    const ancient = { startsOn: '0001-01-05' };
    expect(refusal(() => newDates({ ...FRIDAYS, ...ancient }, NOW))).toBe('events.series-in-the-past');
    expect(refusal(() => scheduled(ancient))).toBe('events.series-in-the-past');
    expect(refusal(() => scheduled().change(ancient, NOW))).toBe('events.series-in-the-past');
  });

  it('has no more dates than two years have weeks, whenever its rule begins', () => {
    const longest = { ...FRIDAYS, until: '2028-12-01' };
    for (const startsOn of ['2026-11-28', '2026-12-01', '2026-12-04'])
      expect(newDates({ ...longest, startsOn }, NOW).length).toBeLessThanOrEqual(106);
    expect(refusal(() => newDates({ ...longest, startsOn: '2026-11-27' }, NOW))).toBe(
      'events.series-in-the-past',
    );
  });
});

describe('events whose series goes to another weekday', () => {
  it('go to the nearest date, also those after a skipped one', () => {
    const fridays = ['2026-12-04', '2026-12-18', '2026-12-25'];
    const saturdays = ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26'];
    expect(matchDates(fridays, saturdays)).toEqual({
      kept: new Map([
        ['2026-12-04', '2026-12-05'],
        ['2026-12-18', '2026-12-19'],
        ['2026-12-25', '2026-12-26'],
      ]),
      gone: [],
      added: ['2026-12-12'],
    });
  });

  it('go to the next one each where the first of the new ones is over', () => {
    const wednesdays = ['2026-12-09', '2026-12-16'];
    expect(matchDates(['2026-12-04', '2026-12-11'], wednesdays).kept).toEqual(
      new Map([
        ['2026-12-04', '2026-12-09'],
        ['2026-12-11', '2026-12-16'],
      ]),
    );
  });
});
