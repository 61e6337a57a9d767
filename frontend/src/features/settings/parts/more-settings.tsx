/** The settings below the first window: how the account is entered, its data, its end. */
import type { SessionUser } from '../../../browser/session';
import { texts } from '../../../texts';
import { DeleteAccount } from './delete-account';
import { Section } from './section';
import { Security } from './security/security';
import { YourData } from './your-data';

interface MoreSettingsProps {
  user: SessionUser;
  /** The account was closed here: there is nobody left to be logged in. */
  onClosed: () => void;
}

export default function MoreSettings({ user, onClosed }: MoreSettingsProps) {
  const t = texts.settings;
  return (
    <>
      <Security email={user.email} />
      <Section title={t.data.title} text={t.data.about}>
        <YourData user={user} onErased={onClosed} />
      </Section>
      <Section title={t.account.title} text={t.account.about}>
        <DeleteAccount user={user} onClosed={onClosed} />
      </Section>
    </>
  );
}
