// Exports an account's stock as a file: one method, one transaction.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { sessionEnded } from '../../../platform/http/access/live-sessions.js';
import type { SpooledFile } from '../../../platform/personal-data/spool.js';
import { filterValues } from '../lines/filter.sql.js';
import { ChannelExportRepository } from './channel-export.repository.js';
import { addsToChannel, type Channel, type Since } from './channels.js';
import { CHANNEL_ROWS } from './channels.statements.js';
import {
  exportNotFound,
  exportSuperseded,
  locationMissing,
  noDifferences,
  nothingUploaded,
} from './export.errors.js';
import type { ExportQuery } from './export-query.dto.js';
import { EXPORT_ROWS } from './export-rows.statements.js';
import { ExportedFile } from './exported-file.js';
import { CHANNEL_WRITERS, COLLECTION_WRITERS, type CollectionFormat, isChannel } from './formats.js';
import type { FileWriter } from './writers/writer.js';

/** A file that was written, and for a channel its export, to be confirmed. */
export interface WrittenFile extends SpooledFile {
  readonly name: string;
  readonly mediaType: string;
  readonly uuid?: string;
}

@Injectable()
export class ExportsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: ExportedFile,
    private readonly exports: ChannelExportRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a file of the caller's stock. Throws `stock.nothing-uploaded` for the differences to an upload that there was not,
   * `stock.export-has-no-differences` for those of a format that is no channel's, and `stock.export-needs-location`.
   */
  async export(caller: Caller, query: ExportQuery): Promise<WrittenFile> {
    const { format, since } = query;
    if (isChannel(format)) return this.forChannel(caller, format, query);
    if (since) throw noDifferences({ errors: [{ field: 'since', message: noDifferences.message }] });
    return this.collection(caller, format, query);
  }

  private collection(
    { uuid: owner }: Caller,
    format: CollectionFormat,
    query: ExportQuery,
  ): Promise<WrittenFile> {
    const filter = filterOf(query, this.clock.now());
    const statement = EXPORT_ROWS[format][filter.length > 0 ? 'filtered' : 'all'];
    const writer = COLLECTION_WRITERS[format];
    return this.written(format, writer, () => this.files.write(writer, statement, [owner, ...filter]));
  }

  private async forChannel(
    { uuid: owner }: Caller,
    channel: Channel,
    query: ExportQuery,
  ): Promise<WrittenFile> {
    const { location } = query;
    const since: Since = query.since ?? 'all';
    if (channel !== 'tcgplayer' && !location)
      throw locationMissing({ errors: [{ field: 'location', message: locationMissing.message }] });
    const writer = CHANNEL_WRITERS[channel](location ?? '');
    const uuid = randomUUID();
    const file = await this.written(channel, writer, async () => {
      // With the account its sessions have ended; what the file says would be kept without it.
      if (!(await this.exports.lockOwner(owner))) throw sessionEnded();
      if (since === 'last' && !(await this.exports.hasUploaded(owner, channel))) throw nothingUploaded();
      await this.exports.add({
        uuid,
        owner,
        channel,
        since,
        at: this.clock.now(),
        filter: filterOf(query, this.clock.now()),
      });
      return this.files.write(writer, CHANNEL_ROWS, [uuid]);
    });
    return { ...file, uuid };
  }

  private async written(
    format: string,
    { extension, mediaType }: FileWriter<never>,
    write: () => Promise<SpooledFile>,
  ): Promise<WrittenFile> {
    let file: SpooledFile | undefined;
    try {
      await this.unitOfWork.run(async () => {
        file = await write();
      });
    } catch (error) {
      file?.stream.destroy();
      throw error;
    }
    if (!file) throw new Error(`No ${format} file was written`);
    const day = this.clock.now().toISOString().slice(0, 10);
    return { ...file, mediaType, name: `playset-${format}-${day}.${extension}` };
  }

  /**
   * The caller has uploaded this file: later differences are to what it said. Doing so again changes nothing. Throws
   * `stock.export-not-found`, and `stock.export-superseded` where a newer file has been confirmed.
   */
  async acknowledge({ uuid: owner }: Caller, uuid: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const files = await this.exports.ofChannelForChange(owner, uuid);
      const file = files.find((each) => each.uuid === uuid);
      if (!file) throw exportNotFound();
      if (file.acknowledgedAt) return;
      // What was added is added in any order; a file that says what there is holds until a newer one does.
      const isOlder = files.some((each) => each.acknowledgedAt && each.createdAt > file.createdAt);
      if (isOlder && !addsToChannel(file.channel, file.since)) throw exportSuperseded();
      await this.exports.acknowledge(owner, file, this.clock.now());
    });
  }
}

/** The values of the filter; none where nothing is asked for. */
function filterOf(query: ExportQuery, now: Date): readonly unknown[] {
  const values = filterValues(query, now);
  return values.some((value) => value !== null) ? values : [];
}
