// What is kept about a person, wherever it is kept: each module says how its own part is read for them, and how it is erased.
// No module has to know another for that, and a new one that keeps something about people fails a test until it says so.
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Environment } from '../environment/environment.js';
import { type Spooled, spooled } from './spooled.js';

/**
 * One part of what is kept. The statements take the account's uuid as $1; `read` gives one column, `entry`, of JSON objects.
 * The account is held while parts are erased: whoever changes such rows takes the account first.
 */
export interface KeptPart {
  /** Its name in the answer; without one there is nothing that its owner could read. */
  readonly name?: string;
  readonly read?: string;
  readonly erase?: string;
}

/** How many entries are in memory at once. */
const BATCH = 200;
const FETCH = { name: 'personal-data.fetch', text: `fetch ${BATCH} from part` };
const CLOSE = { name: 'personal-data.close', text: 'close part' };

@Injectable()
export class PersonalData {
  private readonly parts: KeptPart[] = [];

  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly environment: Environment,
  ) {}

  /** Registers a part; call it in a provider's constructor. */
  keeps(part: KeptPart): void {
    this.parts.push(part);
  }

  /** Everything that is kept about the owner of an account, as JSON after the fields of `first`. Throws outside of a unit of work. */
  spool(account: string, first: object): Promise<Spooled> {
    return spooled(this.environment.DATA_DIR, this.read(account, first));
  }

  private async *read(account: string, first: object): AsyncGenerator<string> {
    yield JSON.stringify(first).slice(0, -1);
    for (const { name, read } of this.parts) {
      if (!name || !read) continue;
      yield `,${JSON.stringify(name)}:[`;
      yield* this.entries(name, read, account);
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
      if (rows.length < BATCH) break;
    }
    await this.sql.rowsForChange(CLOSE);
  }

  /** Erases it, in the open unit of work. */
  async erase(account: string): Promise<void> {
    for (const { erase } of this.parts) {
      if (erase) await this.unitOfWork.manager.query(erase, [account]);
    }
  }
}
