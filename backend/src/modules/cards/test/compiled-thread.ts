// The script of a thread as the product's build would make it: Jest runs TypeScript, a thread of its own does not.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';

const SOURCES = resolve('src');
/** What the threads import, and nothing else of the product. */
const FOLDERS = ['modules/cards', 'kernel', 'platform/outgoing'].map((each) => join(SOURCES, each));
const FILES = ['locks', 'utc-client'].map((name) => join(SOURCES, 'platform/database', `${name}.ts`));
const OURS = /^(?!.*(\.e2e-spec|\.spec|\/test\/|\.controller|\.module)).*\.ts$/;

/** Registers a folder with the compiled sources; answers where this script is. */
export function compiledThread(name = 'import-thread'): () => URL {
  const folder = mkdtempSync(join(tmpdir(), 'playset-thread-'));
  beforeAll(() => {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    symlinkSync(resolve('../node_modules'), join(folder, 'node_modules'), 'junction');
    for (const file of [...FILES, ...FOLDERS.flatMap(filesIn).filter((each) => OURS.test(each))]) {
      const { code } = transformFileSync(file, {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
        module: { type: 'es6' },
      });
      const path = join(folder, 'src', relative(SOURCES, file).replace(/\.ts$/, '.js'));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => pathToFileURL(join(folder, `src/modules/cards/import/${name}.js`));
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
