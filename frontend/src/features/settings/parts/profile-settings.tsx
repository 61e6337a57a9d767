/** Loads the account, then lets its profile be changed. */
import { Skeleton } from '@mantine/core';
import { type Dispatch, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Account, useGetUserQuery } from '../../../api/users';
import type { SessionUser } from '../../../browser/session';
import { ADDRESS_FIELD } from '../../../lib/paths';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { ErrorState } from '../../../ui/error-state';
import classes from './form.module.css';
import { ProfileForm } from './profile-form';
import { useProfile } from './use-profile';

interface ProfileSettingsProps {
  user: SessionUser;
  /** Something was changed that is not saved, or no longer. */
  onUnsaved: Dispatch<boolean>;
}

export function ProfileSettings({ user, onUnsaved }: ProfileSettingsProps) {
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
      {account && <Profile account={account} onUnsaved={onUnsaved} />}
      {!account && failed && (
        <ErrorState message={problemText(query.error, texts.settings.failed)} onRetry={retry} />
      )}
      {!account && !failed && <ProfileSkeleton store={user.role === 'STORE'} />}
    </div>
  );
}

function Profile({ account, onUnsaved }: { account: Account; onUnsaved: Dispatch<boolean> }) {
  const work = useProfile(account);
  useEffect(() => onUnsaved(work.unsaved), [work.unsaved, onUnsaved]);
  const { setFocus } = work.form;
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === ADDRESS_FIELD && account.role === 'STORE') setFocus('address');
  }, [hash, account.role, setFocus]);
  return <ProfileForm {...work} />;
}

const ProfileSkeleton = ({ store }: { store: boolean }) => (
  <div className={classes.form} role="status" aria-label={texts.settings.loading} aria-busy>
    <Skeleton h={61} />
    <div className={classes.pair}>
      <Skeleton h={80} />
      <Skeleton h={61} />
    </div>
    {store && <Skeleton h={61} />}
    {store && <Skeleton h={61} />}
    <Skeleton h={126} />
    <div className={classes.buttons}>
      <Skeleton h={36} w={140} />
    </div>
  </div>
);
