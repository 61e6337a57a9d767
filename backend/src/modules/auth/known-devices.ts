// The devices that an account is known on, by the cookie that each of them carries. Of the cookie two hashes are kept: one for this account
// alone, and a keyed one, the device's mark. Marks say whether two accounts were logged in to on one device, and nothing of the device.
import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { SecretKeys } from '../../platform/environment/secret-keys.js';

/** A program that keeps no cookie is a new device each time. */
const MAX_DEVICES = 50;
const RECORD_DEVICE = {
  name: 'auth.see-device',
  text: `with seen as (
      insert into auth.known_device (account, device_hash, seen_at, device_mark) values ($1, $2, $3, $4)
      on conflict (account, device_hash) do update set seen_at = excluded.seen_at, device_mark = excluded.device_mark)
    select exists (select 1 from auth.known_device where account = $1 and device_hash = $2) as known,
      exists (select 1 from auth.known_device where account = $1) as others`,
};
const EVICT_OLDEST = {
  name: 'auth.forget-oldest-devices',
  text: `delete from auth.known_device where account = $1 and device_hash in (
    select device_hash from auth.known_device where account = $1 order by seen_at desc offset ${MAX_DEVICES})`,
};

@Injectable()
export class KnownDevices {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly keys: SecretKeys,
  ) {}

  /** Somebody has logged in on this device. True when the account is known on others, and was not on this one. */
  async isNew(account: string, device: string): Promise<boolean> {
    const hash = createHash('sha256').update(`${account}|${device}`).digest('base64url');
    // Both look at what was there before this statement.
    const { known, others } = await this.sql.one<{ known: boolean; others: boolean }>(RECORD_DEVICE, [
      account,
      hash,
      this.clock.now(),
      createHmac('sha256', this.keys.for('device-mark')[0]).update(device).digest('base64url'),
    ]);
    if (!known) await this.sql.rows(EVICT_OLDEST, [account]);
    return others && !known;
  }
}
