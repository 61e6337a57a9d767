// `cards:import <file>`: brings the catalogue to the state of a bulk file of the card database.
import { parseArgs } from 'node:util';
import {
  CatalogueImportError,
  type ImportOptions,
  importCatalogue,
  SOURCES,
  shownProgress,
  summaryLines,
} from './modules/cards/index.js';
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
  --allow-loss       accept a whole catalogue that lacks more than half of the known cards
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
  const lease = await openDatabase(environment, say);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void lease.release().finally(() => process.exit(130)));
  }
  try {
    const url = environment.DATABASE_URL ?? '';
    await migrate(url);
    const begin = performance.now();
    const summary = await importCatalogue(url, path, { ...options, progress: shownProgress(process.stdout) });
    const seconds = (performance.now() - begin) / 1000;
    for (const line of summaryLines(summary, seconds, process.resourceUsage().maxRSS * 1024)) say(line);
  } finally {
    await lease.release();
  }
}

const asked = typed();
if (!asked) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  await run(asked.path, asked.options).catch((error: unknown) => {
    const isPlain = error instanceof CatalogueImportError || error instanceof EnvironmentError;
    const words = isPlain ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n  ${words}\n  The catalogue was left as it was.\n`);
    process.exitCode = 1;
  });
}
