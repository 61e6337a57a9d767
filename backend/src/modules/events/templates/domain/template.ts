// A template: what a store says of events that it schedules again and again, without their day.
import type { EventDetails } from '../../domain/event-details.js';

/** How many templates a store may have. */
export const MAX_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 80;

/** What events made from it are like. Times are those of the clock of the place. */
export interface TemplateEvent extends EventDetails {
  readonly name: string;
  readonly location: string;
  readonly tcg: string;
  readonly format: string;
  readonly timeZone: string;
  /** `HH:MM`. */
  readonly time: string;
  readonly endTime: string | null;
}

/** A template as it is kept. */
export interface Template {
  readonly uuid: string;
  readonly store: string;
  readonly name: string;
  readonly event: TemplateEvent;
  readonly version: number;
}
