/** What its reader has answered to an event in a list: the two answers, or what has become of the one given. */
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { EventDto } from '../../../api/events';
import { useUser } from '../../../browser/use-user';
import { publicEventPath } from '../../../lib/public-paths';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './row-answer.module.css';
import { useAnswer } from './use-answer';
import type { OwnAnswer } from './use-own-answers';

const t = texts.attendance;

interface RowAnswerProps {
  event: EventDto;
  own: OwnAnswer;
  /** The id of the event’s name. */
  name: string;
}

export function RowAnswer({ event, own, name }: RowAnswerProps) {
  const user = useUser();
  const { answer, answered, busy } = useAnswer(event.uuid);
  const link = useRef<HTMLAnchorElement>(null);
  const focusProps = useFocusWhenLost(link);
  // The list of answers is read again after one: until it is there, a second press would give up the place.
  const state = own === 'elsewhere' ? own : (own?.state ?? answered);
  if (!user || user.uuid === event.user.uuid || own === undefined) return null;
  if (state)
    return (
      <Link
        ref={link}
        to={publicEventPath(event.uuid)}
        className={classes.state}
        data-open={state === 'OFFERED' || undefined}
        aria-describedby={name}
      >
        {t.mine.states[state] ?? t.see}
      </Link>
    );
  const isFull = event.attendance?.freePlaces === 0;
  return (
    <div className={classes.answers} {...focusProps}>
      <Button look="quiet" size="s" busy={busy} aria-describedby={name} onClick={() => void answer('GOING')}>
        {isFull ? t.join : t.go}
      </Button>
      <Button
        look="subtle"
        size="s"
        busy={busy}
        aria-describedby={name}
        onClick={() => void answer('INTERESTED')}
      >
        {t.interested}
      </Button>
    </div>
  );
}
