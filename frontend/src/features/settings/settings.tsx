/** The settings of an account: its profile and its password, then its place, its devices, its data, its end. */
import { type ReactNode, Suspense, useState } from 'react';
import type { SessionUser } from '../../browser/session';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { LeaveQuestion } from '../../ui/leave-question';
import { PageFrame } from '../../ui/page-frame';
import { PartBoundary } from '../../ui/part-boundary';
import { ChangePassword } from './parts/change-password';
import { ProfileSettings } from './parts/profile-settings';
import { Section } from './parts/section';

const moreSettings = lazyWithPreload(() => import('./parts/more-settings'));

interface SettingsProps {
  /** Whose settings. */
  user: SessionUser;
  /** Where they are: it belongs to another feature. */
  place: ReactNode;
  /** How they are notified: likewise. */
  notifications: ReactNode;
  /** The address of their calendar: likewise. */
  calendar: ReactNode;
  /** Whom they have blocked: likewise. */
  safety: ReactNode;
  /** Something of place and notifications is changed and not saved. */
  othersUnsaved: boolean;
  /** The account was closed here: there is nobody left to be logged in. */
  onClosed: () => void;
}

export function Settings({
  user,
  place,
  notifications,
  calendar,
  safety,
  othersUnsaved,
  onClosed,
}: SettingsProps) {
  const t = texts.settings;
  const role = user.role === 'STORE' ? 'store' : 'user';
  const [profile, setProfile] = useState(false);
  const [password, setPassword] = useState(false);
  return (
    <PageFrame title={t.title[role]}>
      <Section title={t.profile.title} text={t.profile.about[role]}>
        <ProfileSettings user={user} onUnsaved={setProfile} />
      </Section>
      <Section title={t.password.title} text={t.password.about}>
        <ChangePassword user={user} onUnsaved={setPassword} />
      </Section>
      <PartBoundary message={texts.app.dialogFailed}>
        <Suspense fallback={null}>
          <moreSettings.Component
            user={user}
            place={place}
            notifications={notifications}
            calendar={calendar}
            safety={safety}
            onClosed={onClosed}
          />
        </Suspense>
      </PartBoundary>
      <LeaveQuestion isUnsaved={profile || password || othersUnsaved}>
        {othersUnsaved ? t.unsaved.others : unsaved(profile, password)}
      </LeaveQuestion>
    </PageFrame>
  );
}

function unsaved(profile: boolean, password: boolean): string {
  const t = texts.settings.unsaved;
  if (!password) return t.profile;
  return profile ? t.both : t.password;
}
