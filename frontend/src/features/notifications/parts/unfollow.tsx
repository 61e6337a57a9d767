/** Stops following the store that a notification is about. */
import { useUnfollowStoreMutation } from '../../../api/storefronts';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './notification.module.css';
import type { FollowedStore } from './wording';

export function Unfollow({ store: { uuid, name } }: { store: FollowedStore }) {
  const t = texts.notificationList;
  const [unfollow, { isLoading, isSuccess }] = useUnfollowStoreMutation();
  const press = async () => {
    const failure = (await unfollow(uuid)).error;
    if (failure) toastError(problemText(failure, t.notUnfollowed));
    else toastSuccess(t.unfollowed(name));
  };
  if (isSuccess) return null;
  return (
    <div className={classes.actions}>
      <Button size="s" look="quiet" busy={isLoading} onClick={() => void press()}>
        {t.unfollow(name)}
      </Button>
    </div>
  );
}
