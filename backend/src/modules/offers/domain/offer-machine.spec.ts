// The states of an offer: every step there is leads somewhere, and no other one is taken.
import fc from 'fast-check';
import { OFFER_KINDS, OFFER_STATES, type OfferState } from './offer.js';
import {
  isEnd,
  OFFER_EVENTS,
  OFFER_TIMERS,
  OFFER_TRANSITIONS,
  type OfferActor,
  stepOf,
} from './offer-machine.js';

const ACTORS: readonly OfferActor[] = ['PROPOSER', 'TURN', 'WAITING', 'SYSTEM'];

it.each([
  ['DRAFT', 'SEND', 'PROPOSER', 'OPEN'],
  ['OPEN', 'COUNTER', 'TURN', 'OPEN'],
  ['OPEN', 'ACCEPT', 'TURN', 'ACCEPTED'],
  ['OPEN', 'DECLINE', 'TURN', 'DECLINED'],
  ['OPEN', 'WITHDRAW', 'WAITING', 'WITHDRAWN'],
  ['OPEN', 'EXPIRE', 'SYSTEM', 'EXPIRED'],
  ['OPEN', 'VOID', 'SYSTEM', 'VOID'],
] as const)('an offer that is %s becomes by %s of %s %s', (state, event, actor, to) => {
  expect(stepOf({ state, kind: 'TRADE', event, actor })).toEqual({ to });
});

it('tells a step at the wrong time from one by the wrong side, and from one of another kind of offer', () => {
  expect(stepOf({ state: 'ACCEPTED', kind: 'TRADE', event: 'ACCEPT', actor: 'TURN' })).toEqual({
    refused: 'STATE',
  });
  expect(stepOf({ state: 'OPEN', kind: 'TRADE', event: 'ACCEPT', actor: 'WAITING' })).toEqual({
    refused: 'ACTOR',
  });
  expect(stepOf({ state: 'OPEN', kind: 'HOLD', event: 'COUNTER', actor: 'TURN' })).toEqual({
    refused: 'KIND',
  });
});

it('leaves no state without an end or a timer, and no end with one', () => {
  for (const state of OFFER_STATES) expect(isEnd(state)).toBe(OFFER_TIMERS[state] === undefined);
});

it('reaches every state from a draft or an open offer', () => {
  const reached = new Set<OfferState>(['DRAFT']);
  for (let round = 0; round < OFFER_STATES.length; round++)
    for (const { from, to } of OFFER_TRANSITIONS) if (reached.has(from)) reached.add(to);
  expect([...reached].sort()).toEqual([...OFFER_STATES].sort());
});

it('never leaves an end, by any events of anyone in any order', () => {
  const step = fc.record({
    kind: fc.constantFrom(...OFFER_KINDS),
    event: fc.constantFrom(...OFFER_EVENTS),
    actor: fc.constantFrom(...ACTORS),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let state: OfferState = 'DRAFT';
      for (const each of steps) {
        const outcome = stepOf({ state, ...each });
        if (isEnd(state)) expect(outcome).toEqual({ refused: 'STATE' });
        if ('to' in outcome) state = outcome.to;
      }
    }),
  );
});
