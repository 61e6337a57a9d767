/** Stops following the store that a notification is about. */
import type { RefObject } from 'react';
import { useUnfollowStoreMutation } from '../../../api/storefronts';
import { problemText } from '../../../lib/problem';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './notification.module.css';
import type { FollowedStore } from './wording';

interface UnfollowProps {
  store: FollowedStore;
  /** Where the focus goes when the button goes away. */
  home: RefObject<HTMLElement | null>;
}

export function Unfollow({ store: { uuid, name }, home }: UnfollowProps) {
  const t = texts.notificationList;
  const [unfollow, { isLoading, isSuccess }] = useUnfollowStoreMutation();
  const press = async () => {
    const failure = (await unfollow(uuid)).error;
    if (failure) toastError(problemText(failure, t.notUnfollowed));
    else toastSuccess(t.unfollowed(name));
  };
  const focusProps = useFocusWhenLost(home);
  if (isSuccess) return null;
  return (
    <div className={classes.actions} {...focusProps}>
      <Button size="s" look="quiet" busy={isLoading} onClick={() => void press()}>
        {t.unfollow(name)}
      </Button>
    </div>
  );
}
