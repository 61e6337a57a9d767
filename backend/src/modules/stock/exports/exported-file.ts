// Writes a file from the rows of a statement, a batch at a time: many rows take no more memory than few.
import { Injectable } from '@nestjs/common';
import { Sql, type Statement } from '../../../platform/database/sql.js';
import { Environment } from '../../../platform/environment/environment.js';
import { type SpooledFile, spoolToFile } from '../../../platform/personal-data/spool.js';
import type { FileWriter } from './writers/writer.js';

/** The rows in memory at once. */
const BATCH_SIZE = 500;
const FETCH = { name: 'stock.fetch-export', text: `fetch ${BATCH_SIZE} from stock_export` };

@Injectable()
export class ExportedFile {
  constructor(
    private readonly sql: Sql,
    private readonly environment: Environment,
  ) {}

  /**
   * Writes the file of what a statement selects as `row`: as it all was at one moment. Throws
   * outside of a unit of work.
   */
  write<Row>(
    writer: FileWriter<Row>,
    statement: Statement,
    values: readonly unknown[],
  ): Promise<SpooledFile> {
    return spoolToFile(this.environment.DATA_DIR, this.pieces(writer, statement, values));
  }

  private async *pieces<Row>(
    writer: FileWriter<Row>,
    { name, text }: Statement,
    values: readonly unknown[],
  ): AsyncGenerator<string> {
    yield writer.begin;
    const cursor = `declare stock_export no scroll cursor for ${text}`;
    await this.sql.rowsForChange({ name, text: cursor }, values);
    for (;;) {
      const rows = await this.sql.rowsForChange<{ row: Row }>(FETCH);
      yield rows.map(({ row }) => writer.write(row)).join('');
      if (rows.length < BATCH_SIZE) break;
    }
    yield writer.end;
  }
}
