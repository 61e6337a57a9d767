// The documentation: its generated parts, and the files that it mentions.
import { readFileSync } from 'node:fs';
import { fill, markersIn } from '../docs/markers.mjs';
import { partsFor } from '../docs/parts.mjs';
import { missingIn } from '../docs/paths.mjs';
import { filesUnder, slashed } from '../lib/fingerprint.mjs';
import { at, ROOT } from '../lib/root.mjs';
import { expectNone, Finding } from '../lib/step.mjs';

const documents = () =>
  ['README.md', 'CONTRIBUTING.md', 'docs']
    .flatMap((path) => filesUnder(at(path)))
    .map((file) => slashed(ROOT, file))
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(at(name), 'utf8')]);

/** Every document with its generated parts as they are made now. */
export async function makeDocs(steps) {
  const makers = partsFor(steps);
  const parts = Object.fromEntries(Object.keys(makers).map((name) => [name, '']));
  const used = new Set(documents().flatMap(([, text]) => markersIn(text)));
  for (const name of used) if (makers[name]) parts[name] = await makers[name]();
  return Object.fromEntries(documents().map(([name, text]) => [name, filled(text, parts, name)]));
}

function filled(text, parts, name) {
  try {
    return fill(text, parts, name);
  } catch (error) {
    throw new Finding(error.message);
  }
}

/** No document mentions a file that does not exist. */
export function checkMentions() {
  const files = filesUnder(ROOT).map((file) => slashed(ROOT, file));
  expectNone(
    'Documents mention what does not exist',
    documents().flatMap(([name, text]) => missingIn(name, text, ROOT, files)),
  );
}
