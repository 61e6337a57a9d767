import { HOUR_MS } from '../../../kernel/durations.js';
import { dueAt } from './deal.js';
import { afterWrongCode, codeTimes, stillCounted } from './hand-over.js';
import { openDeal } from './open.js';

const NOW = new Date('2027-03-13T15:20:30Z');
const at = (moment: string) => new Date(moment);

describe('afterWrongCode', () => {
  it('counts four, and the fifth locks', () => {
    expect(afterWrongCode({ wrong: 0, locks: 0 }, NOW, 'UTC')).toEqual({
      ...{ wrong: 1, locks: 0, lockedUntil: null },
    });
    expect(afterWrongCode({ wrong: 3, locks: 1 }, NOW, 'UTC')).toEqual({
      ...{ wrong: 4, locks: 1, lockedUntil: null },
    });
    expect(afterWrongCode({ wrong: 4, locks: 0 }, NOW, 'UTC')).toEqual({
      ...{ wrong: 0, locks: 1, lockedUntil: at('2027-03-13T15:35:30Z') },
    });
  });

  it.each([
    ['for a quarter of an hour', 0, 'UTC', NOW, '2027-03-13T15:35:30Z'],
    ['then for an hour', 1, 'UTC', NOW, '2027-03-13T16:20:30Z'],
    ['then until the next day', 2, 'UTC', NOW, '2027-03-14T00:00:00Z'],
    ['from then on, too', 7, 'UTC', NOW, '2027-03-14T00:00:00Z'],
    ['by the clock of the place', 2, 'America/New_York', NOW, '2027-03-14T05:00:00Z'],
    ['ahead of ours', 2, 'Asia/Kolkata', NOW, '2027-03-13T18:30:00Z'],
    ['an hour at least', 2, 'UTC', at('2027-03-13T23:30:00Z'), '2027-03-14T00:30:00Z'],
  ])('locks %s', (_what, locks, zone, now, until) => {
    expect(afterWrongCode({ wrong: 4, locks }, now, zone).lockedUntil).toEqual(at(until));
  });
});

describe('stillCounted', () => {
  const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

  it('forgets wrong codes a day after the first of them', () => {
    const wrong = { wrong: 4, locks: 0, lockedUntil: null };
    expect(stillCounted({ ...wrong, since: ago(23) }, NOW)).toEqual({ ...wrong, since: ago(23) });
    expect(stillCounted({ ...wrong, since: ago(24) }, NOW)).toEqual({ ...wrong, wrong: 0, since: null });
  });

  it('forgets locks a day after the last has ended', () => {
    const locked = { wrong: 0, locks: 2, since: null };
    expect(stillCounted({ ...locked, lockedUntil: ago(23) }, NOW).locks).toBe(2);
    expect(stillCounted({ ...locked, lockedUntil: ago(24) }, NOW).locks).toBe(0);
  });
});

it('in a night in which clocks change, codes and timers count the hours that pass, wherever people are', () => {
  // From 01:30 to 03:30 on the clock in Chicago, which skips an hour between: an hour passes.
  const night = { from: '2027-03-14T07:30:00.000Z', to: '2027-03-14T08:30:00.000Z' };
  const place = {
    kind: 'TEXT',
    event: null,
    text: 'Library',
    store: null,
    timeZone: 'America/Chicago',
  } as const;
  const parties = { uuid: 'deal', offer: 'offer', kind: 'TRADE', first: 'kim', second: 'robin' } as const;
  const opening = { ...parties, store: null, cash: null, lines: [], meeting: { ...place, ...night } };
  const deal = openDeal(opening, NOW);
  expect(codeTimes(deal)).toEqual({
    opensAt: at('2027-03-14T05:30:00Z'),
    closesAt: at('2027-03-15T08:30:00Z'),
  });
  expect([dueAt(deal), deal.timerAt]).toEqual([at(night.from), at('2027-03-15T08:30:00Z')]);
});
