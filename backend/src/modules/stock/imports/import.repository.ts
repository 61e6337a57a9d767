// Keeps imports: their files, what was chosen for them, and how far they are.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { ImportState } from '../domain/import-vocabulary.js';
import { HOLD_OWNER } from '../persistence/hold-owner.js';
import type { ImportChoices } from './dto/import-choices.dto.js';
import type {
  ImportDifference,
  ImportedFile,
  ImportProblem,
  ImportProgress,
} from './dto/stock-import.dto.js';

/** An account whose last import can't be read, has failed, or was forgotten about, begins another one in its place. */
const FORGET_OVER = {
  name: 'stock.forget-import-that-is-over',
  text: `delete from stock.import where owner = $1
    and (state in ('REFUSED', 'FAILED') or state in ('WORKING', 'READY') and updated_at < $2::timestamptz - interval '2 days')`,
};
const CREATE = {
  name: 'stock.create-import',
  text: `insert into stock.import (uuid, owner, name, hash, size, content, state, choices, progress, created_at, updated_at)
    values ($1, $2, $3, $4, length($5::bytea), $5, 'WORKING', $6::jsonb, $7::jsonb, $8, $8)
    on conflict (owner) where state <> 'COMMITTED' do nothing returning uuid`,
};
const FOR_CHANGE = {
  name: 'stock.import-for-change',
  text: `select uuid, owner, state, revision, is_read as "isRead", choices, file, difference, basis from stock.import
    where uuid = $1 and owner = $2 for update`,
};
const FOR_WORK = {
  name: 'stock.import-for-work',
  text: `select uuid, owner, state, revision, is_read as "isRead", choices, file, difference, basis from stock.import
    where uuid = $1 and state = $2 and revision = $3 for update`,
};
const HOLD_OWNER_OF = {
  name: 'stock.hold-owner-of-import',
  text: 'select from users.listers where uuid = (select owner from stock.import where uuid = $1) for share',
};
const CONTENT = { name: 'stock.import-content', text: 'select content from stock.import where uuid = $1' };
const WORK_ANEW = {
  name: 'stock.work-on-import',
  text: `update stock.import set state = 'WORKING', revision = revision + 1, choices = $2::jsonb, is_read = is_read and not $3,
    progress = $4::jsonb, problem = null, updated_at = $5 where uuid = $1 returning revision`,
};
const PROGRESS = {
  name: 'stock.import-progress',
  text: 'update stock.import set progress = $3::jsonb where uuid = $1 and revision = $2 returning uuid',
};
const READ = {
  name: 'stock.import-was-read',
  text: `update stock.import set is_read = true, file = $3::jsonb, choices = $4::jsonb, progress = $5::jsonb
    where uuid = $1 and revision = $2 returning uuid`,
};
const END_WORK = {
  name: 'stock.end-work-on-import',
  text: `update stock.import set state = $3, difference = coalesce($4::jsonb, difference), basis = $7, problem = $5::jsonb,
    progress = null, updated_at = $6 where uuid = $1 and revision = $2`,
};
/** What has been compared is shown again unless it was being compared. */
const FAIL = {
  name: 'stock.fail-import',
  text: `update stock.import set difference = case when state = 'COMMITTING' then difference end, state = 'FAILED',
    problem = $3::jsonb, progress = null, updated_at = $4
    where uuid = $1 and revision = $2 and state in ('WORKING', 'COMMITTING')`,
};
const COMMITTING = {
  name: 'stock.begin-import-commit',
  text: `update stock.import set state = 'COMMITTING', progress = $2::jsonb, problem = null, updated_at = $3 where uuid = $1`,
};
const COMMITTED = {
  name: 'stock.end-import-commit',
  text: `update stock.import set state = 'COMMITTED', batch = $2, progress = null, finished_at = $3, updated_at = $3 where uuid = $1`,
};
const DISCARD = { name: 'stock.discard-import', text: 'delete from stock.import where uuid = $1' };

const REMEMBERED = {
  name: 'stock.remembered-import-choice',
  text: 'select choice from stock.import_mapping where owner = $1 and header = $2',
};
const REMEMBER = {
  name: 'stock.remember-import-choice',
  text: `insert into stock.import_mapping (owner, header, choice, used_at) values ($1, $2, $3::jsonb, $4)
    on conflict (owner, header) do update set choice = excluded.choice, used_at = excluded.used_at`,
};
/** An account's choices for 50 kinds of files are remembered. */
const FORGET_OLDEST = {
  name: 'stock.forget-oldest-import-choices',
  text: `delete from stock.import_mapping where owner = $1 and header in (
    select header from stock.import_mapping where owner = $1 order by used_at desc offset 50)`,
};

/** What was chosen. `isModeChosen`: the mode was, so that none is remembered instead. */
export type KeptChoices = ImportChoices & { readonly isModeChosen?: boolean };

export interface KeptImport {
  readonly uuid: string;
  readonly owner: string;
  readonly state: ImportState;
  readonly revision: number;
  readonly isRead: boolean;
  readonly choices: KeptChoices;
  readonly file: ImportedFile | null;
  readonly difference: ImportDifference | null;
  /** What it was compared with. */
  readonly basis: string | null;
}

