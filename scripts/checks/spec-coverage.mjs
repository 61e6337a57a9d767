// The ledger of the product's specification: every requirement names tests that exist and run.
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { at } from '../lib/root.mjs';
import { expectNone } from '../lib/step.mjs';
import { quotedIn, readLedger } from './spec-ledger.mjs';
import { operationsOf, pagesOf } from './spec-scope.mjs';
import { testsIn } from './test-titles.mjs';

const LEDGER = 'docs/spec-coverage.md';
/** The files that `npm test` runs, see scripts/lib/parts.mjs. */
const RUN = [
  /^scripts\/.*\.test\.mjs$/,
  /^backend\/(src|test|sample)\/.*\.(spec\.tsx?|e2e-spec\.ts)$/,
  /^frontend\/src\/.*\.test\.tsx?$/,
  /^frontend\/e2e\/.*\.journey\.mjs$/,
];
const CALL = /^(GET|PUT|POST|PATCH|DELETE) \//;
/** The name of a parameter in a path is nobody's business. */
const shape = (path) => path.replace(/\{\w+\}|:\w+/g, '{}');

const pairsOf = (text) => new Set(Array.from(text, (_, index) => text.slice(index, index + 2)));

/** How alike two titles are: the share of the pairs of letters that they have in common. */
function likeness(one, other) {
  const [left, right] = [one, other].map((text) => pairsOf(text.toLowerCase()));
  return (2 * [...left].filter((pair) => right.has(pair)).length) / (left.size + right.size);
}

const nearest = (title, tests) =>
  tests.map((test) => test.title).toSorted((one, other) => likeness(title, other) - likeness(title, one))[0];

const endsWith = (groups, end) => end.every((title, index) => groups.at(index - end.length) === title);

/** What is wrong with one proof; `source` gives a file's tests and text. */
function faultOfProof({ file, title, groups }, source) {
  if (!RUN.some((pattern) => pattern.test(file))) return `${file} is no test that npm test runs`;
  const found = source(file);
  if (!found) return `${file} does not exist`;
  const named = found.tests.filter((test) => test.title === title && endsWith(test.groups, groups));
  if (named.length === 0) return `${file} has no "${title}", but "${nearest(title, found.tests)}"`;
  if (named.length > 1) return `${file} has "${title}" ${named.length} times: name the group before it`;
  return named[0].stopped ? `"${title}" in ${file} does not run` : undefined;
}

/** Texts quoted to the letter that none of the row's tests holds; an escape is not part of a text. */
function unheldTexts({ id, requirement, proofs }, source) {
  if (!id.startsWith('text-')) return [];
  const quoted = quotedIn(requirement);
  if (quoted.length === 0) return ['quotes no text'];
  const held = proofs.map(({ file }) => (source(file)?.text ?? '').replace(/\\(.)/g, '$1'));
  const lost = quoted.filter((text) => !held.some((each) => each.includes(text)));
  return lost.map((text) => `\`${text}\` stands in none of its tests`);
}

function faultsOfRow(row, source) {
  if (row.proofs.length === 0) return [`${row.id} has no proof`];
  const unproven = row.proofs.map((proof) => faultOfProof(proof, source)).filter(Boolean);
  return [...unproven, ...unheldTexts(row, source)].map((fault) => `${row.id}: ${fault}`);
}

const quotedBy = (rows, kind) =>
  rows.filter(({ id }) => id.startsWith(kind)).flatMap((row) => quotedIn(row.requirement));

/** Calls and pages without a row, and rows of calls that the document lacks. */
function faultsOfScope(rows, { operations, pages }) {
  const calls = quotedBy(rows, '')
    .filter((text) => CALL.test(text))
    .map(shape);
  const paths = quotedBy(rows, 'route-').map(shape);
  const known = operations.map(shape);
  return [
    ...operations.filter((each) => !calls.includes(shape(each))).map((each) => `no row for the call ${each}`),
    ...calls.filter((each) => !known.includes(each)).map((each) => `openapi.yaml has no ${each}`),
    ...pages.filter((each) => !paths.includes(shape(each))).map((each) => `no row for the page ${each}`),
  ];
}

/** Everything wrong with a ledger. `source(file)` is `{ tests, text }` of a file, or undefined if there is none. */
export function faultsOf(markdown, { operations, pages, source }) {
  const { rows, faults } = readLedger(markdown);
  const ids = rows.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...faults,
    ...repeated.map((id) => `${id} is there twice`),
    ...rows.flatMap((row) => faultsOfRow(row, source)),
    ...faultsOfScope(rows, { operations, pages }),
  ];
}

const read = (name) => readFileSync(at(name), 'utf8');

/** Reads each test file once. */
function sources() {
  const known = new Map();
  const opener = (file) => (specifier) => {
    const name = posix.join(posix.dirname(file), specifier).replace(/\.js$/, '.ts');
    return existsSync(at(name)) ? { name, text: read(name) } : undefined;
  };
  return (file) => {
    if (!known.has(file) && existsSync(at(file))) {
      const text = read(file);
      known.set(file, { text, tests: testsIn(file, text, opener(file)) });
    }
    return known.get(file);
  };
}

/** The step of `npm run check`. */
export function checkSpecCoverage() {
  const markdown = read(LEDGER);
  const operations = operationsOf(read('openapi.yaml'));
  const pages = pagesOf(read('frontend/src/app/route-table.ts'), read('frontend/src/lib/paths.ts'));
  expectNone(`${LEDGER} does not hold`, faultsOf(markdown, { operations, pages, source: sources() }));
  const { rows } = readLedger(markdown);
  const tests = new Set(rows.flatMap(({ proofs }) => proofs.map((proof) => JSON.stringify(proof))));
  return `${rows.length} requirements, ${tests.size} tests`;
}
