// Says what an import did, for a person.
import type { BulkOutcome } from './bulk-import.js';
import type { ImportSummary } from './import-summary.js';
import type { PricesSummary } from './prices-import.js';

const number = (value: number): string => value.toLocaleString('en');

/** Lines for a terminal. `seconds` is how long it took, `memory` the most it held, in bytes. */
export const summaryLines = (summary: ImportSummary, seconds: number, memory: number): string[] => [
  `${number(summary.rows)} cards (${summary.source})`,
  `  ${number(summary.added)} new, ${number(summary.changed)} changed, ${number(summary.unchanged)} unchanged, ${number(summary.gone)} gone`,
  ...skippedLines(summary.skipped),
  costLine(seconds, memory),
];

/** The same for an import of the newest bulk file, which may have had nothing to do. */
export const bulkSummaryLines = (outcome: BulkOutcome, seconds: number, memory: number): string[] =>
  outcome.status === 'imported'
    ? [...summaryLines(outcome.summary, seconds, memory), ...outcome.notes.map((note) => `  ${note}`)]
    : [outcome.reason];

/** The same for an import of prices. */
export const pricesSummaryLines = (summary: PricesSummary, seconds: number, memory: number): string[] => [
  `${number(summary.series)} price series of ${number(summary.known)} cards, ${summary.firstDay} to ${summary.lastDay}`,
  `  ${number(summary.added)} months new, ${number(summary.changed)} changed`,
  `  ${number(summary.unknown)} cards that the catalogue lacks (harmless: left out until the cards are imported)`,
  ...skippedLines(summary.skipped),
  costLine(seconds, memory),
];

function skippedLines(skipped: Readonly<Record<string, number>>): string[] {
  const reasons = Object.entries(skipped);
  const count = reasons.reduce((sum, [, each]) => sum + each, 0);
  return [
    `  ${number(count)} skipped${count > 0 ? ':' : ''}`,
    ...reasons.map(([reason, each]) => `    ${number(each)} ${reason}`),
  ];
}

const costLine = (seconds: number, memory: number): string =>
  `  ${seconds.toFixed(1)} s, at most ${Math.round(memory / 1_000_000)} MB of memory`;
