// Every requirement of the specification is the tag of a test that runs, see docs/spec-coverage.md.
import { readdirSync, readFileSync } from 'node:fs';
import { filesUnder, slashed } from '../lib/fingerprint.mjs';
import { at, ROOT, SOURCE_FOLDERS } from '../lib/root.mjs';
import { expectNone } from '../lib/step.mjs';
import { quotedIn, readRequirements } from './spec-requirements.mjs';
import { operationsOf, pagesOf } from './spec-scope.mjs';
import { tagsIn } from './spec-tags.mjs';

const REQUIREMENTS = 'docs/spec-coverage.md';
const SOURCE = /\.(mjs|tsx?)$/;
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

/** What is wrong with the tags of one file. */
function faultsOfTags({ file, tags }, known) {
  if (tags.length > 0 && !RUN.some((pattern) => pattern.test(file)))
    return [`${file} is no test that npm test runs`];
  return tags.flatMap(({ line, ids, runs }) => {
    const unknown = ids.filter((id) => !known.has(id)).map((id) => `no requirement "${id}"`);
    if (runs === undefined) unknown.push('no test below the tag');
    if (runs === false) unknown.push('the test below the tag does not run');
    return unknown.map((fault) => `${file}:${line}: ${fault}`);
  });
}

/** Texts quoted to the letter that none of the requirement's test files holds; an escape is not part of a text. */
function missingTexts({ id, requirement }, files) {
  if (!id.startsWith('text-')) return [];
  const quoted = quotedIn(requirement);
  if (quoted.length === 0) return [`${id} quotes no text`];
  const texts = files.map(({ text }) => text.replace(/\\(.)/g, '$1'));
  const missing = quoted.filter((text) => !texts.some((each) => each.includes(text)));
  return missing.map((text) => `${id}: \`${text}\` stands in none of its tests`);
}

function faultsOfRow(row, files) {
  const tagged = files.filter(({ tags }) => tags.some(({ ids }) => ids.includes(row.id)));
  return tagged.length === 0 ? [`${row.id} has no test`] : missingTexts(row, tagged);
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

/** Everything wrong with the requirements and the tags; a file is `{ file, text, tags }`. */
export function faultsOf(markdown, { operations, pages, files }) {
  const { rows, faults } = readRequirements(markdown);
  const ids = rows.map(({ id }) => id);
  const known = new Set(ids);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...faults,
    ...repeated.map((id) => `${id} is there twice`),
    ...files.flatMap((file) => faultsOfTags(file, known)),
    ...rows.flatMap((row) => faultsOfRow(row, files)),
    ...faultsOfScope(rows, { operations, pages }),
  ];
}

const read = (name) => readFileSync(at(name), 'utf8');

/** The source files that hold tags. */
function taggedFiles() {
  const names = SOURCE_FOLDERS.flatMap((folder) => filesUnder(at(folder)).map((file) => slashed(ROOT, file)));
  return names
    .filter((name) => SOURCE.test(name))
    .map((file) => ({ file, text: read(file) }))
    .filter(({ text }) => text.includes('@spec'))
    .map(({ file, text }) => ({ file, text, tags: tagsIn(file, text) }));
}

/** The step of `npm run check`. */
export function checkSpecCoverage() {
  const markdown = read(REQUIREMENTS);
  const operations = operationsOf(read('openapi.yaml'));
  const declarations = readdirSync(at('frontend/src/pages')).filter((name) => name.endsWith('.screens.ts'));
  const screens = declarations.map((name) => read(`frontend/src/pages/${name}`)).join('\n');
  const pages = pagesOf(screens, read('frontend/src/lib/paths.ts'));
  const files = taggedFiles();
  expectNone('Specification coverage', faultsOf(markdown, { operations, pages, files }));
  const tags = files.flatMap((file) => file.tags);
  return `${readRequirements(markdown).rows.length} requirements, ${tags.length} tags`;
}
