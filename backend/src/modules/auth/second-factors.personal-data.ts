// What auth keeps about how a person gets in: passkeys, two-step verification, the devices that they are known on. No secrets.
import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

@Injectable()
export class SecondFactorsPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register({
      name: 'passkeys',
      read: `select json_build_object('uuid', uuid, 'name', name, 'createdAt', created_at, 'lastUsedAt', last_used_at,
        'synced', backed_up) as entry from auth.passkey where account = $1 order by created_at, uuid`,
      erase: 'delete from auth.passkey where account = $1',
    });
    personalData.register({
      name: 'secondFactor',
      read: `select json_build_object('turnedOnAt', turned_on_at, 'recoveryCodesLeft', (select count(*)
        from auth.recovery_code c where c.account = t.account and used_at is null)) as entry
        from auth.totp t where account = $1 and turned_on_at is not null`,
      erase: 'delete from auth.totp where account = $1',
    });
    personalData.register({ erase: 'delete from auth.recovery_code where account = $1' });
    personalData.register({
      name: 'knownDevices',
      read: `select json_build_object('lastSeenAt', seen_at) as entry
        from auth.known_device where account = $1 order by seen_at, device_hash`,
      erase: 'delete from auth.known_device where account = $1',
    });
  }
}
