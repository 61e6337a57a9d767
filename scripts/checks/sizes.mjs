// The size of source files: small enough to be read at once.
import { readFileSync } from 'node:fs';
import { filesUnder, slashed } from '../lib/fingerprint.mjs';
import { at, ROOT, SOURCE_FOLDERS } from '../lib/root.mjs';
import { expectNone } from '../lib/step.mjs';

const MOST = 250;
const FEW = 120;
const SOURCE = /\.([cm]?js|tsx?|css|sh)$/;
const MADE = /(^|\/)generated\//;

/** The lines of every hand-written source file: path -> lines. */
function sourceLines() {
  const files = SOURCE_FOLDERS.flatMap((folder) => filesUnder(at(folder)));
  const named = files.map((file) => [slashed(ROOT, file), file]);
  const sources = named.filter(([name]) => SOURCE.test(name) && !MADE.test(name));
  return sources.map(([name, file]) => [name, readFileSync(file, 'utf8').trimEnd().split('\n').length]);
}

/** The step of `npm run check`. */
export function checkSizes() {
  const sources = sourceLines();
  const tooLong = sources.filter(([, lines]) => lines > MOST);
  expectNone(
    `Over ${MOST} lines`,
    tooLong.map(([name, lines]) => `${name}: ${lines}`),
  );
  const lengths = sources.map(([, lines]) => lines).sort((a, b) => a - b);
  const small = lengths.filter((lines) => lines < FEW).length;
  const share = ((100 * small) / lengths.length).toFixed(1);
  return `${lengths.length} files, median ${lengths[lengths.length >> 1]} lines, ${share} % under ${FEW}`;
}
