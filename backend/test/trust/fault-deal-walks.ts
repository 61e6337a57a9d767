// The ways through a deal that the tests of faults go: together they take every pair of a state and an event that its table allows.
import * as s from './fault-deal-steps.js';

export interface Walk {
  readonly name: string;
  readonly kind: 'TRADE' | 'HOLD';
  readonly steps: readonly s.Step[];
  readonly end: { readonly state: string; readonly endReason?: string };
  /** How many copies each gives in a trade; by default `b` gives one. */
  readonly gives?: { readonly a: number; readonly b: number };
  /** As many holds of `a` at the same store are older. */
  readonly olderHolds?: number;
}
type More = Pick<Walk, 'gives' | 'olderHolds'>;

const trade = (name: string, end: Walk['end'], steps: readonly s.Step[], more: More = {}): Walk => ({
  ...{ name, kind: 'TRADE', end, steps, ...more },
});
const hold = (name: string, end: Walk['end'], steps: readonly s.Step[], more: More = {}): Walk => ({
  ...{ name, kind: 'HOLD', end, steps, ...more },
});
const { MEET, AT_COUNTER, HAND_OVER, HERE, READY, ABSENT, TIME_OUT } = s;
const STRUCK = [s.amend('a', [0]), s.AGREE];
const LEFT = [...AT_COUNTER, s.attest('LEFT', 'b', 'LEFT_AT_COUNTER')];
const DISPUTED = [...MEET, HERE, s.amend('a'), s.AGREE, ...HAND_OVER, s.DISPUTE];

