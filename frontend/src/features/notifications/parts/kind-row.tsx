/** How somebody is notified of one kind: in the app, by email, and by push in the browsers that have that on. */
import { NativeSelect } from '@mantine/core';
import type { KindPreferenceDto } from '../../../api/notifications';
import { texts } from '../../../texts';
import { Switch } from '../../../ui/switch';
import { kindName } from './kind-name';
import classes from './preferences.module.css';

interface KindRowProps {
  preference: KindPreferenceDto;
  /** Whether the server is set up for it. */
  hasPush: boolean;
  onChange: (preference: KindPreferenceDto) => void;
}

export const MAILS = ['OFF', 'NOW', 'DAILY'] as const;

export function KindRow({ preference, hasPush, onChange }: KindRowProps) {
  const t = texts.notificationSettings;
  const name = kindName(preference.kind);
  return (
    <li className={classes.kind}>
      <span className={classes.name}>{name}</span>
      {preference.mandatory ? (
        <span className={classes.note}>{t.always}</span>
      ) : (
        <div className={classes.channels}>
          <Switch
            label={t.inApp}
            aria-label={t.inAppOf(name)}
            checked={preference.inApp}
            onChange={({ currentTarget }) => onChange({ ...preference, inApp: currentTarget.checked })}
          />
          {hasPush && (
            <Switch
              label={t.push.name}
              aria-label={t.push.of(name)}
              checked={preference.push}
              onChange={({ currentTarget }) => onChange({ ...preference, push: currentTarget.checked })}
            />
          )}
          <NativeSelect
            className={classes.mail}
            aria-label={t.mailOf(name)}
            value={preference.mail}
            data={MAILS.map((value) => ({ value, label: t.mails[value] }))}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...preference, mail: MAILS.find((mail) => mail === value) ?? 'OFF' })
            }
          />
        </div>
      )}
    </li>
  );
}
