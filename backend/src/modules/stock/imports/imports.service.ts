// The verbs of imports: upload, choose, correct, commit, discard. One method, one transaction; the work itself is done by jobs.
import { randomUUID, webcrypto } from 'node:crypto';
import { Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { CardsFacade } from '../../cards/index.js';
import { priceOf } from '../../listings/index.js';
import type { RowKind } from '../domain/import-vocabulary.js';
import type { CommitImport } from './dto/commit-import.dto.js';
import type { ChangeImport, ImportChoices } from './dto/import-choices.dto.js';
import type { CorrectImportRow } from './dto/import-row.dto.js';
import type { ImportDifference, StockImportDto, StopSignDto } from './dto/stock-import.dto.js';
import * as errors from './import.errors.js';
import { ImportRepository, type KeptChoices, type KeptImport } from './import.repository.js';
import { COMMIT_IMPORT, type CommitJob, PREPARE_IMPORT, type PrepareJob, QUEUE } from './import-jobs.js';
import { ImportRowRepository } from './import-row.repository.js';
import { ImportsQueries } from './imports.queries.js';

type Owner = Pick<Caller, 'uuid'>;
type Answer = Promise<JsonText<StockImportDto>>;

const FIRST_CHOICES: ImportChoices = {
  format: null,
  mapping: null,
  mode: 'ADD',
  type: 'SELL',
  blanks: {},
  useFilePrices: true,
  marketPercent: null,
  withDecks: false,
};
const READING = { step: 'READING', done: 0, total: 0 } as const;
const COMPARING = { step: 'COMPARING', done: 0, total: 0 } as const;
const COMMITTING = { step: 'COMMITTING', done: 0, total: 0 } as const;
/** A job is tried again when the server was killed or the database was away. */
const MAX_ATTEMPTS = 10;
/** Kinds of rows that change the stock. Where a file says what there is, copies that stay are counted. */
const CHANGING: readonly RowKind[] = ['NEW', 'MORE', 'FEWER', 'TO_ZERO', 'PRICE', 'CHANGED', 'UNCHANGED'];

@Injectable()
export class ImportsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly queries: ImportsQueries,
    private readonly jobs: Jobs,
    private readonly cards: CardsFacade,
    private readonly clock: Clock,
  ) {}

  /** Begins an import. Throws `stock.empty-upload`, `stock.another-import`. */
  async upload(caller: Owner, name: string | undefined, content: unknown): Answer {
    if (content === undefined) throw errors.emptyUpload();
    if (!Buffer.isBuffer(content)) throw new UnsupportedMediaTypeException();
    if (content.length === 0) throw errors.emptyUpload();
    // Off the event loop, unlike the digest of `createHash`.
    const hash = Buffer.from(await webcrypto.subtle.digest('SHA-256', content)).toString('hex');
    const uuid = randomUUID();
    const kept = {
      uuid,
      owner: caller.uuid,
      name: name || 'Pasted text',
      hash,
      content,
      choices: FIRST_CHOICES,
    };
    await this.unitOfWork.run(async () => {
      if (!(await this.imports.create(kept, READING, this.clock.now()))) throw errors.anotherImport();
      await this.prepare(uuid, 1);
    });
    return this.queries.one(caller, uuid);
  }

  /** Changes what was chosen. Throws `stock.import-not-found`, `-busy`, `-committed`. */
  async change(caller: Owner, uuid: string, change: ChangeImport): Answer {
    if (isEmpty(change)) throw errors.nothingChosen();
    await this.unitOfWork.run(async () => {
      const { choices, ...kept } = await this.open(uuid, caller);
      // A mapping belongs to the format that it was chosen for.
      const mapping = change.format === undefined ? choices.mapping : null;
      const reread = change.format !== undefined || change.mapping !== undefined;
      const isModeChosen = choices.isModeChosen || change.mode !== undefined;
      await this.workAnew(kept, { ...choices, mapping, ...change, isModeChosen }, reread);
    });
    return this.queries.one(caller, uuid);
  }

  /** Corrects a row. Throws `stock.import-row-not-found`, `stock.unknown-card`, and as `change` does. */
  async correct(caller: Owner, uuid: string, row: number, correct: CorrectImportRow): Answer {
    if (isEmpty(correct)) throw errors.nothingChosen();
    const { reset = false, likewise = false, price, ...correction } = correct;
    const { cardId } = correction;
    if (cardId && !(await this.cards.snapshots([cardId])).has(cardId)) throw errors.unknownImportCard();
    const cents = price === undefined ? {} : { price: priceOf(price)?.cents };
    await this.unitOfWork.run(async () => {
      const kept = await this.open(uuid, caller);
      const corrected = await this.rows.correct(uuid, row, { ...correction, ...cents }, reset, likewise);
      if (corrected === 0) throw errors.importRowNotFound();
      await this.workAnew(kept, kept.choices, false);
    });
    return this.queries.one(caller, uuid);
  }

  /**
   * Begins the commit. Throws `stock.import-not-found`, `-busy`, `-refused`, `-committed`, `-outdated`, `stock.stop-signs`,
   * `stock.nothing-to-import`.
   */
  async commit(caller: Owner, uuid: string, { revision, acknowledged }: CommitImport): Answer {
    await this.unitOfWork.run(async () => {
      const kept = await this.open(uuid, caller);
      if (kept.state === 'WORKING') throw errors.importBusy();
      if (kept.state === 'REFUSED' || !kept.difference) throw errors.importRefused();
      if (kept.revision !== revision) throw errors.importOutdated();
      refuseUnlessConfirmed(kept.difference, acknowledged);
      if (!changesSomething(kept.difference, kept.choices)) throw errors.nothingToImport();
      await this.imports.beginCommit(uuid, COMMITTING, this.clock.now());
      const job: CommitJob = { uuid, revision, acknowledged };
      await this.jobs.add(COMMIT_IMPORT, job, { key: uuid, queue: QUEUE, maxAttempts: MAX_ATTEMPTS });
    });
    return this.queries.one(caller, uuid);
  }

  /** Throws `stock.import-not-found`, `-busy`, `-committed`. */
  async discard(caller: Owner, uuid: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.open(uuid, caller);
      await this.imports.discard(uuid);
    });
  }

  /** An import that may change: it is neither committed nor being committed. */
  private async open(uuid: string, { uuid: owner }: Owner): Promise<KeptImport> {
    const kept = await this.imports.forChange(uuid, owner);
    if (!kept) throw errors.importNotFound();
    if (kept.state === 'COMMITTED') throw errors.importCommitted();
    if (kept.state === 'COMMITTING') throw errors.importBusy();
    return kept;
  }

  private async workAnew(
    { uuid }: Pick<KeptImport, 'uuid'>,
    choices: KeptChoices,
    reread: boolean,
  ): Promise<void> {
    const progress = reread ? READING : COMPARING;
    await this.prepare(uuid, await this.imports.workAnew(uuid, choices, reread, progress, this.clock.now()));
  }

  private async prepare(uuid: string, revision: number): Promise<void> {
    const job: PrepareJob = { uuid, revision };
    await this.jobs.add(PREPARE_IMPORT, job, { key: uuid, queue: QUEUE, maxAttempts: MAX_ATTEMPTS });
  }
}

/** Throws `stock.stop-signs`: also of a sign that is about more than the one that was shown, which nobody has confirmed. */
export function refuseUnlessConfirmed(
  { stopSigns }: ImportDifference,
  acknowledged: readonly string[],
  shown: readonly StopSignDto[] = stopSigns,
): void {
  const isConfirmed = ({ code, lines, percent = 0 }: StopSignDto) =>
    acknowledged.includes(code) &&
    shown.some((seen) => seen.code === code && lines <= seen.lines && percent <= (seen.percent ?? 0));
  if (!stopSigns.every(isConfirmed)) throw errors.stopSignsUnacknowledged();
}

const changesSomething = ({ kinds }: ImportDifference, { mode }: ImportChoices): boolean =>
  kinds.some(({ kind }) => CHANGING.includes(kind) && !(kind === 'UNCHANGED' && mode === 'ADD'));

const isEmpty = (chosen: object): boolean => Object.values(chosen).every((value) => value === undefined);