/** Three steps at most are taken by jobs in the same round: a server does as many at once. */
export const WALKS: readonly Walk[] = [
  trade('undone by both', { state: 'RESOLVED', endReason: 'UNDONE' }, [
    ...[...MEET, s.amend('a'), s.DECLINE, ...HAND_OVER],
    ...[s.undo('a', 'UNDO_PROPOSED'), s.undo('b', 'UNDONE')],
  ]),
  trade('disputed and settled', { state: 'RESOLVED', endReason: 'UNDONE' }, [
    ...[...DISPUTED, s.settle('b', 'UNDONE', 'SETTLEMENT_PROPOSED'), s.settle('a', 'UNDONE', 'UNDONE')],
  ]),
  trade('disputed for too long', { state: 'RESOLVED', endReason: 'UNRESOLVED' }, [...DISPUTED, TIME_OUT]),
  trade('canceled', { state: 'CANCELLED' }, [s.amend('a'), s.WITHDRAW, s.CANCEL]),
  trade('without a meeting', { state: 'EXPIRED', endReason: 'NO_MEETING_AGREED' }, [TIME_OUT]),
  trade('with a no-show that is admitted', { state: 'NO_SHOW' }, [...MEET, ABSENT, s.answer(true)]),
  trade('with a no-show that is contested', { state: 'RESOLVED', endReason: 'STANDS' }, [
    ...[...MEET, ABSENT, s.answer(false)],
    ...[s.settle('a', 'STANDS', 'SETTLEMENT_PROPOSED'), s.settle('b', 'STANDS', 'SETTLED')],
  ]),
  trade('with a no-show that both claim', { state: 'EXPIRED', endReason: 'DID_NOT_MEET' }, [
    ...[...MEET, ABSENT, s.ABSENT_TOO],
  ]),
  trade('with a no-show that nobody answers', { state: 'NO_SHOW' }, [...MEET, HERE, ABSENT, TIME_OUT]),
  trade('with a no-show whose claimant leaves', { state: 'CANCELLED', endReason: 'ACCOUNT_CLOSED' }, [
    ...[...MEET, ABSENT, s.leave('a')],
  ]),
  trade('that one confirms, whose giver says nothing', { state: 'UNCONFIRMED', endReason: 'ONE_CONFIRMED' }, [
    ...[...MEET, s.ONE_CONFIRMS, TIME_OUT, TIME_OUT],
  ]),
  trade('that one confirms, whose giver says that they are gone', { state: 'UNCONFIRMED' }, [
    ...[...MEET, s.ONE_CONFIRMS, TIME_OUT, s.gone('b', 'CARDS_ACCOUNTED_FOR')],
  ]),
  trade(
    'that one confirms, both of whom say that theirs are gone',
    { state: 'UNCONFIRMED', endReason: 'ONE_CONFIRMED' },
    [
      ...[...MEET, HERE, s.ONE_CONFIRMS, s.amend('a'), s.DECLINE, TIME_OUT],
      ...[s.gone('a', 'GIVER_ANSWERED'), s.gone('b', 'CARDS_ACCOUNTED_FOR')],
    ],
    { gives: { a: 1, b: 1 } },
  ),
  trade('that one confirms, whose giver leaves', { state: 'UNANSWERED', endReason: 'ACCOUNT_CLOSED' }, [
    ...[...MEET, s.ONE_CONFIRMS, s.leave('b')],
  ]),
  trade(
    'done in part, and undone',
    { state: 'RESOLVED', endReason: 'UNDONE' },
    [
      ...[...MEET, ...STRUCK, s.ONE_CONFIRMS, s.enter('b', 'CONFIRMED_IN_PART')],
      ...[s.undo('a', 'UNDO_PROPOSED'), s.undo('b', 'UNDONE')],
    ],
    { gives: { a: 0, b: 2 } },
  ),
  trade('witnessed', { state: 'DONE' }, [...AT_COUNTER, s.attest('HANDED_OVER', 'a', 'WITNESSED')]),
  trade('witnessed after one has confirmed', { state: 'DONE' }, [
    ...[...AT_COUNTER, s.ONE_CONFIRMS, HERE, s.amend('a'), s.WITHDRAW],
    s.attest('HANDED_OVER', 'a', 'WITNESSED'),
  ]),
  trade(
    'handed over by a witness in part, and disputed until one leaves',
    { state: 'RESOLVED', endReason: 'ACCOUNT_CLOSED' },
    [
      ...[...AT_COUNTER, s.WITNESS_REQUIRED, ...STRUCK],
      ...[s.attest('HANDED_OVER', 'a', 'WITNESSED_IN_PART'), s.DISPUTE, s.leave('b')],
    ],
    { gives: { a: 0, b: 2 } },
  ),
  trade(
    'handed over by a witness in part after one has confirmed',
    { state: 'DONE_IN_PART' },
    [...AT_COUNTER, s.ONE_CONFIRMS, ...STRUCK, s.attest('HANDED_OVER', 'a', 'WITNESSED_IN_PART')],
    { gives: { a: 0, b: 2 } },
  ),
  trade(
    'left and collected in part',
    { state: 'DONE_IN_PART' },
    [
      ...[...AT_COUNTER, ...STRUCK, s.attest('LEFT', 'b', 'LEFT_AT_COUNTER')],
      s.attest('COLLECTED', 'a', 'WITNESSED_IN_PART'),
    ],
    { gives: { a: 0, b: 2 } },
  ),
  trade('left and collected', { state: 'DONE' }, [...LEFT, s.attest('COLLECTED', 'a', 'WITNESSED')]),
  trade('left, canceled and returned', { state: 'EXPIRED' }, [
    ...[...LEFT, s.CANCEL, s.attest('RETURNED', 'b', 'RETURNED')],
  ]),
  trade('left for too long', { state: 'EXPIRED', endReason: 'NOT_COLLECTED' }, [
    ...[...LEFT, TIME_OUT, TIME_OUT],
  ]),
  trade('left at a counter that all leave', { state: 'UNCONFIRMED', endReason: 'ACCOUNT_CLOSED' }, [
    ...[...LEFT, s.leave('a'), s.leave('s', 'PLACE_LOST'), s.leave('b')],
  ]),
  trade('left at a counter whose store leaves', { state: 'UNANSWERED' }, [
    ...LEFT,
    s.leave('s', 'PLACE_LOST'),
  ]),
  trade('left and canceled, whose giver is erased', { state: 'CANCELLED', endReason: 'ACCOUNT_CLOSED' }, [
    ...[...LEFT, s.CANCEL, s.ERASED],
  ]),
  trade('at an event that is called off, and left', { state: 'CANCELLED', endReason: 'ACCOUNT_CLOSED' }, [
    ...[...s.AT_EVENT, s.CALL_OFF, s.leave('a')],
  ]),
  trade('at a counter that is closed, and moved', { state: 'CANCELLED', endReason: 'ACCOUNT_CLOSED' }, [
    ...[...AT_COUNTER, s.LOSE_COUNTER, ...MEET, ...MEET, s.leave('b')],
  ]),
  trade('of a card that is gone by its stock', { state: 'CANCELLED', endReason: 'SOLD_ELSEWHERE' }, [
    ...[...MEET, s.SOLD_AT_TILL, s.amend('a'), s.WITHDRAW, s.SAYS_NOTHING],
  ]),
  trade('of a card that is there after all', { state: 'CANCELLED', endReason: 'OTHER' }, [
    ...[s.SOLD_AT_TILL, s.STILL_THERE, s.amend('a'), s.DECLINE, s.CANCEL],
  ]),
  trade('with somebody under 18', { state: 'CANCELLED', endReason: 'OTHER' }, [
    ...[s.amend('a'), s.AGREE, ...MEET, s.UNDER_18],
  ]),
  hold('put aside and fetched', { state: 'DONE' }, [READY, ...HAND_OVER]),
  hold('put aside and not fetched', { state: 'EXPIRED', endReason: 'NOBODY_CONFIRMED' }, [READY, TIME_OUT]),
  hold('that ends, though both met', { state: 'UNCONFIRMED', endReason: 'BOTH_SAY_MET' }, [
    ...[TIME_OUT, s.BOTH_MET],
  ]),
  hold('whose store is closed when it ends', { state: 'CANCELLED', endReason: 'OTHER' }, [
    ...[READY, ...s.HELD_LONGER, HERE, s.amend('a'), s.MOVE_HOLD, s.AGREE, s.CANCEL],
  ]),
  hold('put aside, whose player leaves', { state: 'CANCELLED', endReason: 'ACCOUNT_CLOSED' }, [
    ...[READY, s.leave('a')],
  ]),
  hold('of a card that is there after all, with a no-show of the store', { state: 'NO_SHOW' }, [
    ...[HERE, s.SOLD_AT_TILL, s.STILL_THERE, READY, ABSENT, s.answer(true)],
  ]),
  hold(
    'whose store closes for weeks, and lacks the card',
    { state: 'CANCELLED', endReason: 'SOLD_ELSEWHERE' },
    [
      ...[READY, s.amend('a'), s.DECLINE, s.amend('a'), s.WITHDRAW],
      ...[s.LOSE_HOLD, s.SOLD_AT_TILL, s.SAYS_NOTHING],
    ],
  ),
  hold(
    'that is moved and put aside, of a card that is gone',
    { state: 'CANCELLED', endReason: 'SOLD_ELSEWHERE' },
    [
      ...[...s.HELD_LONGER, HERE, s.amend('a'), s.DECLINE, s.amend('a'), s.MOVE_HOLD],
      ...[READY, s.SOLD_AT_TILL, s.SAYS_NOTHING],
    ],
  ),
  hold(
    'that its stock lacks, after one that it has',
    { state: 'DONE' },
    [READY, s.IMPORT, s.STILL_THERE, ...HAND_OVER],
    { olderHolds: 2 },
  ),
];