/** What is remembered of how files with a header were read. */
export type RememberedChoice = Pick<ImportChoices, 'format' | 'mapping' | 'mode'>;

@Injectable()
export class ImportRepository {
  constructor(private readonly sql: Sql) {}

  /** Begins an import; false if the account has one open. */
  async create(
    kept: Pick<KeptImport, 'uuid' | 'owner' | 'choices'> & { name: string; hash: string; content: Buffer },
    progress: ImportProgress,
    now: Date,
  ): Promise<boolean> {
    const { uuid, owner, choices, name, hash, content } = kept;
    await this.sql.rowsForChange(HOLD_OWNER, [owner]);
    await this.sql.rows(FORGET_OVER, [owner, now]);
    const values = [uuid, owner, name, hash, content, JSON.stringify(choices), JSON.stringify(progress), now];
    return (await this.sql.rows(CREATE, values)).length > 0;
  }

  /** An import of an account, which nobody else changes until the transaction ends. */
  async forChange(uuid: string, owner: string): Promise<KeptImport | undefined> {
    return (await this.sql.rowsForChange<KeptImport & object>(FOR_CHANGE, [uuid, owner]))[0];
  }

  /** An import that is in this state and has not changed since; likewise. */
  async forWork(uuid: string, state: ImportState, revision: number): Promise<KeptImport | undefined> {
    return (await this.sql.rowsForChange<KeptImport & object>(FOR_WORK, [uuid, state, revision]))[0];
  }

  /** One that is to be committed, whose owner is locked before it; likewise. */
  async forCommit(uuid: string, revision: number): Promise<KeptImport | undefined> {
    await this.sql.rowsForChange(HOLD_OWNER_OF, [uuid]);
    return this.forWork(uuid, 'COMMITTING', revision);
  }

  /** The bytes of the file. */
  async content(uuid: string): Promise<Buffer | null> {
    return (await this.sql.row<{ content: Buffer | null }>(CONTENT, [uuid]))?.content ?? null;
  }

  /** It is being worked on again; resolves with its new revision. `reread`: the file too. */
  async workAnew(
    uuid: string,
    choices: KeptChoices,
    reread: boolean,
    progress: ImportProgress,
    now: Date,
  ): Promise<number> {
    const values = [uuid, JSON.stringify(choices), reread, JSON.stringify(progress), now];
    return (await this.sql.one<{ revision: number }>(WORK_ANEW, values)).revision;
  }

  /** False if the import has changed in the meantime, or is gone. */
  async show(uuid: string, revision: number, progress: ImportProgress): Promise<boolean> {
    return (await this.sql.rows(PROGRESS, [uuid, revision, JSON.stringify(progress)])).length > 0;
  }

  /** The file has been read; false likewise. */
  async wasRead(
    { uuid, revision, choices }: KeptImport,
    file: ImportedFile,
    progress: ImportProgress,
  ): Promise<boolean> {
    const values = [uuid, revision, JSON.stringify(file), JSON.stringify(choices), JSON.stringify(progress)];
    return (await this.sql.rows(READ, values)).length > 0;
  }

  /** The work ends; `difference` is JSON text, `basis` what it was made of. */
  async endWork(
    { uuid, revision }: Pick<KeptImport, 'uuid' | 'revision'>,
    state: ImportState,
    result: { readonly difference?: string; readonly basis?: string; readonly problem?: ImportProblem },
    now: Date,
  ): Promise<void> {
    const { difference = null, basis = null, problem } = result;
    await this.sql.rows(END_WORK, [
      uuid,
      revision,
      state,
      difference,
      problem ? JSON.stringify(problem) : null,
      now,
      basis,
    ]);
  }

  /** It has failed, and changed nothing. */
  async fail(
    { uuid, revision }: Pick<KeptImport, 'uuid' | 'revision'>,
    problem: ImportProblem,
    now: Date,
  ): Promise<void> {
    await this.sql.rows(FAIL, [uuid, revision, JSON.stringify(problem), now]);
  }

  async beginCommit(uuid: string, progress: ImportProgress, now: Date): Promise<void> {
    await this.sql.rows(COMMITTING, [uuid, JSON.stringify(progress), now]);
  }

  async endCommit(uuid: string, batch: string, now: Date): Promise<void> {
    await this.sql.rows(COMMITTED, [uuid, batch, now]);
  }

  async discard(uuid: string): Promise<void> {
    await this.sql.rows(DISCARD, [uuid]);
  }

  /** How the account had files with this header read before. */
  async remembered(owner: string, header: string): Promise<RememberedChoice | undefined> {
    return (await this.sql.row<{ choice: RememberedChoice }>(REMEMBERED, [owner, header]))?.choice;
  }

  async remember(owner: string, header: string, choice: RememberedChoice, now: Date): Promise<void> {
    await this.sql.rows(REMEMBER, [owner, header, JSON.stringify(choice), now]);
    await this.sql.rows(FORGET_OLDEST, [owner]);
  }
}
