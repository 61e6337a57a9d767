// What it takes to schedule a series, to preview its dates and to change it, on the wire.
import { IntersectionType } from '@nestjs/swagger';
import type { Weekday } from '../../../../kernel/weekday.js';
import { EventDetailsBody } from '../../dto/event-details.dto.js';
import { Location, Name, Store, Word, Zone } from '../../dto/event-fields.js';
import type { Frequency } from '../domain/recurrence.js';
import {
  CountField,
  EveryField,
  FrequencyField,
  NthField,
  SkippedDates,
  StartsOn,
  UntilField,
  WallEnd,
  WallTime,
  WeekdayField,
  ZONE_OF_WALL,
} from './series-fields.js';

/** On which dates and at which times a series takes place. */
export class RecurrenceBody {
  @FrequencyField('required')
  frequency: Frequency;
  @EveryField('required')
  every: number;
  @WeekdayField('required')
  weekday: Weekday;
  @NthField()
  nth?: number | null;
  @StartsOn('required')
  startsOn: string;
  @UntilField()
  until?: string | null;
  @CountField()
  count?: number | null;
  @WallTime('required')
  time: string;
  @WallEnd()
  endTime?: string | null;
  @Zone('required', ZONE_OF_WALL)
  timeZone: string;
  @SkippedDates()
  skipped?: string[];
}

/** A new series of the caller. */
export class ScheduleSeries extends IntersectionType(RecurrenceBody, EventDetailsBody) {
  @Name('required')
  name: string;
  @Location('required')
  location: string;
  @Word('required', 'COMMANDER')
  format: string;
  @Word('required', 'MAGIC_THE_GATHERING')
  tcg: string;
  @Store('optional')
  userId?: string;
}

/**
 * The fields to change; what is left out stays. A last day takes the count away, and a count the last day; with a start alone, events
 * last as long as before.
 */
export class ChangeSeries extends EventDetailsBody {
  @FrequencyField('optional')
  frequency?: Frequency;
  @EveryField('optional')
  every?: number;
  @WeekdayField('optional')
  weekday?: Weekday;
  @NthField()
  nth?: number | null;
  @StartsOn('optional')
  startsOn?: string;
  @UntilField()
  until?: string | null;
  @CountField()
  count?: number | null;
  @WallTime('optional')
  time?: string;
  @WallEnd()
  endTime?: string | null;
  @Zone('optional', ZONE_OF_WALL)
  timeZone?: string;
  @Name('optional')
  name?: string;
  @Location('optional')
  location?: string;
  @Word('optional', 'COMMANDER')
  format?: string;
  @Word('optional', 'MAGIC_THE_GATHERING')
  tcg?: string;
}
