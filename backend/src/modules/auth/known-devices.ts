// The devices that an account is known on, by the cookie that each of them carries. Of the cookie a hash is kept, for this
// account alone: two people who share a device are not connected by it.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';

/** A program that keeps no cookie is a new device each time. */
const MAX_DEVICES = 50;
const RECORD_DEVICE = {
  name: 'auth.see-device',
  text: `with seen as (
      insert into auth.known_device (account, device_hash, seen_at) values ($1, $2, $3)
      on conflict (account, device_hash) do update set seen_at = excluded.seen_at)
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
  ) {}

  /** Somebody has logged in on this device. True when the account is known on others, and was not on this one. */
  async isNew(account: string, device: string): Promise<boolean> {
    const hash = createHash('sha256').update(`${account}|${device}`).digest('base64url');
    // Both look at what was there before this statement.
    const { known, others } = await this.sql.one<{ known: boolean; others: boolean }>(RECORD_DEVICE, [
      account,
      hash,
      this.clock.now(),
    ]);
    if (!known) await this.sql.rows(EVICT_OLDEST, [account]);
    return others && !known;
  }
}
