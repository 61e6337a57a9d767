/** Follows a store, or stops: for members, whose part of the page has a store of its own. */
import { useEffect } from 'react';
import {
  useFollowStoreMutation,
  useIsStoreFollowedQuery,
  useUnfollowStoreMutation,
} from '../../../api/storefronts';
import { forgetStep, pendingStep } from '../../../browser/pending-step';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { toastError } from '../../../ui/toast';

const t = texts.storefront;

export function Follow({ store }: { store: string }) {
  const { data, isError, isFetching, refetch } = useIsStoreFollowedQuery(store);
  const [follow, following] = useFollowStoreMutation();
  const [unfollow, unfollowing] = useUnfollowStoreMutation();
  useEffect(() => {
    if (pendingStep('follow') !== store) return;
    // Remembered until it is done: a reload tries again what the network lost.
    follow(store)
      .unwrap()
      .then(
        () => forgetStep('follow'),
        (failure) => toastError(problemText(failure, t.followFailed)),
      );
  }, [follow, store]);
  const isFollowed = data?.follows;
  const isUnknown = !data && isError && !isFetching;
  const toggle = async () => {
    try {
      await (isFollowed ? unfollow : follow)(store).unwrap();
    } catch (failure) {
      toastError(problemText(failure, t.followFailed));
    }
  };
  return (
    <>
      <Button
        look={isUnknown ? 'quiet' : isFollowed ? 'soft' : 'filled'}
        aria-pressed={isFollowed}
        busy={(!data && !isUnknown) || following.isLoading || unfollowing.isLoading}
        onClick={() => void (isUnknown ? refetch() : toggle())}
      >
        {isUnknown ? texts.ui.tryAgain : isFollowed ? t.followed : t.follow}
      </Button>
      {isUnknown && (
        <Hint kind="danger" role="alert">
          {t.followUnknown}
        </Hint>
      )}
    </>
  );
}
