// The rules of an event.
import { anEvent, SCHEDULED } from '../test/event.factory.js';

const at = (moment: string) => ({ startsAt: new Date(moment) });

describe('an event', () => {
  it('is the first version of itself', () => {
    expect(anEvent().state).toMatchObject({ version: 1, createdAt: SCHEDULED });
  });

  it('starts in the future', () => {
    expect(() => anEvent(at('2026-03-01T10:00:00Z'))).toThrow('An event must start in the future.');
    expect(anEvent(at('2026-03-01T10:01:00Z')).state.version).toBe(1);
  });

  it('starts at most two years ahead', () => {
    expect(anEvent(at('2028-03-01T10:00:00Z')).state.version).toBe(1);
    expect(() => anEvent(at('2028-03-01T10:01:00Z'))).toThrow(
      'An event can be scheduled up to two years ahead.',
    );
  });

  it('becomes another version with each change, and keeps what did not change', () => {
    const event = anEvent();
    event.change({ name: 'Saturday Draft' }, SCHEDULED);
    event.change({ formatId: 8 }, SCHEDULED);
    const { plan, version } = event.state;
    expect(version).toBe(3);
    expect(plan).toEqual({ ...anEvent().state.plan, name: 'Saturday Draft', formatId: 8 });
  });

  it('stays the version it is when a change changes nothing', () => {
    const event = anEvent();
    const { plan } = event.state;
    event.change({ ...plan, startsAt: new Date(plan.startsAt) }, SCHEDULED);
    expect(event.state.version).toBe(1);
    event.change({ ...plan, startsAt: new Date('2026-03-07T00:31:00Z') }, SCHEDULED);
    expect(event.state.version).toBe(2);
  });

  it('can have its place put right after it has begun, but not its start', () => {
    const event = anEvent();
    const begun = new Date('2026-03-07T00:45:00Z');
    event.change({ ...event.state.plan, location: 'Next door' }, begun);
    expect(event.state.plan.location).toBe('Next door');
    expect(() => event.change(at('2026-03-07T00:40:00Z'), begun)).toThrow('must start in the future');
    expect(event.state).toMatchObject({ version: 2, plan: at('2026-03-07T00:30:00Z') });
  });
});
