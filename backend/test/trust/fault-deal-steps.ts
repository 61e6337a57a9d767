// The steps of deals that the tests of faults take: who asks what of the server, and which transition of a deal comes of it.
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '../../src/kernel/durations.js';
import type { Card } from '../../src/modules/cards/dto/card.dto.js';
import type { Meeting } from '../../src/modules/deals/domain/deal.js';
import type { DealEvent } from '../../src/modules/deals/domain/deal-machine.js';
import type { StockImportDto } from '../../src/modules/stock/imports/dto/stock-import.dto.js';
import { PASSWORD } from './fault-password.js';

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const ZONE = 'America/Chicago';

/** `b` lists what `a` gets, `s` is the store where they meet. */
export type Person = 'a' | 'b' | 's';
/** `time` is over. */
export type Actor = Person | 'time';

/** What a step may ask before it is taken. */
export interface Around {
  readonly deal: { readonly revision: number; readonly meeting: Meeting | null };
  readonly card: string;
  uuidOf(who: Person): string;
  codeOf(who: 'a' | 'b'): Promise<string>;
  /** Like that of a step. */
  call(who: Person, method: string, path: string, body?: object | string): Promise<{ body: unknown }>;
  /** The meeting, or the hold, ended an hour ago. */
  passMeeting(): Promise<void>;
}
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

export interface Step {
  readonly who: Actor;
  readonly event: DealEvent;
  /** Of the deal where it is relative. */
  readonly callOf: (around: Around) => Promise<Call> | Call;
  /** What it is answered when it is asked for again; without it a job takes the step, after a call or once time is over. */
  readonly again?: number;
}

type Body = (around: Around) => Promise<object> | object;
const step = (who: Person, event: DealEvent, path: string, bodyOf: Body = () => ({})): Step => ({
  ...{ who, event, again: 200 },
  callOf: async (around) => ({ method: 'POST', path, body: await bodyOf(around) }),
});
const overdue = (event: DealEvent): Step => ({
  ...{ who: 'time', event },
  callOf: () => ({ method: '', path: event }),
});

const moment = (ms: number) => new Date(Date.now() + ms).toISOString();
/** Noon in Chicago, two days ahead. */
const noon = () => new Date(new Date(Date.now() + 2 * DAY_MS).setUTCHours(18, 0, 0, 0)).toISOString();
const propose = (who: 'a' | 'b', bodyOf: Body) => step(who, 'MEETING_PROPOSED', 'meeting', bodyOf);
const CONFIRM = step('b', 'MEETING_CONFIRMED', 'meeting/confirm');
const soon = () => ({ from: moment(HOUR_MS), to: moment(2 * HOUR_MS) });
const counterOf = (around: Around) => ({ kind: 'COUNTER', store: around.uuidOf('s') });

export const MEET = [propose('a', () => ({ place: { kind: 'TEXT', text: 'Library' }, ...soon() })), CONFIRM];
export const AT_COUNTER = [propose('a', (around) => ({ place: counterOf(around), ...soon() })), CONFIRM];
export const AT_EVENT = [
  propose('a', async ({ call }) => {
    const from = noon();
    const [date, time] = [from.slice(0, 10), from.slice(11, 16)];
    const plan = { name: 'Draft night', location: 'Back room', timeZone: 'Etc/UTC', date, time };
    const { body } = await call('s', 'POST', '/api/events', {
      ...{ ...plan, format: 'COMMANDER', tcg: 'MAGIC_THE_GATHERING' },
    });
    const place = { kind: 'EVENT', event: (body as { uuid: string }).uuid };
    return { place, from, to: new Date(Date.parse(from) + HOUR_MS).toISOString() };
  }),
  CONFIRM,
];
export const HELD_LONGER = [
  propose('a', () => ({ place: { kind: 'COUNTER' }, from: moment(HOUR_MS), to: noon() })),
  CONFIRM,
];
/** The staff hand over between the two from now on. */
export const WITNESS_REQUIRED = step('a', 'WITNESS_REQUIRED', 'meeting', (around) => {
  const { from, to } = around.deal.meeting ?? {};
  return { place: { ...counterOf(around), witnessOnly: true }, from, to };
});

