// Runs a terminal command: opens the database, prints the summary or the error, and exits.
import { setTimeout as pause } from 'node:timers/promises';
import { GracefulShutdown } from './graceful-shutdown.js';
import { DomainError } from './kernel/domain-error.js';
import { CatalogueImportError } from './modules/cards/index.js';
import { PlacesImportError } from './modules/places/index.js';
import { BackupError } from './platform/backup/index.js';
import { DatabaseProblem } from './platform/database/database-problem.js';
import { migrate } from './platform/database/migrate.js';
import { EmbeddedPostgresError } from './platform/embedded-database/index.js';
import { openDatabase } from './platform/embedded-database/open-database.js';
import type { Environment } from './platform/environment/environment.js';
import { EnvironmentError, readEnvironment } from './platform/environment/read-environment.js';

/** How long a command may take to end after a signal, in milliseconds. */
const SHUTDOWN_GRACE_MS = 3_000;

/** One line for the person at the terminal. */
const print = (line: string): void => void process.stdout.write(`  ${line}\n`);

/** The context of a command; `stop` aborts it. */
export interface CommandContext {
  readonly environment: Environment;
  readonly stop: AbortSignal;
}

/** A command: how it runs, the lines of its summary, and the line that follows an error. */
export interface TerminalCommand<Summary> {
  readonly run: (databaseUrl: string, context: CommandContext) => Promise<Summary>;
  /** `seconds` is how long it took, `memory` the most it held, in bytes. */
  readonly summaryLines: (summary: Summary, seconds: number, memory: number) => readonly string[];
  readonly failureNote: string;
  /** Runs on the database as it is, without migrating it first. */
  readonly skipsMigrations?: boolean;
}

/** Runs the command, or prints the usage when there is none, and exits. */
export async function runCommand<Summary>(
  usage: string,
  command: TerminalCommand<Summary> | undefined,
): Promise<void> {
  const shutdown = new GracefulShutdown(130);
  if (!command) {
    process.stderr.write(usage);
    return shutdown.exit(1);
  }
  try {
    await execute(command, shutdown);
    await shutdown.exit(0);
  } catch (error) {
    if (!shutdown.isShuttingDown)
      process.stderr.write(`\n  ${failureText(error)}\n  ${command.failureNote}\n`);
    await shutdown.exit(1);
  }
}

async function execute<Summary>(
  command: TerminalCommand<Summary>,
  shutdown: GracefulShutdown,
): Promise<void> {
  const environment = readEnvironment(process.env);
  const opening = openDatabase(environment, print);
  shutdown.onShutdown(async () => (await opening.catch(() => undefined))?.release());
  await opening;
  const url = environment.DATABASE_URL ?? '';
  if (!command.skipsMigrations) await migrate(url);
  const begin = performance.now();
  const stop = new AbortController();
  const running = command.run(url, { environment, stop: stop.signal });
  // Before the database closes: the command rolls back and removes its files.
  shutdown.onShutdown(async () => {
    stop.abort();
    await Promise.race([running.catch(() => undefined), pause(SHUTDOWN_GRACE_MS)]);
  });
  const summary = await running;
  const seconds = (performance.now() - begin) / 1000;
  for (const line of command.summaryLines(summary, seconds, process.resourceUsage().maxRSS * 1024))
    print(line);
}

/** The arguments make no sense: only the message is printed. */
export class UsageError extends Error {}

const EXPECTED_ERRORS = [
  UsageError,
  DomainError,
  CatalogueImportError,
  PlacesImportError,
  BackupError,
  EnvironmentError,
  EmbeddedPostgresError,
  DatabaseProblem,
];

/** What the system refused, such as a folder that can't be written or a full disk: the message names the call and the path. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** What is printed of an error: its message where that says enough, otherwise where it was thrown, too. */
export function failureText(error: unknown): string | undefined {
  const isPlain = isSystemError(error) || EXPECTED_ERRORS.some((kind) => error instanceof kind);
  return !isPlain && error instanceof Error ? error.stack : String((error as Error).message ?? error);
}
