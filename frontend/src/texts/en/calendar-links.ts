/** The links that put events into calendars and feed readers. */

export const calendarLinks = {
  add: 'Add to calendar',
  subscribe: 'Subscribe in your calendar',
  rss: 'RSS',
};
