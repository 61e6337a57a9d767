/** Loads the account, then lets its profile be changed; asks before work that was not saved is left. */
import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { type Account, useGetUserQuery } from '../../../api/users';
import { problemText } from '../../../lib/problem';
import { currentUser, type SessionUser } from '../../../lib/session';
import { useWarnBeforeUnload } from '../../../lib/use-warn-before-unload';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ErrorState } from '../../../ui/error-state';
import classes from './form.module.css';
import { ProfileForm } from './profile-form';
import { useProfile } from './use-profile';

export function ProfileSettings({ user }: { user: SessionUser }) {
  const query = useGetUserQuery(user.uuid);
  const { currentData: account } = query;
  const failed = query.isError && !query.isFetching;
  const content = useRef<HTMLDivElement>(null);
  /** The button that is pressed goes away: the focus stays with what comes in its place. */
  const retry = () => {
    content.current?.focus();
    void query.refetch();
  };
  return (
    <div ref={content} tabIndex={-1} className={classes.content}>
      {account && <Profile account={account} />}
      {!account && failed && (
        <ErrorState message={problemText(query.error, 'Failed to load your settings.')} onRetry={retry} />
      )}
      {!account && !failed && <ProfileSkeleton store={user.role === 'STORE'} />}
    </div>
  );
}

function Profile({ account }: { account: Account }) {
  const work = useProfile(account);
  useWarnBeforeUnload(work.unsaved);
  // Logging in again opens on this page; whoever is logged out has nothing left to save.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      work.unsaved && currentUser() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <>
      <ProfileForm {...work} />
      <ConfirmDialog
        opened={blocker.state === 'blocked'}
        title="Discard your changes?"
        confirm="Discard"
        cancel="Keep editing"
        danger
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        You have changed your profile and not saved it yet.
      </ConfirmDialog>
    </>
  );
}

const ProfileSkeleton = ({ store }: { store: boolean }) => (
  <div className={classes.form} role="status" aria-label="Loading your settings" aria-busy>
    <Skeleton h={61} />
    <div className={classes.pair}>
      <Skeleton h={80} />
      <Skeleton h={61} />
    </div>
    {store && <Skeleton h={61} />}
    {store && <Skeleton h={61} />}
    <Skeleton h={118} />
    <div className={classes.buttons}>
      <Skeleton h={36} w={140} />
    </div>
  </div>
);
