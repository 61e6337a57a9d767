// Words that may not stand in the source: ways around the compiler, the linter, the tests and the module graph.
import { readFileSync } from 'node:fs';
import { filesUnder, slashed } from '../lib/fingerprint.mjs';
import { at, ROOT, SOURCE_FOLDERS } from '../lib/root.mjs';
import { expectNone } from '../lib/step.mjs';

const SOURCE = /\.([cm]?js|tsx?)$/;
/** The generated client is nobody's hand; this file and its test name the words themselves. */
const EXEMPT = /(^|\/)generated\/|scripts\/checks\/house-words/;

const BANS = [
  [/\bforwardRef\b/, 'forwardRef hides a circle between modules', /^backend\//],
  [/@ts-(ignore|nocheck)|biome-ignore|eslint-disable/, 'silences a tool'],
  [/\b(TODO|FIXME|XXX)\b/, 'is unfinished work'],
  [/\b(describe|it|test)\.(skip|only|todo)\b|\b[xf](it|describe|test)\(['"`]/, 'skips tests'],
  [/synchronize:\s*true/, 'changes tables behind the back of the migrations', /^backend\/src\/platform\//],
];

/** What is banned in a file's text, as `path:line: words`. */
export function bannedIn(name, text) {
  const bans = BANS.filter(([, , where]) => !where || where.test(name));
  return text
    .split('\n')
    .flatMap((line, index) =>
      bans
        .filter(([pattern]) => pattern.test(line))
        .map(([pattern, why]) => `${name}:${index + 1}: "${pattern.exec(line)[0]}" ${why}`),
    );
}

/** The step of `npm run check`. */
export function checkHouseWords() {
  const files = SOURCE_FOLDERS.flatMap((folder) => filesUnder(at(folder)));
  const sources = files.map((file) => [slashed(ROOT, file), file]).filter(([name]) => SOURCE.test(name));
  const read = sources.filter(([name]) => !EXEMPT.test(name));
  expectNone(
    'Words that may not stand in the source',
    read.flatMap(([name, file]) => bannedIn(name, readFileSync(file, 'utf8'))),
  );
  return `${read.length} files`;
}
