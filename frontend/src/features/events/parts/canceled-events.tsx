/** The canceled events that their reader had answered, until they have seen that. */
import { useRef } from 'react';
import { useGetCanceledEventsQuery, useSeeEventMutation } from '../../../api/attendance';
import { formatEventStart } from '../../../lib/format-event-start';
import { problemText } from '../../../lib/problem';
import { useLocale } from '../../../lib/use-locale';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError } from '../../../ui/toast';
import classes from './event-changes.module.css';

const t = texts.attendance.changes;

export function CanceledEvents() {
  const { data = [] } = useGetCanceledEventsQuery();
  const [see, { isLoading }] = useSeeEventMutation();
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const dismiss = async (uuid: string) => {
    try {
      await see({ uuid, seenEvent: { version: null } }).unwrap();
      // The pressed button goes away.
      list.current?.focus({ preventScroll: true });
    } catch (problem) {
      toastError(problemText(problem, t.notDismissed));
    }
  };
  return (
    <ul ref={list} tabIndex={-1} className={classes.canceled} aria-label={t.canceled}>
      {data.map(({ uuid, name, startsAt, timeZone }) => {
        const { day, time } = formatEventStart(new Date(startsAt), timeZone, locale);
        return (
          <li key={uuid}>
            <div>
              <p className={classes.changes}>{t.isCanceled}</p>
              <span dir="auto">{name}</span> · <time dateTime={startsAt}>{`${day} · ${time}`}</time>
            </div>
            <Button
              look="quiet"
              size="s"
              busy={isLoading}
              aria-label={t.dismissNamed(name)}
              onClick={() => void dismiss(uuid)}
            >
              {t.dismiss}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
