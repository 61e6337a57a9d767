/** Where calendars and feeds of events are: files of the API, which anybody may read. */

/** An event, to add to a calendar. */
export const eventCalendarPath = (uuid: string): string =>
  `/api/calendars/events/${encodeURIComponent(uuid)}/event.ics`;

/** The events of a store: to subscribe to, or to read. */
export const storeCalendarPath = (uuid: string, kind: 'ics' | 'rss' | 'json'): string =>
  `/api/calendars/stores/${encodeURIComponent(uuid)}/events.${kind}`;

/** The same address for calendar programs, which open it as a subscription rather than as a file. */
export const asWebcal = (url: string): string => url.replace(/^https?:/, 'webcal:');
