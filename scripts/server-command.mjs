// `npm run backup`, `restore`, `moderators`, `birth-month`, `cards:import`, `prices:import` and `places:import`: runs a command of the server, which is built if it is stale.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const { prepare } = await import('./lib/prepare.mjs');
const [command, ...typed] = process.argv.slice(2);
// npm runs scripts in the repository's folder: a file is named from where the command was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd();
const resolved = typed.map((argument) => {
  const file = resolve(typedIn, argument);
  return !argument.startsWith('-') && existsSync(file) ? file : argument;
});
process.argv.splice(2, Infinity, ...resolved);
await prepare(['backend']);
await import(`../backend/dist/${command}.js`);
