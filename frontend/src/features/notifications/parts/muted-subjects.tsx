/** What links in emails have turned off, and the way back. */
import { useUnmuteNotificationsMutation } from '../../../api/notifications';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './preferences.module.css';

export function MutedSubjects({ muted }: { muted: number }) {
  const t = texts.notificationSettings;
  const [unmute, { isLoading }] = useUnmuteNotificationsMutation();
  const press = async () => {
    const failure = (await unmute()).error;
    if (failure) toastError(problemText(failure, t.notSaved));
    else toastSuccess(t.unmuted);
  };
  return (
    <div className={classes.times}>
      <p className={classes.note}>{t.muted(muted)}</p>
      <div className={classes.buttons}>
        <Button look="quiet" busy={isLoading} onClick={() => void press()}>
          {t.unmute}
        </Button>
      </div>
    </div>
  );
}
