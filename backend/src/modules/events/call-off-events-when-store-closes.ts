// Notifies those who go to the events of a store that is closed or erased, in the transaction that does so: none of them takes place.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { AccountHooks } from '../users/index.js';
import { type Attendees, attendeesOfCanceled } from './attendance/domain/attendance.events.js';
import { eventCalledOff } from './domain/event.events.js';

/** $1 store, $2 now: locked in the order of their ids, as an account that leaves several does. */
const UPCOMING = {
  name: 'events.upcoming-of-closing-store',
  text: `select uuid, name, starts_at as "startsAt", time_zone as "timeZone" from events.event
    where store = $1 and starts_at > $2 order by uuid for update`,
};
/** $1 events: nobody goes to them any more. Gives who did. */
const FORGET_ANSWERS = {
  name: 'events.forget-answers-to-closing-store',
  text: 'delete from events.attendance where event = any ($1::uuid[]) returning event, account, state',
};
/** $1 store. */
const FORGET_HIDDEN = {
  name: 'events.forget-hidden-of-closing-store',
  text: 'delete from events.hidden_event where store = $1',
};

interface Upcoming {
  readonly uuid: string;
  readonly name: string;
  readonly startsAt: Date;
  readonly timeZone: string;
}
interface Answer {
  readonly event: string;
  readonly account: string;
  readonly state: string;
}

@Injectable()
export class CallOffEventsWhenStoreCloses {
  constructor(
    hooks: AccountHooks,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    hooks.on('closed', ({ account }) => this.callOffAll(account));
    hooks.on('erased', ({ account }) => this.callOffAll(account));
  }

  private async callOffAll(store: string): Promise<void> {
    await this.sql.rows(FORGET_HIDDEN, [store]);
    const events = await this.sql.rowsForChange<Upcoming & object>(UPCOMING, [store, this.clock.now()]);
    if (events.length === 0) return;
    const answers = await this.sql.rows<Answer & object>(FORGET_ANSWERS, [events.map(({ uuid }) => uuid)]);
    const to = new Map<string, Answer[]>(events.map(({ uuid }) => [uuid, []]));
    for (const answer of answers) to.get(answer.event)?.push(answer);
    for (const event of events) this.publish(store, event, attendeesOf(to.get(event.uuid) ?? []));
  }

  /** Who has answered hears of it, and deals whose parties were to meet there find another place. */
  private publish(store: string, { uuid, name, startsAt, timeZone }: Upcoming, attendees: Attendees): void {
    const about = { event: uuid, name, startsAt: startsAt.toISOString(), timeZone };
    for (const each of attendeesOfCanceled(about, attendees)) this.unitOfWork.publish(each);
    this.unitOfWork.publish(eventCalledOff({ store, event: uuid }));
  }
}

const attendeesOf = (answers: readonly Answer[]): Attendees => {
  const who = (is: (state: string) => boolean) =>
    answers.flatMap(({ account, state }) => (is(state) ? account : [])).sort();
  return {
    going: who((state) => state === 'GOING'),
    others: who((state) => state !== 'GOING' && state !== 'LAPSED'),
  };
};
