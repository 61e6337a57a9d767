// The table of a deal's states: nothing is ambiguous, nothing is a dead end, nothing lasts for ever.
import {
  DEAL_EVENTS,
  DEAL_STATES,
  type DealState,
  isLive,
  RESERVING_STATES,
  TIMERS,
  TRANSITIONS,
  timerOf,
  transitionOf,
} from './deal-machine.js';

const pairs = TRANSITIONS.flatMap(({ from, event }) => from.map((state) => `${state} ${event}`));
const leaving = (state: DealState) =>
  TRANSITIONS.filter(({ from, to }) => from.includes(state) && to !== null && to !== state);

describe('the states of a deal', () => {
  it('are left in one way by each event', () => {
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('are all reached, and each event happens somewhere', () => {
    const reached = new Set<DealState>(['AGREED', 'SCHEDULED']);
    for (const { to } of TRANSITIONS) if (to) reached.add(to);
    expect([...reached].sort()).toEqual([...DEAL_STATES].sort());
    const happening = new Set(['OPENED', ...TRANSITIONS.map(({ event }) => event)]);
    expect([...happening].sort()).toEqual([...DEAL_EVENTS].sort());
  });

  it('have a timer and what ends them by it, or are an end', () => {
    for (const state of DEAL_STATES) {
      expect([state, transitionOf(state, 'TIMED_OUT') !== undefined]).toEqual([
        state,
        TIMERS[state] !== undefined,
      ]);
      if (isLive(state)) expect(leaving(state).length).toBeGreaterThan(0);
    }
  });

  it('reserve copies until they are left for one that doesn’t: then they are released or handed over', () => {
    for (const { from, to, copies, event } of TRANSITIONS) {
      for (const state of from) {
        const isLeft = RESERVING_STATES.includes(state) && to !== null && !RESERVING_STATES.includes(to);
        const ends = copies === 'RELEASE' || copies === 'TRANSFER' || copies === 'ACCOUNT';
        expect([state, event, ends]).toEqual([state, event, isLeft]);
        if (copies === 'REVERSE' || copies === 'SELL_FREE') expect(RESERVING_STATES).not.toContain(state);
      }
      if (to)
        expect(RESERVING_STATES.includes(to) && from.some((state) => !RESERVING_STATES.includes(state))).toBe(
          false,
        );
    }
  });

  it('last from their beginning, or from the end of the meeting', () => {
    const now = new Date('2027-03-13T12:00:00Z');
    const meetingEnds = new Date('2027-03-14T18:00:00Z');
    const timer = (state: DealState, event: 'OPENED' | 'PLACE_LOST' = 'OPENED') =>
      timerOf(state, { event, now, meetingEnds })?.toISOString() ?? null;
    expect(timer('AGREED')).toBe('2027-03-16T12:00:00.000Z');
    expect(timer('AGREED', 'PLACE_LOST')).toBe('2027-03-15T12:00:00.000Z');
    expect(timer('SCHEDULED')).toBe('2027-03-15T18:00:00.000Z');
    expect(timer('HANDING')).toBe('2027-03-16T12:00:00.000Z');
    expect(timer('DISPUTED')).toBe('2027-03-27T12:00:00.000Z');
    expect(timer('DONE')).toBeNull();
  });
});
