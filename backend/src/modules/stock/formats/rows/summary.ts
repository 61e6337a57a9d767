// What a file's rows leave open, and how many are of which section.
import type { ImportRow, ReadFile } from '../read-file.js';

export function summaryOf(rows: readonly ImportRow[]): Pick<ReadFile, 'blanks' | 'sections'> {
  const blanks = { condition: 0, finish: 0, language: 0 };
  const sections = { stock: 0, deck: 0, wish: 0 };
  for (const row of rows) {
    if (row.skipped) continue;
    sections[row.section] += 1;
    if (row.problem || row.section === 'wish') continue;
    if (row.condition === undefined) blanks.condition += 1;
    if (row.finish === undefined) blanks.finish += 1;
    if (row.language === undefined) blanks.language += 1;
  }
  return { blanks, sections };
}
