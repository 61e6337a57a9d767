/** What links in emails have turned off, and the way back. */
import type { MouseEvent } from 'react';
import { useUnmuteNotificationsMutation } from '../../../api/notifications';
import { focusAround } from '../../../lib/focus-around';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './preferences.module.css';

export function MutedSubjects({ muted }: { muted: number }) {
  const t = texts.notificationSettings;
  const [unmute, { isLoading }] = useUnmuteNotificationsMutation();
  const press = async ({ currentTarget }: MouseEvent) => {
    const failure = (await unmute()).error;
    if (failure) return toastError(problemText(failure, t.notSaved));
    // The button goes away once the settings are read again.
    focusAround(currentTarget);
    toastSuccess(t.unmuted);
  };
  return (
    <div className={classes.times}>
      <p className={classes.note}>{t.muted(muted)}</p>
      <div className={classes.buttons}>
        <Button look="quiet" busy={isLoading} onClick={(event) => void press(event)}>
          {t.unmute}
        </Button>
      </div>
    </div>
  );
}
