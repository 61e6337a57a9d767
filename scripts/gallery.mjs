// `npm run gallery`: takes a picture of every screen, and compares it with the one of an earlier run.
import './lib/node-version.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULTS } from '../frontend/e2e/gallery/options.mjs';
import { prepare } from './lib/prepare.mjs';
import { at } from './lib/root.mjs';
import { runPlaywright } from './lib/runners.mjs';

await prepare(['backend', 'frontend']);
const { LOOKS, WIDTHS } = await import('../frontend/e2e/gallery/looks.mjs');
const { SCREENS } = await import('../frontend/e2e/gallery/screens.mjs');
const { STATES } = await import('../frontend/e2e/gallery/states.mjs');
const KNOWN = {
  screens: SCREENS.map(({ name }) => name),
  widths: Object.keys(WIDTHS),
  looks: Object.keys(LOOKS),
  states: Object.keys(STATES),
};
const USAGE = `
  npm run gallery -- [screens] [options]     takes pictures into ./gallery; open index.html there

  A picture that was taken before is compared with the new one. Without any screen, all are taken:
  ${KNOWN.screens.join(', ')}

  --update             keeps the new pictures
  --out <folder>       another folder
  --widths <px>        of ${KNOWN.widths.join(', ')}
  --looks <names>      of ${KNOWN.looks.join(', ')}
  --states <names>     of ${KNOWN.states.join(', ')}
  --axe                asks axe as well, everywhere
  --moves              says which controls move while the screen loads
`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    out: { type: 'string' },
    widths: { type: 'string', default: DEFAULTS.widths.join() },
    looks: { type: 'string', default: DEFAULTS.looks.join() },
    states: { type: 'string', default: KNOWN.states.join() },
    axe: { type: 'boolean', default: false },
    moves: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const asked = {
  screens: positionals,
  widths: values.widths.split(','),
  looks: values.looks.split(','),
  states: values.states.split(','),
};
const unknown = Object.entries(asked).flatMap(([kind, names]) =>
  names.filter((name) => !KNOWN[kind].includes(name)),
);
if (unknown.length > 0) process.stderr.write(`  Not known: ${unknown.join(', ')}\n`);
if (values.help || unknown.length > 0) {
  process.stderr.write(USAGE);
  process.exit(values.help ? 0 : 1);
}

// npm runs scripts in the repository's folder: a folder is meant from where the command was typed.
const out = values.out ? resolve(process.env.INIT_CWD ?? '', values.out) : DEFAULTS.out;
const { passed, failed } = await runPlaywright(
  // Most of the time each picture waits for nothing more to come.
  ['--project=gallery', '--workers=4', ...(values.update ? ['--update-snapshots=changed'] : [])],
  {
    reporter: at('frontend/e2e/gallery/index-reporter.mjs'),
    env: { PLAYSET_GALLERY: JSON.stringify({ ...asked, out, axe: values.axe, moves: values.moves }) },
  },
);
console.log(`  ${passed + failed} pictures in ${out}, ${failed} with something wrong`);
process.exitCode = failed === 0 ? 0 : 1;
