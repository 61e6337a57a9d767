// The job that reads the file of an import, finds the cards of its rows, and compares them with the stock.
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { attempt } from '../background/attempts.js';
import { type ImportState, MAX_IMPORT_COPIES } from '../domain/import-vocabulary.js';
import type { ReadFile, Refusal } from '../formats/index.js';
import type { ImportedFile, ImportProblem } from './dto/stock-import.dto.js';
import { ImportRepository, type KeptImport } from './import.repository.js';
import { PREPARE_IMPORT, type PrepareJob } from './import-jobs.js';
import { ImportRowRepository } from './import-row.repository.js';
import { keptRow } from './kept-row.js';
import { readAsRemembered } from './remembered-reading.js';
import { CardResolver } from './resolve/card-resolver.js';

/** Rows that are resolved and kept together. */
const CHUNK = 1_000;
/** The pause after a chunk, in times of how long the chunk took: others share the cores, and most of their reads meet no chunk. */
const PAUSE = 1.5;
/** How many rows are shown of a file before they are compared. */
const MAX_SAMPLE = 20;
const TOO_MANY_COPIES: ImportProblem = {
  code: 'too-many-copies',
  message: 'This file asks for more than 200,000 copies. An account can’t have that many listings.',
};
const FORGOTTEN: ImportProblem = {
  code: 'forgotten',
  message: 'This file isn’t kept any more. Upload it again.',
};

/** The import has changed, or is gone: another job works on it, or none. */
class Superseded extends Error {}

@Injectable()
export class PrepareImports {
  constructor(
    jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly cards: CardResolver,
    private readonly clock: Clock,
  ) {
    jobs.handle<PrepareJob>(PREPARE_IMPORT, (job, nth) =>
      attempt({
        nth,
        work: () => this.prepare(job),
        fail: (problem) => this.imports.fail(job, problem, this.clock.now()),
      }),
    );
  }

  /** A server that is killed has the job done again, from the beginning. */
  private async prepare({ uuid, revision }: PrepareJob): Promise<void> {
    try {
      const kept = await this.locked(uuid, revision);
      const problem = kept.isRead ? undefined : await this.read(kept);
      if (problem) await this.end(kept, 'REFUSED', { problem });
      else await this.compare(uuid, revision);
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    }
  }

  private async locked(uuid: string, revision: number): Promise<KeptImport> {
    const kept = await this.unitOfWork.run(() => this.imports.forWork(uuid, 'WORKING', revision));
    if (!kept) throw new Superseded();
    return kept;
  }

  /** Reads the file and keeps its rows with their cards; resolves with why it can't be read. */
  private async read(kept: KeptImport): Promise<ImportProblem | undefined> {
    const content = await this.imports.content(kept.uuid);
    if (!content) return FORGOTTEN;
    const { choices, result } = await this.asRemembered(kept, content);
    if (result.kind === 'refused') return { code: result.code, message: result.message };
    await this.rows.forget(kept.uuid);
    const resolution = await this.cards.begin();
    for (let done = 0; done < result.rows.length; done += CHUNK) {
      await this.show(kept, done, result.rows.length);
      const begun = performance.now();
      const chunk = result.rows.slice(done, done + CHUNK);
      const verdicts = await this.cards.resolve(chunk, result.format, resolution);
      const added = await this.rows.add(
        kept,
        chunk.map((row, nth) => keptRow(row, done + nth + 1, verdicts[nth])),
      );
      if (!added) throw new Superseded();
      if (done + CHUNK < result.rows.length) await pause(PAUSE * (performance.now() - begun));
    }
    const progress = { step: 'COMPARING', done: 0, total: result.rows.length } as const;
    if (!(await this.imports.wasRead({ ...kept, choices }, fileOf(result), progress))) throw new Superseded();
    return undefined;
  }

  /** Files whose columns the account has seen before are read as then, unless something else was chosen. */
  private async asRemembered(
    { owner, choices }: KeptImport,
    content: Buffer,
  ): Promise<{ choices: KeptImport['choices']; result: ReadFile | Refusal }> {
    const { result, remembered } = await readAsRemembered(this.imports, owner, content, choices);
    if (!remembered) return { choices, result };
    const { format, mapping } = remembered;
    const mode = choices.isModeChosen || remembered.mode === 'ADD' ? choices.mode : remembered.mode;
    return { choices: { ...choices, format, mapping, mode }, result };
  }

  private async compare(uuid: string, revision: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const kept = await this.imports.forWork(uuid, 'WORKING', revision);
      if (!kept) throw new Superseded();
      const basis = await this.rows.basis(kept);
      const copies = await this.rows.judge(kept);
      if (copies > MAX_IMPORT_COPIES) return this.end(kept, 'REFUSED', { problem: TOO_MANY_COPIES });
      await this.end(kept, 'READY', { difference: JSON.stringify(await this.rows.plan(kept)), basis });
    });
  }

  private async show(kept: KeptImport, done: number, total: number): Promise<void> {
    const isCurrent = await this.imports.show(kept.uuid, kept.revision, { step: 'READING', done, total });
    if (!isCurrent) throw new Superseded();
  }

  private end(
    kept: KeptImport,
    state: ImportState,
    result: { difference?: string; basis?: string; problem?: ImportProblem },
  ): Promise<void> {
    return this.imports.endWork(kept, state, result, this.clock.now());
  }
}

const fileOf = (read: ReadFile): ImportedFile => ({
  format: read.format,
  confidence: read.confidence,
  candidates: read.candidates.map(({ format }) => format),
  columns: [...read.columns],
  mapping: { ...read.mapping, fields: [...read.mapping.fields] },
  delimiter: read.delimiter,
  encoding: read.encoding,
  rows: read.rows.length,
  wishes: read.sections.wish,
  decks: read.sections.deck,
  blanks: read.blanks,
  sample: read.rows.slice(0, MAX_SAMPLE).map(({ raw }) => [...raw]),
});
