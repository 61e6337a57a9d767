// A file that is made from others is committed, and must be what it would be if it were made now.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from '../lib/root.mjs';
import { difference, expectNone } from '../lib/step.mjs';

const committed = (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined);

/** Throws unless each file (path -> text, or undefined where there must be none) is committed as it is made. */
export function compare(files) {
  const lines = [];
  for (const [file, made] of Object.entries(files)) {
    const old = committed(file);
    if (old === made) continue;
    if (old === undefined) lines.push(`${file} is missing`);
    else if (made === undefined) lines.push(`${file} is made from nothing any more`);
    else lines.push(`${file} differs:`, ...difference(old, made).map((line) => `  ${line}`));
  }
  expectNone('Not what the sources yield; `npm run generate` writes it', lines);
  return `${Object.keys(files).length} files`;
}

/** Writes each file; answers those that changed. */
export function write(files) {
  const changed = Object.entries(files).filter(([file, made]) => committed(file) !== made);
  for (const [file, made] of changed) {
    if (made === undefined) rmSync(at(file));
    else {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), made);
    }
  }
  return changed.map(([file]) => file);
}
