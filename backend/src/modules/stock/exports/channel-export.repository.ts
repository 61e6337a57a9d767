// Keeps the files for channels: what each said, and what the channel has by those that were uploaded.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { HOLD_OWNER } from '../persistence/hold-owner.js';
import { type Channel, keepsQuantities, type Since } from './channels.js';
import {
  EXPORTS_FOR_CHANGE,
  FORGET_EXPORTS,
  HAS_UPLOADED,
  HOLD_MEMBER,
  MARK_UPLOADED,
  MOVE_BASELINE,
  PREPARE_EXPORT,
} from './channels.statements.js';

/** A file for a channel. */
export interface ChannelExport {
  readonly uuid: string;
  readonly channel: Channel;
  readonly since: Since;
  readonly createdAt: Date;
  readonly acknowledgedAt: Date | null;
}

/** A file that is being written; of all of the stock without the values of a filter. */
interface NewExport {
  readonly uuid: string;
  readonly owner: string;
  readonly channel: Channel;
  readonly since: Since;
  readonly at: Date;
  readonly filter: readonly unknown[];
}

/** All of it inside a unit of work. */
@Injectable()
export class ChannelExportRepository {
  constructor(private readonly sql: Sql) {}

  /** Whether the account is there, suspended or not, and stays so until the transaction ends. */
  async lockOwner(owner: string): Promise<boolean> {
    return (await this.sql.rowsForChange(HOLD_MEMBER, [owner])).length > 0;
  }

  /** Whether a file for this channel was uploaded. */
  async hasUploaded(owner: string, channel: Channel): Promise<boolean> {
    return (await this.sql.one<{ hasUploaded: boolean }>(HAS_UPLOADED, [owner, channel])).hasUploaded;
  }

  /** Keeps what the file says, and forgets the oldest. */
  async add({ uuid, owner, channel, since, at, filter }: NewExport): Promise<void> {
    const statement = PREPARE_EXPORT[channel][since][filter.length > 0 ? 'filtered' : 'all'];
    await this.sql.rowsForChange(statement, [owner, uuid, at, ...filter]);
    await this.sql.rowsForChange(FORGET_EXPORTS, [owner, channel]);
  }

  /** This file and the others for its channel, locked after their owner; none if it is not the owner's. */
  async ofChannelForChange(owner: string, uuid: string): Promise<ChannelExport[]> {
    await this.sql.rowsForChange(HOLD_OWNER, [owner]);
    return this.sql.rowsForChange<ChannelExport & Record<string, unknown>>(EXPORTS_FOR_CHANGE, [owner, uuid]);
  }

  /** The channel has what the file says. */
  async acknowledge(owner: string, { uuid, channel, since }: ChannelExport, at: Date): Promise<void> {
    await this.sql.rowsForChange(MOVE_BASELINE, [owner, uuid, keepsQuantities(channel, since)]);
    await this.sql.rowsForChange(MARK_UPLOADED, [uuid, at]);
  }
}
