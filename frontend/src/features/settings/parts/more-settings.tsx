/**
 * The settings below the first window: its place, its notifications, its calendar, whom it has blocked, its owner’s age, its devices, how the account is
 * entered, its data, its end.
 */
import type { ReactNode } from 'react';
import type { SessionUser } from '../../../browser/session';
import { texts } from '../../../texts';
import { Age } from './age';
import { DeleteAccount } from './delete-account';
import { Devices } from './devices';
import { Section } from './section';
import { Security } from './security/security';
import { YourData } from './your-data';

interface MoreSettingsProps {
  user: SessionUser;
  place: ReactNode;
  notifications: ReactNode;
  calendar: ReactNode;
  safety: ReactNode;
  /** The account was closed here: there is nobody left to be logged in. */
  onClosed: () => void;
}

export default function MoreSettings({
  user,
  place,
  notifications,
  calendar,
  safety,
  onClosed,
}: MoreSettingsProps) {
  const t = texts.settings;
  return (
    <>
      <Section title={t.place.title} text={t.place.about[user.role === 'STORE' ? 'store' : 'user']}>
        {place}
      </Section>
      <Section title={texts.notificationSettings.title} text={texts.notificationSettings.about}>
        {notifications}
      </Section>
      <Section title={texts.calendars.own.title} text={texts.calendars.own.about}>
        {calendar}
      </Section>
      <Section title={texts.moderation.settings.title} text={texts.moderation.settings.about}>
        {safety}
      </Section>
      {user.role === 'USER' && (
        <Section title={texts.age.title} text={texts.age.about}>
          <Age user={user} />
        </Section>
      )}
      <Section title={t.devices.title} text={t.devices.about}>
        <Devices />
      </Section>
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
