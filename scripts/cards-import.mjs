// `npm run cards:import -- <file>`: fills the card mirror from a bulk file.
import './lib/node-version.mjs';

const { existsSync } = await import('node:fs');
const { resolve } = await import('node:path');
const { prepare } = await import('./lib/prepare.mjs');
await prepare(['backend']);

// npm runs scripts in the repository's folder: a file is meant from where the command was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd();
process.argv.splice(
  2,
  Infinity,
  ...process.argv.slice(2).map((argument) => {
    const file = resolve(typedIn, argument);
    return !argument.startsWith('-') && existsSync(file) ? file : argument;
  }),
);
await import('../backend/dist/cards-import.js');
