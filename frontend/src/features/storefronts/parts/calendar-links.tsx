/** The links that put events into calendars: files and feeds of the API. */
import { asWebcal, eventCalendarPath, storeCalendarPath } from '../../../lib/calendar-paths';
import { useIsHydrated } from '../../../lib/use-is-hydrated';
import { texts } from '../../../texts';
import classes from './storefront.module.css';

/** Adds one event to a calendar. */
export const AddToCalendar = ({ event }: { event: string }) => (
  <p className={classes.links}>
    <a href={eventCalendarPath(event)} download="event.ics">
      {texts.calendarLinks.add}
    </a>
  </p>
);

/** Subscribes to the events of a store. */
export function StoreCalendar({ store }: { store: string }) {
  const path = storeCalendarPath(store, 'ics');
  // The server's page does not know at which address the visitor reads it.
  const subscription = useIsHydrated() ? asWebcal(window.location.origin + path) : path;
  return (
    <p className={classes.links}>
      <a href={subscription}>{texts.calendarLinks.subscribe}</a>
      <a href={storeCalendarPath(store, 'rss')}>{texts.calendarLinks.rss}</a>
    </p>
  );
}
