// What auth keeps about a person, and how it is erased: the sessions of their devices, the links that were mailed to them, and how
// they get in. No secrets.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const AUTH_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['auth.session'],
    exported: {
      as: 'sessions',
      description: 'Logins by device, including ended sessions.',
      read: `select json_build_object('uuid', uuid, 'browser', browser, 'system', system, 'startedAt', started_at,
        'lastUsedAt', last_used_at, 'endedAt', ended_at) as entry
        from auth.session where account = $1 order by started_at, uuid`,
    },
    erase: 'delete from auth.session where account = $1',
  },
  {
    // A link that is being used at this moment waits for the account: it will find it closed, and is forgotten at night.
    tables: ['auth.mail_token'],
    exported: {
      as: 'mails',
      description: 'Emails that contain a link.',
      read: `select json_build_object('purpose', purpose, 'askedAt', created_at, 'sentAt', sent_at, 'usedAt', used_at) as entry
        from auth.mail_token where account = $1 order by created_at, id`,
    },
    erase: `delete from auth.mail_token where id in (
        select id from auth.mail_token where account = $1 for update skip locked)`,
  },
  {
    tables: ['auth.passkey'],
    exported: {
      as: 'passkeys',
      description: 'Passkeys; only public keys are stored.',
      read: `select json_build_object('uuid', uuid, 'name', name, 'createdAt', created_at, 'lastUsedAt', last_used_at,
        'synced', backed_up) as entry from auth.passkey where account = $1 order by created_at, uuid`,
    },
    erase: 'delete from auth.passkey where account = $1',
  },
  {
    tables: ['auth.totp'],
    exported: {
      as: 'secondFactor',
      description: 'Two-step verification, if on.',
      read: `select json_build_object('turnedOnAt', turned_on_at, 'recoveryCodesLeft', (select count(*)
        from auth.recovery_code c where c.account = t.account and used_at is null)) as entry
        from auth.totp t where account = $1 and turned_on_at is not null`,
    },
    erase: 'delete from auth.totp where account = $1',
  },
  {
    tables: ['auth.recovery_code'],
    erase: 'delete from auth.recovery_code where account = $1',
  },
  {
    tables: ['auth.known_device'],
    exported: {
      as: 'knownDevices',
      description: 'When each device last logged in to the account. Of a device, only hashes are stored.',
      read: `select json_build_object('lastSeenAt', seen_at) as entry
        from auth.known_device where account = $1 order by seen_at, device_hash`,
    },
    erase: 'delete from auth.known_device where account = $1',
  },
];
