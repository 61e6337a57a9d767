// The ways through a deal that the tests of faults go: together they take every kind of step, and let every timer end.
import type { DealDto, HandOverCode } from '../../src/modules/deals/dto/deal.dto.js';

const HOUR_MS = 3_600_000;

/** `b` lists what `a` gets, `s` is the store where they meet, and `time` is over. */
export type Actor = 'a' | 'b' | 's' | 'time';

/** What a step may ask before it is taken. */
export interface Around {
  readonly deal: DealDto;
  /** The store where both may meet. */
  readonly store: string;
  codeOf(who: 'a' | 'b'): Promise<string>;
  call(who: 'a' | 'b' | 's', method: string, path: string, body: object): Promise<unknown>;
  /** Both were to meet an hour ago. */
  passMeeting(): Promise<void>;
}
type Body = (around: Around) => Promise<object> | object;

export interface Step {
  readonly who: Actor;
  readonly path: string;
  readonly bodyOf: Body;
}
export interface Walk {
  readonly name: string;
  readonly kind: 'TRADE' | 'HOLD';
  readonly steps: readonly Step[];
  readonly end: object;
}

const step = (who: Actor, path: string, bodyOf: Body = () => ({})): Step => ({ who, path, bodyOf });
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const meet = (placeOf: (around: Around) => object): readonly Step[] => [
  step('a', 'meeting', (around) => ({ place: placeOf(around), from: inHours(1), to: inHours(2) })),
  step('b', 'meeting/confirm'),
];
const enter = (who: 'a' | 'b') =>
  step(who, 'hand-over', async ({ deal, codeOf }) => {
    const code: HandOverCode['code'] = await codeOf(who === 'a' ? 'b' : 'a');
    return { code, enteredAt: new Date().toISOString(), revision: deal.handOver.revision };
  });
const attest = (act: string, owner: 'a' | 'b') =>
  step('s', 'witness', async ({ deal, codeOf, call }) => {
    await call('s', 'PUT', '/api/deals/counter/rules', { keepsCards: true });
    return { act, code: await codeOf(owner), revision: deal.handOver.revision };
  });

const MEET = meet(() => ({ kind: 'TEXT', text: 'Library' }));
const AT_COUNTER = meet(({ store }) => ({ kind: 'COUNTER', store }));
const AMEND = step('a', 'amendment', () => ({
  ...{ struck: [], conditions: [{ nth: 0, condition: 'LIGHTLY_PLAYED' }] },
}));
const HAND_OVER = [enter('a'), enter('b')];
const CANCEL = step('a', 'cancel', () => ({ reason: 'OTHER' }));
const TIME_OUT = step('time', 'time out');
const HERE = step('a', 'signals', () => ({ signal: 'HERE' }));
const ABSENT = step('a', 'no-show', async ({ passMeeting }) => {
  await passMeeting();
  return {};
});
const answer = (agrees: boolean) => step('b', 'no-show/answer', () => ({ agrees }));
const READY = step('b', 'ready', () => ({ shelf: 'Drawer 3' }));
const settle = (who: 'a' | 'b', outcome: string) => step(who, 'settle', () => ({ outcome }));
/** Both say that they have met; the first answer is no step. */
const BOTH_MET = step('b', 'met', async ({ deal, call }) => {
  await call('a', 'POST', `/api/deals/${deal.uuid}/met`, { answer: 'HANDED_OVER' });
  return { answer: 'HANDED_OVER' };
});

const trade = (name: string, end: object, steps: readonly Step[]): Walk => ({
  ...{ name, kind: 'TRADE', end, steps },
});
const hold = (name: string, end: object, steps: readonly Step[]): Walk => ({
  ...{ name, kind: 'HOLD', end, steps },
});
const DISPUTED = [
  ...MEET,
  HERE,
  AMEND,
  step('b', 'amendment/agree'),
  ...HAND_OVER,
  step('a', 'dispute', () => ({ reason: 'WRONG_CONDITION' })),
];

/** Three timers at most end in the same round: a server does as many jobs at once. */
export const WALKS: readonly Walk[] = [
  trade('undone by both', { state: 'RESOLVED', endReason: 'UNDONE' }, [
    ...MEET,
    AMEND,
    step('b', 'amendment/decline'),
    ...HAND_OVER,
    step('a', 'undo'),
    step('b', 'undo'),
  ]),
  trade('disputed and settled', { state: 'RESOLVED', endReason: 'UNDONE' }, [
    ...DISPUTED,
    settle('b', 'UNDONE'),
    settle('a', 'UNDONE'),
  ]),
  trade('disputed for too long', { state: 'RESOLVED', endReason: 'UNRESOLVED' }, [...DISPUTED, TIME_OUT]),
  trade('canceled', { state: 'CANCELLED' }, [AMEND, step('a', 'amendment/decline'), CANCEL]),
  trade('without a meeting', { state: 'EXPIRED', endReason: 'NO_MEETING_AGREED' }, [TIME_OUT]),
  trade('with a no-show that is admitted', { state: 'NO_SHOW' }, [...MEET, ABSENT, answer(true)]),
  trade('with a no-show that is contested', { state: 'RESOLVED', endReason: 'STANDS' }, [
    ...[...MEET, ABSENT, answer(false)],
    ...[settle('a', 'STANDS'), settle('b', 'STANDS')],
  ]),
  trade('with a no-show that both claim', { state: 'EXPIRED', endReason: 'DID_NOT_MEET' }, [
    ...[...MEET, ABSENT],
    step('b', 'no-show'),
  ]),
  trade('with a no-show that nobody answers', { state: 'NO_SHOW' }, [...MEET, HERE, ABSENT, TIME_OUT]),
  trade('that one confirms, whose giver says nothing', { state: 'UNCONFIRMED', endReason: 'ONE_CONFIRMED' }, [
    ...[...MEET, enter('a'), TIME_OUT, TIME_OUT],
  ]),
  trade('that one confirms, whose giver says that they are gone', { state: 'UNCONFIRMED' }, [
    ...[...MEET, enter('a'), TIME_OUT],
    step('b', 'whereabouts', () => ({ cards: 'GONE' })),
  ]),
  trade('witnessed', { state: 'DONE' }, [...AT_COUNTER, attest('HANDED_OVER', 'a')]),
  trade('left and collected', { state: 'DONE' }, [
    ...[...AT_COUNTER, attest('LEFT', 'b'), attest('COLLECTED', 'a')],
  ]),
  trade('left, canceled and returned', { state: 'EXPIRED' }, [
    ...[...AT_COUNTER, attest('LEFT', 'b'), CANCEL, attest('RETURNED', 'b')],
  ]),
  trade('left for too long', { state: 'EXPIRED', endReason: 'NOT_COLLECTED' }, [
    ...[...AT_COUNTER, attest('LEFT', 'b'), TIME_OUT, TIME_OUT],
  ]),
  hold('put aside and fetched', { state: 'DONE' }, [READY, ...HAND_OVER]),
  hold('put aside and not fetched', { state: 'EXPIRED', endReason: 'NOBODY_CONFIRMED' }, [READY, TIME_OUT]),
  hold('that ends, though both met', { state: 'UNCONFIRMED', endReason: 'BOTH_SAY_MET' }, [
    ...[TIME_OUT, BOTH_MET],
  ]),
];
