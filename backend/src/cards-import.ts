// `cards:import`: brings the catalogue to the state of a bulk file of the card database, from the disk or from there.
import { parseArgs } from 'node:util';
import {
  BULK_TYPES,
  bulkSummaryLines,
  importCatalogue,
  importNewest,
  progressReporter,
  SOURCES,
  summaryLines,
} from './modules/cards/index.js';
import { runCommand } from './terminal-command.js';

const USAGE = `
  npm run cards:import -- <file> [options]
  npm run cards:import -- --download [${BULK_TYPES.join(' | ')}] [options]

  Fills the catalogue from a bulk file of the card database: JSON lines or a JSON array, plain or gzipped.
  A file called default-cards… or all-cards… is a whole catalogue: cards that an earlier one had and it lacks are
  marked as gone, never deleted. Other files only add and change cards. The sample catalogue stays.

  --download         fetch the newest bulk file (as last time, default_cards at first) unless the catalogue has it
  --source <what>    what the file is, whatever its name: ${SOURCES.join(' | ')}
  --replace-sample   mark the cards of the sample catalogue as gone
  --allow-loss       accept a whole catalogue that lacks more than a tenth of the known cards
  --dry-run          say what would happen, and leave everything as it is

  Ends with 0 when it is done or there is nothing to do, with 1 when it failed, with 130 when it was stopped.
`;
const DRY_RUN_NOTE = 'A dry run: everything was left as it was.';

/** It makes no sense; the message says why. */
class UsageError extends Error {}

/** What was typed. Throws when it makes no sense. */
function typed() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      download: { type: 'boolean' },
      source: { type: 'string' },
      'replace-sample': { type: 'boolean' },
      'allow-loss': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  });
  const [what, ...more] = positionals;
  const source = SOURCES.find((each) => each === values.source);
  const type = BULK_TYPES.find((each) => each === what);
  if (more.length > 0) throw new UsageError(`One file at a time: ${positionals.join(', ')}`);
  if (source !== values.source) throw new UsageError(`--source can’t be ${values.source}`);
  if (values.download && source)
    throw new UsageError('--source is for a file; one that is downloaded says what it is');
  if (values.download && type !== what) {
    throw new UsageError(`Either a file or --download, which takes ${BULK_TYPES.join(' or ')}: ${what}`);
  }
  if (!values.download && !what) throw new UsageError('Which file? Or --download');
  const options = {
    replaceSample: values['replace-sample'] ?? false,
    allowLoss: values['allow-loss'] ?? false,
    dryRun: values['dry-run'] ?? false,
  };
  return { download: values.download ?? false, path: what ?? '', type, source, options };
}

function command({ download, path, type, source, options }: ReturnType<typeof typed>) {
  const progress = progressReporter(process.stdout);
  const after = options.dryRun ? [DRY_RUN_NOTE] : [];
  const unchanged = 'The catalogue was left as it was.';
  if (!download) {
    return runCommand(USAGE, {
      run: (url, { stop }) =>
        importCatalogue(url, path, { ...options, progress, stop, ...(source ? { source } : {}) }),
      summaryLines: (...summary) => [...summaryLines(...summary), ...after],
      failureNote: unchanged,
    });
  }
  return runCommand(USAGE, {
    run: (databaseUrl, { environment, stop }) => {
      const { SCRYFALL_API_URL: api, PUBLIC_URL: publicUrl, DATA_DIR: dataFolder } = environment;
      return importNewest({ databaseUrl, api, publicUrl, dataFolder }, { ...options, type, progress, stop });
    },
    summaryLines: (...outcome) => [...bulkSummaryLines(...outcome), ...after],
    failureNote: unchanged,
  });
}

function asked() {
  try {
    return typed();
  } catch (error) {
    return error as Error;
  }
}

const what = asked();
await (what instanceof Error ? runCommand(`\n  ${what.message}\n${USAGE}`, undefined) : command(what));
