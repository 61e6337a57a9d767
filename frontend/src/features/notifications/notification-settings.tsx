/** Loads how the visitor is notified, then lets them change it. */
import { Skeleton } from '@mantine/core';
import type { Dispatch } from 'react';
import { PREFERENCES_REFETCH, useGetNotificationPreferencesQuery } from '../../api/notifications';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { ErrorState } from '../../ui/error-state';
import { MutedSubjects } from './parts/muted-subjects';
import classes from './parts/preferences.module.css';
import { PreferencesForm } from './parts/preferences-form';
import { PushDevice } from './parts/push-device';

interface NotificationSettingsProps {
  /** Whether something was chosen and not saved. */
  onUnsaved?: Dispatch<boolean>;
}

export default function NotificationSettings({ onUnsaved }: NotificationSettingsProps) {
  const t = texts.notificationSettings;
  const query = useGetNotificationPreferencesQuery(undefined, PREFERENCES_REFETCH);
  const { currentData: own, isError, isFetching } = query;
  if (own)
    return (
      <div className={classes.settings}>
        <PushDevice />
        <PreferencesForm own={own} onUnsaved={onUnsaved} />
        {own.muted > 0 && <MutedSubjects muted={own.muted} />}
      </div>
    );
  if (isError && !isFetching)
    return <ErrorState message={problemText(query.error, t.failed)} onRetry={() => void query.refetch()} />;
  return (
    <div role="status" aria-label={t.loading} aria-busy className={classes.settings}>
      {['one', 'two', 'three', 'four'].map((key) => (
        <Skeleton key={key} h={72} radius="md" />
      ))}
    </div>
  );
}
