// `prices:import <file>`: adds what cards have cost, from a file of price series.
import { parseArgs } from 'node:util';
import { importPrices, pricesSummaryLines, progressReporter } from './modules/cards/index.js';
import { runCommand } from './terminal-command.js';

const USAGE = `
  npm run prices:import -- <file> [options]

  Adds what cards have cost to the price history, from JSON lines, plain or gzipped, each with the prices of a finish
  (nonfoil, foil or etched) of a card by day:
  {"id":"…","finish":"nonfoil","usd":{"2026-01-19":1.23,"2026-01-20":1.25}}, also with "eur" and "tix".
  Days that are known already are as the file says. Cards that the catalogue lacks are counted: import the cards first.

  --dry-run   say what would happen, and leave everything as it is
`;

/** What was typed; undefined when it makes no sense. */
function typed() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' } },
    });
    const [path, ...more] = positionals;
    return path && more.length === 0 ? { path, dryRun: values['dry-run'] ?? false } : undefined;
  } catch {
    return undefined;
  }
}

const asked = typed();
await runCommand(
  USAGE,
  asked && {
    run: (url) =>
      importPrices(url, asked.path, {
        dryRun: asked.dryRun,
        progress: progressReporter(process.stdout, 'price series'),
      }),
    summaryLines: (...summary) => [
      ...pricesSummaryLines(...summary),
      ...(asked.dryRun ? ['A dry run: everything was left as it was.'] : []),
    ],
    failureNote: 'The price history was left as it was.',
  },
);
