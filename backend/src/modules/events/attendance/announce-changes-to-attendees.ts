// Those who go to an event, or would like to, are notified when it is canceled, moved or changed; a changed capacity gives places on.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { eventBroughtBack, eventCalledOff, eventChanged, eventMoved } from '../domain/event.events.js';
import {
  attendeesConcerned,
  attendeesOfCanceled,
  begunEventCanceled,
  canceledEventOnAgain,
  inBatches,
} from './domain/attendance.events.js';
import { AttendanceRepository, type HeldEvent } from './persistence/attendance.repository.js';
import { WaitingList } from './waiting-list.js';

const HANDLER = 'events.announce-changes-to-attendees';
/** What nobody who goes needs to know of. */
const QUIET_FIELDS = ['capacity', 'leastPlayers', 'timeZone', 'placeLabel', 'picture'];
/** What `eventMoved` announces. */
const MOVING_FIELDS = ['startsAt', 'location', 'placeLatitude', 'placeLongitude'];

@Injectable()
export class AnnounceChangesToAttendees {
  constructor(
    events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly attendance: AttendanceRepository,
    private readonly waitingList: WaitingList,
    private readonly clock: Clock,
  ) {
    events.on(eventCalledOff, HANDLER, ({ event }) => this.callOff(event));
    events.on(eventBroughtBack, HANDLER, async ({ event }) =>
      this.unitOfWork.publish(canceledEventOnAgain({ event })),
    );
    events.on(eventMoved, HANDLER, ({ event, isOnAnotherDay }) => this.move(event, isOnAnotherDay));
    events.on(eventChanged, HANDLER, ({ event, fields }) => this.change(event, fields));
  }

  private async callOff(uuid: string): Promise<void> {
    const gone = await this.attendance.takeCalledOff(uuid);
    if (!gone) return;
    const about = aboutOf({ uuid, ...gone });
    const concerned = this.isOver(gone)
      ? inBatches(gone.going).map((accounts) => begunEventCanceled({ ...about, accounts }))
      : attendeesOfCanceled(about, gone);
    for (const each of concerned) this.unitOfWork.publish(each);
  }

  private async move(uuid: string, isOnAnotherDay: boolean): Promise<void> {
    if (isOnAnotherDay && (await this.attendance.hold(uuid))) await this.attendance.forgetArrivals(uuid);
    await this.notify(uuid, 'MOVED');
    await this.waitingList.shortenOffers(uuid);
  }

  private async change(uuid: string, fields: readonly string[]): Promise<void> {
    if (fields.includes('capacity')) await this.waitingList.settleOne(uuid);
    const isMoved = fields.some((field) => MOVING_FIELDS.includes(field));
    if (!isMoved && fields.some((field) => !QUIET_FIELDS.includes(field))) await this.notify(uuid, 'CHANGED');
  }

  private async notify(uuid: string, change: 'MOVED' | 'CHANGED'): Promise<void> {
    const event = await this.attendance.hold(uuid);
    if (!event || this.isOver(event)) return;
    const states = ['GOING', 'WAITING', 'OFFERED', 'INTERESTED'] as const;
    for (const accounts of inBatches(await this.attendance.inStates(uuid, states)))
      this.unitOfWork.publish(attendeesConcerned({ ...aboutOf(event), accounts, change }));
  }

  /** Of what is over nobody is notified. */
  private isOver({ startsAt }: Pick<HeldEvent, 'startsAt'>): boolean {
    return startsAt <= this.clock.now();
  }
}

const aboutOf = ({
  uuid,
  name,
  startsAt,
  timeZone,
}: Pick<HeldEvent, 'uuid' | 'name' | 'startsAt' | 'timeZone'>) => ({
  event: uuid,
  name,
  startsAt: startsAt.toISOString(),
  timeZone,
});
