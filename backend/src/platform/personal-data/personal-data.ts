// Export and erasure of personal data (GDPR), by the parts that the modules declare. A test fails for a table with personal data
// that no part covers.
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Environment } from '../environment/environment.js';
import { Manifests } from '../manifest/manifests.js';
import type { PersonalDataPart } from '../manifest/personal-data-part.js';
import { PLATFORM_PERSONAL_DATA } from './platform.personal-data.js';
import { type SpooledFile, spoolToFile } from './spool.js';

/** The entries in memory at once. */
const BATCH_SIZE = 200;
const FETCH = { name: 'personal-data.fetch', text: `fetch ${BATCH_SIZE} from part` };
const CLOSE = { name: 'personal-data.close', text: 'close part' };

@Injectable()
export class PersonalData {
  private readonly parts: readonly PersonalDataPart[];

  constructor(
    manifests: Manifests,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly environment: Environment,
  ) {
    this.parts = [
      ...manifests.all.flatMap(({ personalData = [] }) => personalData),
      // Last, as who handles an event deletes it after all else: erasing it first would wait for each other.
      ...PLATFORM_PERSONAL_DATA,
    ];
  }

  /** Writes the export of an account to a file, as JSON after the fields of `first`. Throws outside of a unit of work. */
  spool(account: string, first: object): Promise<SpooledFile> {
    return spoolToFile(this.environment.DATA_DIR, this.read(account, first));
  }

  private async *read(account: string, first: object): AsyncGenerator<string> {
    yield JSON.stringify(first).slice(0, -1);
    for (const { exported } of this.parts) {
      if (!exported) continue;
      yield `,${JSON.stringify(exported.as)}:[`;
      yield* this.entries(exported.as, exported.read, account);
      yield ']';
    }
    yield '}';
  }

  private async *entries(name: string, read: string, account: string): AsyncGenerator<string> {
    const text = `declare part no scroll cursor for select entry::text from (${read}) as entries`;
    await this.sql.rowsForChange({ name: `personal-data.${name}`, text }, [account]);
    for (let separator = ''; ; separator = ',') {
      const rows = await this.sql.rowsForChange<{ entry: string }>(FETCH);
      if (rows.length > 0) yield separator + rows.map(({ entry }) => entry).join();
      if (rows.length < BATCH_SIZE) break;
    }
    await this.sql.rowsForChange(CLOSE);
  }

  /** Erases the personal data of an account, in the open unit of work. */
  async erase(account: string): Promise<void> {
    for (const { erase } of this.parts) {
      if (erase) await this.unitOfWork.manager.query(erase, [account]);
    }
  }
}