export const CALL_OFF: Step = {
  ...{ who: 's', event: 'PLACE_LOST' },
  callOf: ({ deal }) => ({ method: 'DELETE', path: `/api/events/${deal.meeting?.event?.id}` }),
};
/** The store at whose counter they are to meet is closed from one day of the meeting until `days` after it. */
const close = (who: Person, event: DealEvent, { from, days = 0 }: Closed): Step => ({
  ...{ who, event },
  callOf: ({ deal: { meeting } }) => {
    const [begins, ends] = [Date.parse(meeting?.[from] ?? ''), Date.parse(meeting?.to ?? '') + days * DAY_MS];
    const moments = [ends];
    for (let moment = begins; moment < ends; moment += DAY_MS) moments.push(moment);
    const dates = moments.map((moment) => new Date(moment).toLocaleDateString('sv-SE', { timeZone: ZONE }));
    const body = {
      ...{ description: null, website: null, timeZone: ZONE },
      weekly: WEEK.map((day) => ({ day, opens: '00:00', closes: '24:00' })),
      exceptions: [...new Set(dates)].map((date) => ({ date, intervals: [] })),
    };
    return { method: 'PUT', path: '/api/storefronts/mine', body };
  },
});
interface Closed {
  readonly from: 'from' | 'to';
  readonly days?: number;
}
export const LOSE_COUNTER = close('s', 'PLACE_LOST', { from: 'from' });
export const MOVE_HOLD = close('b', 'HOLD_MOVED', { from: 'to' });
/** For longer than the next day is looked for to which a hold can be moved. */
export const LOSE_HOLD = close('b', 'PLACE_LOST', { from: 'to', days: 20 });

/** The till of `b` says that no copy of the card is there. */
export const SOLD_AT_TILL: Step = {
  ...{ who: 'b', event: 'STOCK_CONFLICT' },
  callOf: ({ card: cardId }) => ({
    ...{ method: 'PUT', path: '/api/stock/lines' },
    body: { mode: 'SET', lines: [{ cardId, condition: 'NEAR_MINT', quantity: 0 }] },
  }),
};
/** A file of `b` has one copy of the card. */
export const IMPORT: Step = {
  ...{ who: 'b', event: 'STOCK_CONFLICT' },
  callOf: async ({ card, call }) => {
    const { body } = await call('b', 'GET', `/api/cards/${card}`);
    const { name, set, collector_number: number } = body as Card;
    const columns = 'Quantity,Name,Set Code,Collector Number,Condition,Finish,Language,Price';
    const file = `${columns}\n1,"${name}",${set},${number},Near Mint,Nonfoil,en,5\n`;
    const { body: begun } = await call('b', 'POST', '/api/stock/imports?name=stock.csv', file);
    const path = `/api/stock/imports/${(begun as StockImportDto).uuid}`;
    for (let mode: string | undefined = 'SET'; ; await pause(20)) {
      const { state, revision } = (await call('b', 'GET', path)).body as StockImportDto;
      if (state === 'WORKING') continue;
      if (!mode)
        return { method: 'POST', path: `${path}/commit`, body: { revision, acknowledged: ['TO_ZERO'] } };
      await call('b', 'PATCH', path, { mode });
      mode = undefined;
    }
  },
};
export const STILL_THERE = step('b', 'CONFLICT_CLEARED', 'conflict', () => ({ isThere: true }));
export const SAYS_NOTHING = overdue('CONFLICT_LAPSED');

export const amend = (who: 'a' | 'b', struck: readonly number[] = []) =>
  step(who, 'AMENDMENT_PROPOSED', 'amendment', () => ({
    ...{ struck, conditions: struck.length > 0 ? [] : [{ nth: 0, condition: 'LIGHTLY_PLAYED' }] },
  }));
