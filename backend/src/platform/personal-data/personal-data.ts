// What is kept about a person, wherever it is kept: each module says how its own part is read for them, and how it is erased.
// No module has to know another for that, and a new one that keeps something about people fails a test until it says so.
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';

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

/** The parts that have been read, by name. */
export type ReadParts = Readonly<Record<string, readonly object[]>>;

@Injectable()
export class PersonalData {
  private readonly parts: KeptPart[] = [];

  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Registers a part; call it in a provider's constructor. */
  keeps(part: KeptPart): void {
    this.parts.push(part);
  }

  /** Everything that is kept about the owner of an account. */
  async read(account: string): Promise<ReadParts> {
    const read: Record<string, object[]> = {};
    for (const { name, read: text } of this.parts) {
      if (!name || !text) continue;
      const rows = await this.sql.rows<{ entry: object }>({ name: `personal-data.${name}`, text }, [account]);
      read[name] = rows.map(({ entry }) => entry);
    }
    return read;
  }

  /** Erases it, in the open unit of work. */
  async erase(account: string): Promise<void> {
    for (const { erase } of this.parts) {
      if (erase) await this.unitOfWork.manager.query(erase, [account]);
    }
  }
}
