// `cards:import <file>`: brings the catalogue to the state of a bulk file of the card database.
import { parseArgs } from 'node:util';
import { Ending } from './ending.js';
import {
  CatalogueImportError,
  type ImportOptions,
  importCatalogue,
  SOURCES,
  shownProgress,
  summaryLines,
} from './modules/cards/index.js';
import { EmbeddedPostgresError } from './platform/database/embedded/index.js';
import { openDatabase } from './platform/database/embedded-mode.js';
import { migrate } from './platform/database/migrate.js';
import { EnvironmentError, readEnvironment } from './platform/environment/read-environment.js';

const USAGE = `
  npm run cards:import -- <file> [options]

  Fills the catalogue from a bulk file of the card database: JSON lines or a JSON array, plain or gzipped.
  A file called default-cards… or all-cards… is a whole catalogue: cards that an earlier one had and it lacks are
  marked as gone, never deleted. Other files only add and change cards. The sample catalogue stays.

  --source <what>    what the file is, whatever its name: ${SOURCES.join(' | ')}
  --replace-sample   mark the cards of the sample catalogue as gone
  --allow-loss       accept a whole catalogue that lacks more than a tenth of the known cards
`;

const say = (line: string) => void process.stdout.write(`  ${line}\n`);

/** What was typed; undefined when it makes no sense. */
function typed(): { path: string; options: ImportOptions } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        'replace-sample': { type: 'boolean' },
        'allow-loss': { type: 'boolean' },
      },
    });
    const source = SOURCES.find((each) => each === values.source);
    const [path, ...more] = positionals;
    if (!path || more.length > 0 || source !== values.source) return undefined;
    const options = { replaceSample: values['replace-sample'], allowLoss: values['allow-loss'] };
    return { path, options: { ...options, ...(source ? { source } : {}) } };
  } catch {
    return undefined;
  }
}

async function run(path: string, options: ImportOptions): Promise<void> {
  const environment = readEnvironment(process.env);
  const opening = openDatabase(environment, say);
  ending.closeAtEnd(async () => (await opening.catch(() => undefined))?.release());
  await opening;
  const url = environment.DATABASE_URL ?? '';
  await migrate(url);
  const begin = performance.now();
  const summary = await importCatalogue(url, path, { ...options, progress: shownProgress(process.stdout) });
  const seconds = (performance.now() - begin) / 1000;
  for (const line of summaryLines(summary, seconds, process.resourceUsage().maxRSS * 1024)) say(line);
}

const PLAIN = [CatalogueImportError, EnvironmentError, EmbeddedPostgresError];

function complain(error: unknown): void {
  const isPlain = PLAIN.some((kind) => error instanceof kind);
  const words = !isPlain && error instanceof Error ? error.stack : String((error as Error).message ?? error);
  process.stderr.write(`\n  ${words}\n  The catalogue was left as it was.\n`);
}

const ending = new Ending(130);
const asked = typed();
if (asked) {
  try {
    await run(asked.path, asked.options);
    await ending.end(0);
  } catch (error) {
    if (!ending.hasBegun) complain(error);
    await ending.end(1);
  }
} else {
  process.stderr.write(USAGE);
  await ending.end(1);
}
