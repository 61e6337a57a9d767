// The verbs before both meet: propose and confirm a meeting, put cards aside, say that one is late.
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { DealSteps } from './deal-steps.js';
import { DealsQueries } from './deals.queries.js';
import { minutesMissing } from './domain/deal.errors.js';
import { confirmMeeting, isSaidAgain, proposeMeeting, putAside, signalArrival } from './domain/meet.js';
import type { DealDto } from './dto/deal.dto.js';
import type { ProposeMeeting } from './dto/meeting.dto.js';
import type { PutAside, SignalArrival } from './dto/steps.dto.js';
import { MeetingPlaces } from './meeting-places.js';

type Party = Pick<Caller, 'uuid'>;

@Injectable()
export class MeetingsService {
  constructor(
    private readonly steps: DealSteps,
    private readonly places: MeetingPlaces,
    private readonly queries: DealsQueries,
  ) {}

  /** Proposes a meeting. */
  async proposeMeeting(
    caller: Party,
    uuid: string,
    seen: IfMatch,
    asked: ProposeMeeting,
  ): Promise<JsonText<DealDto>> {
    await this.steps.takeAs({ caller, uuid, seen }, [], async (deal, now) =>
      proposeMeeting(deal, caller.uuid, await this.places.meetingOf(deal, caller.uuid, asked, now), now),
    );
    return this.queries.one(caller, uuid);
  }

  /** Confirms the meeting that the other has proposed. */
  async confirmMeeting(caller: Party, uuid: string, seen: IfMatch): Promise<JsonText<DealDto>> {
    await this.steps.takeAtPlace({ caller, uuid, seen }, ['MEETING_CONFIRMED'], async (deal, now) => {
      await this.places.refuseUnlessOn(deal, deal.proposal);
      await this.places.refuseIfCounterOnly(deal, deal.proposal?.kind);
      return confirmMeeting(deal, caller.uuid, now);
    });
    return this.queries.one(caller, uuid);
  }

  /** Puts the cards of a deal aside. */
  async putAside(
    caller: Party,
    uuid: string,
    seen: IfMatch,
    { shelf }: PutAside,
  ): Promise<JsonText<DealDto>> {
    await this.steps.takeAs(
      { caller, uuid, seen },
      ['PUT_ASIDE'],
      (deal, now) => putAside(deal, caller.uuid, shelf, now),
      (deal) => deal.shelf === shelf,
    );
    return this.queries.one(caller, uuid);
  }

  /** Says that the caller is late or there. Throws `deals.minutes`. */
  async signalArrival(
    caller: Party,
    uuid: string,
    seen: IfMatch,
    { signal, minutes }: SignalArrival,
  ): Promise<JsonText<DealDto>> {
    if ((signal === 'LATE') !== (minutes !== undefined))
      throw minutesMissing({ errors: [{ field: 'minutes', message: minutesMissing.message }] });
    await this.steps.takeAs({ caller, uuid, seen }, [], (deal, now) => {
      const said = { by: caller.uuid, signal, at: now.toISOString(), minutes: minutes ?? null };
      return isSaidAgain(deal, said) ? undefined : signalArrival(deal, said, now);
    });
    return this.queries.one(caller, uuid);
  }
}
