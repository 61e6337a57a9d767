// `npm run lines [-- folder]`: how many lines of product code each room has, without tests, generated code and texts.
import './lib/node-version.mjs';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesUnder, slashed } from './lib/fingerprint.mjs';
import { ROOT } from './lib/root.mjs';

const SOURCE = /\.([cm]?js|tsx?|css)$/;
const LEFT_OUT =
  /(^|\/)(generated|tests?|texts|e2e|migrations)\/|\.(spec|e2e-spec|trust-spec|test|d)\.[a-z]+$/;
/** Folder -> how many names below it make a room. */
const ROOMS = { 'backend/src': 2, 'frontend/src': 2, 'frontend/build': 0, scripts: 1, 'tools/bench': 0 };

const root = resolve(process.argv[2] ?? ROOT);
const rooms = new Map();
for (const [folder, depth] of Object.entries(ROOMS)) {
  for (const file of filesUnder(join(root, folder))) {
    const name = slashed(join(root, folder), file);
    if (!SOURCE.test(name) || LEFT_OUT.test(name)) continue;
    const room = [folder, ...name.split('/').slice(0, -1).slice(0, depth)].join('/');
    const { files, lines } = rooms.get(room) ?? { files: 0, lines: 0 };
    const length = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    rooms.set(room, { files: files + 1, lines: lines + length });
  }
}

const sum = (isCounted) =>
  [...rooms].filter(([room]) => isCounted(room)).reduce((total, [, { lines }]) => total + lines, 0);
const isProduct = (room) => !/^(scripts|tools)/.test(room);
const isCards = (room) => room.startsWith('backend/src/modules/cards');
const row = (room, files, lines) =>
  `${room.padEnd(42)}${String(files).padStart(6)}${String(lines).padStart(9)}`;
console.log(row('Room', 'files', 'lines'));
for (const [room, { files, lines }] of [...rooms].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(row(room, files, lines));
}
console.log(row('Product', '', sum(isProduct)));
console.log(
  row(
    'Product without cards',
    '',
    sum((room) => isProduct(room) && !isCards(room)),
  ),
);
console.log(
  row(
    'Scripts and tools',
    '',
    sum((room) => !isProduct(room)),
  ),
);
