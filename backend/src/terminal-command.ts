// What the commands of a terminal have in common: the database, the time, the words when it fails, the end.
import { setTimeout as pause } from 'node:timers/promises';
import { Ending } from './ending.js';
import { CatalogueImportError } from './modules/cards/index.js';
import { BackupError } from './platform/backup/index.js';
import { migrate } from './platform/database/migrate.js';
import { EmbeddedPostgresError } from './platform/embedded-database/index.js';
import { openDatabase } from './platform/embedded-database/open-database.js';
import type { Environment } from './platform/environment/environment.js';
import { EnvironmentError, readEnvironment } from './platform/environment/read-environment.js';

/** How long a command may take to end once it is told to, in milliseconds. */
const LAST_WORDS_MS = 3_000;

/** One line for the person at the terminal. */
const say = (line: string): void => void process.stdout.write(`  ${line}\n`);

/** What a command may need beside the database; `stop` ends it before its end. */
export interface CommandMeans {
  readonly environment: Environment;
  readonly stop: AbortSignal;
}

/** What was asked for: how it is done, how what it did is told, and what a failure left as it was. */
export interface TerminalCommand<Summary> {
  readonly run: (databaseUrl: string, means: CommandMeans) => Promise<Summary>;
  /** `seconds` is how long it took, `memory` the most it held, in bytes. */
  readonly tell: (summary: Summary, seconds: number, memory: number) => readonly string[];
  readonly unharmed: string;
  /** It takes the tables as they are: the database is not brought up to date first. */
  readonly asItIs?: boolean;
}

/** Does what was asked for, or shows the usage when that made no sense, and ends the process. */
export async function runCommand<Summary>(
  usage: string,
  command: TerminalCommand<Summary> | undefined,
): Promise<void> {
  const ending = new Ending(130);
  if (!command) {
    process.stderr.write(usage);
    return ending.end(1);
  }
  try {
    await carryOut(command, ending);
    await ending.end(0);
  } catch (error) {
    if (!ending.hasBegun) complain(error, command.unharmed);
    await ending.end(1);
  }
}

async function carryOut<Summary>(command: TerminalCommand<Summary>, ending: Ending): Promise<void> {
  const environment = readEnvironment(process.env);
  const opening = openDatabase(environment, say);
  ending.closeAtEnd(async () => (await opening.catch(() => undefined))?.release());
  await opening;
  const url = environment.DATABASE_URL ?? '';
  if (!command.asItIs) await migrate(url);
  const begin = performance.now();
  const stop = new AbortController();
  const running = command.run(url, { environment, stop: stop.signal });
  // Before the database goes: what was half done is taken back, and its file removed.
  ending.closeAtEnd(async () => {
    stop.abort();
    await Promise.race([running.catch(() => undefined), pause(LAST_WORDS_MS)]);
  });
  const summary = await running;
  const seconds = (performance.now() - begin) / 1000;
  for (const line of command.tell(summary, seconds, process.resourceUsage().maxRSS * 1024)) say(line);
}

/** What was asked for makes no sense here: the message is all that there is to say. */
export class PlainRefusal extends Error {}

const PLAIN = [PlainRefusal, CatalogueImportError, BackupError, EnvironmentError, EmbeddedPostgresError];

function complain(error: unknown, unharmed: string): void {
  const isPlain = PLAIN.some((kind) => error instanceof kind);
  const words = !isPlain && error instanceof Error ? error.stack : String((error as Error).message ?? error);
  process.stderr.write(`\n  ${words}\n  ${unharmed}\n`);
}
