// `npm run read-files -- <folder> [--rows n]`: reads all files below a folder as an import would, and prints a table of what was understood.
import './lib/node-version.mjs';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesUnder, slashed } from './lib/fingerprint.mjs';

const { prepare } = await import('./lib/prepare.mjs');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { rows: { type: 'string' } } });
const folder = resolve(process.env.INIT_CWD ?? process.cwd(), positionals[0] ?? '.');
const shown = Number(values.rows ?? 0);
await prepare(['backend']);
const { readFile } = await import('../backend/dist/modules/stock/formats/index.js');

/** `unknown-condition: Condition "Plaied" (3)`: each reason with its first words and how often it occurs. */
function reasons(rows, reasonOf) {
  const counts = new Map();
  for (const reason of rows.map(reasonOf)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${reason} (${count})`).join('; ');
}

const problemText = ({ problem: { code, column, value } }) =>
  [code, column, value === undefined ? undefined : JSON.stringify(value.slice(0, 40))]
    .filter(Boolean)
    .join(' ');

function described(read) {
  if (read.kind === 'refused') return ['refused', '', '', '', '', '', read.message];
  const held = read.rows.filter(({ problem }) => problem);
  const skipped = read.rows.filter((row) => row.skipped);
  const left = read.rows.filter((row) => !(row.problem || row.skipped));
  return [
    `${read.format} ${read.confidence.toFixed(2)}`,
    String(read.rows.length),
    Object.entries(read.sections)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
    String(left.reduce((sum, { quantity }) => sum + quantity, 0)),
    Object.entries(read.blanks)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
    reasons(held, problemText),
    reasons(skipped, ({ skipped: reason }) => reason),
  ];
}

console.log(
  '| file | format | rows | sections | copies | blank | held back | left out |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
);
for (const file of filesUnder(folder)) {
  const read = await readFile(readFileSync(join(file)));
  const cells = described(read).map((cell) => cell.replaceAll('|', '\\|'));
  console.log(`| ${slashed(folder, file)} | ${cells.join(' | ')} |`);
  if (shown > 0 && read.kind === 'read') {
    for (const { raw, ...row } of read.rows.slice(0, shown))
      console.log(`    ${raw.join('¦').slice(0, 160)}\n    -> ${JSON.stringify(row)}`);
  }
}
