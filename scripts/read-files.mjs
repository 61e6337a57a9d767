// `npm run read-files -- <folder> [--rows n] [--resolve]`: reads all files below a folder as an import would, and prints a table
// of what was understood. With --resolve the cards are looked up in the catalog of DATA_DIR or DATABASE_URL.
// `npm run read-files -- --agree <file> <file> …`: compares files that hold the same copies, as several programs wrote them.
import './lib/node-version.mjs';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { agreement } from './lib/file-agreement.mjs';
import { filesUnder, slashed } from './lib/fingerprint.mjs';

const { prepare } = await import('./lib/prepare.mjs');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string' }, resolve: { type: 'boolean' }, agree: { type: 'boolean' } },
});
const here = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
const folder = here(positionals[0] ?? '.');
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

function described(read, verdicts) {
  if (read.kind === 'refused') return ['refused', '', '', '', '', '', '', read.message];
  const held = read.rows.filter(({ problem }) => problem);
  const skipped = read.rows.filter((row) => row.skipped);
  const open = read.rows.flatMap((row, n) =>
    row.problem || row.skipped ? [] : [{ row, verdict: verdicts[n] }],
  );
  const unresolved = open.filter(({ verdict }) => verdict?.unresolved);
  return [
    `${read.format} ${read.confidence.toFixed(2)}`,
    String(read.rows.length),
    Object.entries(read.sections)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
    String(open.reduce((sum, { row }) => sum + row.quantity, 0)),
    Object.entries(read.blanks)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
    reasons(skipped, ({ skipped: reason }) => reason),
    values.resolve ? String(open.length - unresolved.length) : '',
    [reasons(held, problemText), reasons(unresolved, ({ verdict }) => verdict.unresolved)]
      .filter(Boolean)
      .join('; '),
  ];
}

async function printTable(verdictsOf) {
  console.log(
    '| file | format | rows | sections | copies | blank | left out | resolved | held back |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const file of filesUnder(folder)) {
    const read = await readFile(readFileSync(join(file)));
    const verdicts = read.kind === 'read' ? await verdictsOf(read) : [];
    const cells = described(read, verdicts).map((cell) => cell.replaceAll('|', '\\|'));
    console.log(`| ${slashed(folder, file)} | ${cells.join(' | ')} |`);
    for (const [n, { raw, ...row }] of (read.rows ?? []).slice(0, shown).entries()) {
      console.log(`    ${raw.join('¦').slice(0, 160)}\n    -> ${JSON.stringify(row)}`);
      if (values.resolve) console.log(`    => ${JSON.stringify(verdicts[n])}`);
    }
  }
}

async function printAgreement() {
  const files = [];
  for (const file of positionals) {
    const read = await readFile(readFileSync(here(file)));
    files.push({
      file: file.split(/[\\/]/).slice(-2).join('/'),
      format: read.format ?? read.kind,
      rows: read.rows ?? [],
    });
  }
  console.log('| file | format | rows | as most have it | otherwise |\n| --- | --- | --- | --- | --- |');
  const compared = agreement(files);
  for (const { file, format, rows, isNamed, agreed, common, differences } of compared)
    console.log(
      `| ${file} | ${format} | ${rows} | ${isNamed ? `${agreed} of ${common}` : 'ids alone'} | ${differences.length} |`,
    );
  for (const { file, differences } of compared)
    if (differences.length > 0)
      console.log(`\n${file}\n${differences.map((line) => `  ${line}`).join('\n')}`);
}

async function printResolved(url) {
  const { Connections } = await import('../backend/dist/platform/database/connections.js');
  const { CardResolver } = await import('../backend/dist/modules/stock/imports/resolve/card-resolver.js');
  const pool = new Connections({ connectionString: url });
  const resolver = new CardResolver({
    rows: async ({ text }, parameters) => (await pool.query(text, parameters)).rows,
  });
  await printTable(async ({ rows, format }) => resolver.resolve(rows, format, await resolver.begin()));
  await pool.end();
}

if (values.agree) await printAgreement();
else if (values.resolve) {
  const { runCommand } = await import('../backend/dist/terminal-command.js');
  await runCommand('', { run: printResolved, summaryLines: () => [], failureNote: 'Nothing was changed.' });
} else {
  await printTable(async () => []);
}
