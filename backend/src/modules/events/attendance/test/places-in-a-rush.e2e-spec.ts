// The story of an event that many people want to go to in the same second, on two replicas.
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { extent } from '../../../../../test/trust/promise.js';
import { secondInstance } from '../../../../../test/trust/two-instances.js';
import type { EventDto } from '../../dto/event.dto.js';
import type { AttendanceState } from '../domain/attendance.js';
import { answers, eventFor, pathOf, players } from './attendees.js';

const PLACES = 8;
/** An event has room for eight; the whole suite asks with 500. */
const PEOPLE = extent({ quick: 60, whole: 500 });

describe('an event that many want to go to at once', () => {
  const market = story({}, { alone: true });
  const elsewhere = secondInstance(market);
  let store: Member;
  let people: Member[];
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    people = [];
    for (let nth = 0; nth < PEOPLE; nth += 20) people.push(...(await players(market, 20)));
  });

  interface Row {
    readonly account: string;
    readonly state: AttendanceState;
    readonly place: number;
  }
  const listOf = ({ uuid }: EventDto): Promise<Row[]> =>
    market.app
      .get(DataSource)
      .query('select account, state, place from events.attendance where event = $1 order by place', [uuid]);
  const turnoutOf = async ({ uuid }: EventDto) => {
    const [row] = await market.app
      .get(DataSource)
      .query('select going, offered, waiting from events.turnout where event = $1', [uuid]);
    return row;
  };
  /** Everybody at once, every other one at the other instance; two of three ask twice. */
  const rush = (event: EventDto) =>
    Promise.all(
      people.flatMap((member, nth) => {
        const there = { client: elsewhere(member.client) };
        const asks = nth % 3 === 0 ? [member] : [member, there];
        return asks.map((each) => answers(nth % 2 === 0 ? each : there, event));
      }),
    );

  // @spec rule-places-in-a-rush
  it('has eight in it and all others on the waiting list, each once and in one order', async () => {
    const event = await eventFor(store, PLACES);
    const replies = await rush(event);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const list = await listOf(event);
    expect(list.map(({ account }) => account).sort()).toEqual(people.map(({ user }) => user.uuid).sort());
    expect(list.map(({ place }) => place)).toEqual(people.map((_each, nth) => nth + 1));
    expect(list.map(({ state }) => state)).toEqual(
      people.map((_each, nth) => (nth < PLACES ? 'GOING' : 'WAITING')),
    );
    expect(await turnoutOf(event)).toEqual({ going: PLACES, offered: 0, waiting: PEOPLE - PLACES });
  });

  // @spec rule-places-in-a-rush
  it('goes on in that order when half of those who are in leave while others confirm', async () => {
    const event = await eventFor(store, PLACES);
    await rush(event);
    const before = await listOf(event);
    const memberOf = new Map(people.map((member) => [member.user.uuid, member]));
    const of = ({ account }: Row) => memberOf.get(account) as Member;
    const leaving = before.slice(0, PLACES / 2);
    await Promise.all(
      leaving.map((row, nth) =>
        (nth % 2 === 0 ? of(row).client : elsewhere(of(row).client)).delete(pathOf(event)),
      ),
    );
    const offered = (await listOf(event)).filter(({ state }) => state === 'OFFERED');
    expect(offered.map(({ account }) => account)).toEqual(
      before.slice(PLACES, PLACES + leaving.length).map(({ account }) => account),
    );
    // They confirm at both instances while the others of the first eight leave, too.
    await Promise.all([
      ...offered.flatMap((row) => [
        answers(of(row), event),
        answers({ client: elsewhere(of(row).client) }, event),
      ]),
      ...before.slice(PLACES / 2, PLACES).map((row) => of(row).client.delete(pathOf(event))),
    ]);
    const after = await listOf(event);
    expect(after.map(({ account }) => account)).toEqual(before.slice(PLACES).map(({ account }) => account));
    expect(after.map(({ state }) => state)).toEqual(
      after.map((_row, nth) => (nth < PLACES / 2 ? 'GOING' : nth < PLACES ? 'OFFERED' : 'WAITING')),
    );
    expect(await turnoutOf(event)).toEqual({
      ...{ going: PLACES / 2, offered: PLACES / 2 },
      waiting: PEOPLE - 2 * PLACES,
    });
  });
});
