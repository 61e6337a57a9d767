/** The settings of an account: its profile, its password, its devices, its data, its end. */
import { Suspense, useState } from 'react';
import type { SessionUser } from '../../browser/session';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { PageFrame } from '../../ui/page-frame';
import { PartBoundary } from '../../ui/part-boundary';
import { ChangePassword } from './parts/change-password';
import { DeleteAccount } from './parts/delete-account';
import { Devices } from './parts/devices';
import { LeaveQuestion } from './parts/leave-question';
import { ProfileSettings } from './parts/profile-settings';
import { Section } from './parts/section';
import { YourData } from './parts/your-data';

const security = lazyWithPreload(() => import('./parts/security/security'));

interface SettingsProps {
  /** Whose settings. */
  user: SessionUser;
  /** The account was closed here: there is nobody left to be logged in. */
  onClosed: () => void;
}

export function Settings({ user, onClosed }: SettingsProps) {
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
      <Section title={t.devices.title} text={t.devices.about}>
        <Devices />
      </Section>
      <PartBoundary message={texts.app.dialogFailed}>
        <Suspense fallback={null}>
          <security.Component email={user.email} />
        </Suspense>
      </PartBoundary>
      <Section title={t.data.title} text={t.data.about}>
        <YourData user={user} onErased={onClosed} />
      </Section>
      <Section title={t.account.title} text={t.account.about}>
        <DeleteAccount user={user} onClosed={onClosed} />
      </Section>
      <LeaveQuestion profile={profile} password={password} />
    </PageFrame>
  );
}
