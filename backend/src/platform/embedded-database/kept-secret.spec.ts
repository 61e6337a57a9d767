// A kept secret is made once, whatever an earlier process has left behind.
import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../environment/read-environment.js';
import { keptSecret } from './kept-secret.js';
import { keptVapidKeys } from './kept-vapid-keys.js';

describe('a kept secret', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'playset-secret-'));
    file = join(folder, 'secret');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is long, for its owner alone, and the same at the next start', () => {
    const secret = keptSecret(file);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(keptSecret(file)).toBe(secret);
    expect(readdirSync(folder)).toEqual(['secret']);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('outlives a first start of the same process id that died before it tidied up', () => {
    const secret = keptSecret(file);
    linkSync(file, `${file}.${process.pid}`);
    expect(keptSecret(file)).toBe(secret);
    expect(readFileSync(file, 'utf8')).toBe(secret);
  });

  it('is a pair of VAPID keys where push notifications need one, the same at the next start', () => {
    const keys = keptVapidKeys(file);
    expect(keys).toEqual({
      VAPID_PUBLIC_KEY: expect.stringMatching(/^B[\w-]{86}$/),
      VAPID_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(keptVapidKeys(file)).toEqual(keys);
    expect(readEnvironment(keys as NodeJS.ProcessEnv)).toMatchObject(keys);
  });

  it('is taken from the file that somebody has put there', () => {
    writeFileSync(file, 'chosen');
    expect(keptSecret(file)).toBe('chosen');
  });
});
