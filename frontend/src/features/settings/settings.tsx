/** The settings of an account: its profile, its password, its end. */
import { useState } from 'react';
import type { SessionUser } from '../../lib/session';
import { PageFrame } from '../../ui/page-frame';
import { ChangePassword } from './parts/change-password';
import { DeleteAccount } from './parts/delete-account';
import { LeaveQuestion } from './parts/leave-question';
import { ProfileSettings } from './parts/profile-settings';
import { Section } from './parts/section';

interface SettingsProps {
  /** Whose settings. */
  user: SessionUser;
  /** The account was closed here: there is nobody left to be logged in. */
  onClosed: () => void;
}

export function Settings({ user, onClosed }: SettingsProps) {
  const store = user.role === 'STORE';
  const [profile, setProfile] = useState(false);
  const [password, setPassword] = useState(false);
  return (
    <PageFrame title={store ? 'Store Settings' : 'User Settings'}>
      <Section
        title="Profile"
        text={
          store
            ? 'How players know your store, find it and reach you.'
            : 'How stores and other players know you and reach you.'
        }
      >
        <ProfileSettings user={user} onUnsaved={setProfile} />
      </Section>
      <Section
        title="Password"
        text="You stay logged in here. Every other device that is logged in to your account is logged out."
      >
        <ChangePassword user={user} onUnsaved={setPassword} />
      </Section>
      <Section
        title="Account management"
        text={`Deleting your account takes ${store ? 'your store' : 'you'} off Playset for good.`}
      >
        <DeleteAccount user={user} onClosed={onClosed} />
      </Section>
      <LeaveQuestion profile={profile} password={password} />
    </PageFrame>
  );
}
