// The packages that are built, the server and the client: from which sources, with which tool.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressFiles } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
import { at, ROOT } from './root.mjs';
import { mustRunNode } from './run.mjs';
import { isFresh, stamp } from './stamp.mjs';
import { aside, swap, sweepAside } from './swap.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib/packages.mjs'];
const TESTS = /(^|\/)test\/|\.(spec|e2e-spec|test)\.tsx?$/;

const BACKEND = {
  name: 'backend',
  sources: [
    'nest-cli.json',
    'backend/package.json',
    'backend/tsconfig.json',
    'backend/tsconfig.build.json',
    'backend/src',
  ],
  async make(folder, onPid) {
    // nest takes the folder to write to from a tsconfig only, whose path must be relative.
    const config = join(folder, 'tsconfig.json');
    const skipped = ['**/*.spec.ts', '**/*.e2e-spec.ts', '**/test/**'].map((each) => `../src/${each}`);
    const compilerOptions = { outDir: './out', rootDir: '../src' };
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      config,
      JSON.stringify({
        extends: '../tsconfig.build.json',
        compilerOptions,
        include: ['../src'],
        exclude: skipped,
      }),
    );
    const nest = at('node_modules/@nestjs/cli/bin/nest.js');
    await mustRunNode(nest, ['build', '-p', relative(ROOT, config)], { what: 'nest build', onPid });
    return join(folder, 'out');
  },
};

const FRONTEND = {
  name: 'frontend',
  sources: [
    'frontend/package.json',
    'frontend/tsconfig.json',
    'frontend/vite.config.ts',
    'frontend/postcss.config.cjs',
    'frontend/build',
    'frontend/index.html',
    'frontend/public',
    'frontend/src',
  ],
  async make(folder, onPid) {
    const options = {
      cwd: at('frontend'),
      what: 'the build of the client',
      onPid,
      env: { NODE_ENV: 'production' },
    };
    await mustRunNode(at('frontend/build/build.mjs'), [folder], options);
    compressFiles(folder);
    return folder;
  },
};

/** In the order in which they are built. */
export const PACKAGES = [BACKEND, FRONTEND];

const keyOf = ({ sources }) => fingerprint(ROOT, [...SHARED, ...sources], TESTS);
const placeOf = ({ name }) => at(name, 'dist');

/** Whether the dist of a package is what its sources yield. */
export const isBuilt = (each) => isFresh(placeOf(each), keyOf(each));

/** Builds a package beside its dist and then swaps the two. */
export async function build(each, onPid) {
  const place = placeOf(each);
  const key = keyOf(each);
  sweepAside(place);
  const next = aside(place);
  try {
    const made = await each.make(next, onPid);
    stamp(made, key);
    swap(made, place);
  } finally {
    rmSync(next, { recursive: true, force: true, maxRetries: 3 });
  }
}