export const AGREE = step('b', 'AMENDMENT_AGREED', 'amendment/agree');
export const DECLINE = step('b', 'AMENDMENT_DECLINED', 'amendment/decline');
export const WITHDRAW = step('a', 'AMENDMENT_WITHDRAWN', 'amendment/decline');

export const enter = (who: 'a' | 'b', event: DealEvent) =>
  step(who, event, 'hand-over', async ({ deal, codeOf }) => ({
    ...{ code: await codeOf(who === 'a' ? 'b' : 'a'), enteredAt: moment(0), revision: deal.revision },
  }));
export const ONE_CONFIRMS = enter('a', 'CONFIRMED_BY_ONE');
export const HAND_OVER = [ONE_CONFIRMS, enter('b', 'CONFIRMED_BY_BOTH')];
export const HERE = step('a', 'SIGNALED', 'signals', () => ({ signal: 'HERE' }));
export const READY = step('b', 'PUT_ASIDE', 'ready', () => ({ shelf: 'Drawer 3' }));
export const attest = (act: string, owner: 'a' | 'b', event: DealEvent) =>
  step('s', event, 'witness', async ({ deal, codeOf, call }) => {
    await call('s', 'PUT', '/api/deals/counter/rules', { keepsCards: true });
    return { act, code: await codeOf(owner), revision: deal.revision };
  });

export const CANCEL = step('a', 'CANCELLED', 'cancel', () => ({ reason: 'OTHER' }));
export const TIME_OUT = overdue('TIMED_OUT');
export const ABSENT = step('a', 'NO_SHOW_CLAIMED', 'no-show', async ({ passMeeting }) => {
  await passMeeting();
  return {};
});
export const ABSENT_TOO = step('b', 'NO_SHOW_CLAIMED_BY_BOTH', 'no-show');
export const answer = (agrees: boolean) =>
  step('b', agrees ? 'NO_SHOW_ADMITTED' : 'NO_SHOW_CONTESTED', 'no-show/answer', () => ({ agrees }));
export const gone = (who: 'a' | 'b', event: DealEvent) =>
  step(who, event, 'whereabouts', () => ({ cards: 'GONE' }));
/** Both say that they have met; the first answer is no step. */
export const BOTH_MET = step('b', 'BOTH_SAY_MET', 'met', async ({ call }) => {
  await call('a', 'POST', 'met', { answer: 'HANDED_OVER' });
  return { answer: 'HANDED_OVER' };
});
export const DISPUTE = step('a', 'DISPUTED', 'dispute', () => ({ reason: 'WRONG_CONDITION' }));
export const settle = (who: 'a' | 'b', outcome: string, event: DealEvent) =>
  step(who, event, 'settle', () => ({ outcome }));
export const undo = (who: 'a' | 'b', event: DealEvent) => step(who, event, 'undo');

/** Somebody closes their account. Nobody can ask for it again. */
export const leave = (who: Person, event: DealEvent = 'ACCOUNT_CLOSED'): Step => ({
  ...{ who, event, again: 401 },
  callOf: ({ uuidOf }) => ({
    ...{ method: 'PUT', path: `/api/users/${uuidOf(who)}/disable`, body: { password: PASSWORD } },
  }),
});
export const ERASED: Step = {
  ...leave('b'),
  callOf: ({ uuidOf }) => ({
    ...{ method: 'DELETE', path: `/api/users/${uuidOf('b')}`, body: { password: PASSWORD } },
  }),
};
export const UNDER_18: Step = {
  ...{ who: 'b', event: 'CANCELLED', again: 200 },
  callOf: ({ uuidOf }) => ({
    ...{ method: 'PUT', path: `/api/users/${uuidOf('b')}/age` },
    body: { bornIn: `${new Date().getFullYear() - 16}-01` },
  }),
};
