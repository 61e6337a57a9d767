/** The public page of an event: when, where, in which format, and which store hosts it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventDto } from '../../api/events';
import type { PendingAnswer } from '../../api/public-data';
import { eventAddress } from '../../entities/event/event-address';
import { turnoutText } from '../../entities/event/turnout';
import { formatEventStart } from '../../lib/format-event-start';
import { directionsTo } from '../../lib/links';
import { publicEventPath, storefrontPath } from '../../lib/public-paths';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useLocale } from '../../lib/use-locale';
import { texts } from '../../texts';
import { PageFrame } from '../../ui/page-frame';
import { ShareButton } from '../../ui/share-button';
import { AddToCalendar } from './parts/calendar-links';
import { EventDetails } from './parts/event-details';
import { Fact } from './parts/fact';
import { Poster } from './parts/poster';
import { Reserved } from './parts/reserved';
import classes from './parts/storefront.module.css';
import { Subject } from './parts/subject';

const t = texts.publicEvent;

interface PublicEventProps {
  answer: PendingAnswer<EventDto>;
  /** What its reader has answered. */
  going?: (event: EventDto) => ReactNode;
  /** What reports the event. */
  safety?: (event: EventDto) => ReactNode;
}

export const PublicEvent = ({ answer, going, safety }: PublicEventProps) => (
  <Subject answer={answer} unknown={{ title: t.unknownEvent, text: t.unknownEventWhy }}>
    {(event) => <EventPage event={event} going={going} safety={safety} />}
  </Subject>
);

function EventPage({ event, going, safety }: { event: EventDto } & Omit<PublicEventProps, 'answer'>) {
  const { uuid, name, date, time, endDate, endTime, timeZone, location, format, user, picture } = event;
  const starts = `${date}T${time}Z`;
  const locale = useLocale();
  const at = formatEventStart(new Date(starts), timeZone, locale);
  const turnout = turnoutText(event.attendance);
  // The server's page may be a minute old: the browser knows the time.
  const hasBegun = useIsHydrated() && Date.parse(starts) < Date.now();
  // Without a known end it counts as over once it has begun.
  const isOver = hasBegun && !(endDate && endTime && Date.parse(`${endDate}T${endTime}Z`) > Date.now());
  return (
    <PageFrame
      title={name}
      heading={<span dir="auto">{name}</span>}
      actions={
        <>
          <ShareButton title={name} path={publicEventPath(uuid)} />
          {safety && (
            <Reserved longest={texts.publicPage.report} isReport>
              {safety(event)}
            </Reserved>
          )}
        </>
      }
    >
      {isOver && <p className={classes.state}>{t.over}</p>}
      {picture && <Poster picture={picture} alt={t.pictureOf(name)} />}
      <section className={classes.box}>
        <dl className={classes.facts}>
          <Fact name={t.when}>
            <time dateTime={starts}>{`${at.day} · ${at.time}`}</time>
          </Fact>
          <Fact name={t.where}>
            <span dir="auto">{eventAddress(event)}</span>{' '}
            <a
              href={directionsTo(eventAddress(event))}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.publicPage.directionsTo(location)}
            >
              {texts.publicPage.directions}
            </a>
          </Fact>
          <Fact name={t.format}>{format.name}</Fact>
          {turnout && <Fact name={t.turnout}>{turnout}</Fact>}
          <Fact name={t.host}>
            <Link to={storefrontPath(user.uuid)} dir="auto">
              {user.name}
            </Link>
          </Fact>
          <EventDetails event={event} locale={locale} />
        </dl>
        {!hasBegun && going && <div className={classes.going}>{going(event)}</div>}
        {!hasBegun && <AddToCalendar event={uuid} />}
      </section>
    </PageFrame>
  );
}
