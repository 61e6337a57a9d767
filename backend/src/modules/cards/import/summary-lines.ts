// Says what an import did, for a person.
import type { ImportSummary } from './catalogue-import.js';

const number = (value: number): string => value.toLocaleString('en');

/** Lines for a terminal. `seconds` is how long it took, `memory` the most it held, in bytes. */
export function summaryLines(summary: ImportSummary, seconds: number, memory: number): string[] {
  const skipped = Object.entries(summary.skipped);
  const count = skipped.reduce((sum, [, each]) => sum + each, 0);
  return [
    `${number(summary.rows)} cards (${summary.source})`,
    `  ${number(summary.added)} new, ${number(summary.changed)} changed, ${number(summary.unchanged)} unchanged, ${number(summary.gone)} gone`,
    `  ${number(count)} skipped${count > 0 ? ':' : ''}`,
    ...skipped.map(([reason, each]) => `    ${number(each)} ${reason}`),
    `  ${seconds.toFixed(1)} s, at most ${Math.round(memory / 1_000_000)} MB of memory`,
  ];
}
