// The files on the command line, from where it was typed: npm runs scripts in the repository's folder.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Makes the paths among the process's arguments absolute. */
export function resolveTypedFiles() {
  const typedIn = process.env.INIT_CWD ?? process.cwd();
  const resolved = process.argv.slice(2).map((argument) => {
    const file = resolve(typedIn, argument);
    return !argument.startsWith('-') && existsSync(file) ? file : argument;
  });
  process.argv.splice(2, Infinity, ...resolved);
}
