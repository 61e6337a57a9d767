// The two halves that are built: from which sources, with which tool.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressFiles } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
import { at, ROOT } from './root.mjs';
import { mustRunNode } from './run.mjs';
import { isFresh, stamp } from './stamp.mjs';
import { aside, swap, sweepAside } from './swap.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib/halves.mjs'];
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
  async make(folder, lead) {
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
    await mustRunNode(nest, ['build', '-p', relative(ROOT, config)], { what: 'nest build', onChild: lead });
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
  async make(folder, lead) {
    const options = {
      cwd: at('frontend'),
      what: 'the build of the client',
      onChild: lead,
      env: { NODE_ENV: 'production' },
    };
    await mustRunNode(at('frontend/build/build.mjs'), [folder], options);
    compressFiles(folder);
    return folder;
  },
};

/** Both halves, in the order in which they are built. */
export const HALVES = [BACKEND, FRONTEND];

const keyOf = (half) => fingerprint(ROOT, [...SHARED, ...half.sources], TESTS);
const placeOf = (half) => at(half.name, 'dist');

/** Whether a half's dist is what its sources yield. */
export const isBuilt = (half) => isFresh(placeOf(half), keyOf(half));

/** Builds a half beside its dist and then swaps the two. */
export async function build(half, lead) {
  const place = placeOf(half);
  const key = keyOf(half);
  sweepAside(place);
  const next = aside(place);
  try {
    const made = await half.make(next, lead);
    stamp(made, key);
    swap(made, place);
  } finally {
    rmSync(next, { recursive: true, force: true, maxRetries: 3 });
  }
}
