// A secret that is made once and kept in a file.
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const made = () => randomBytes(48).toString('base64url');
const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * The secret in this file, made first if there is none. Two first starts at once agree: each writes one aside and links
 * it into place, the first link wins, and nobody reads half a secret.
 */
export function keptSecret(file: string, generate = made): string {
  if (!existsSync(file)) make(file, generate);
  return readFileSync(file, 'utf8');
}

function make(file: string, generate: () => string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  const options = { mode: 0o600, flag: 'wx' };
  writeFileSync(aside, generate(), options);
  try {
    linkSync(aside, file);
  } catch (error) {
    if (isTaken(error)) return;
    // Some file systems have no links: there the first to make the file wins.
    writeUnlessTaken(file, readFileSync(aside, 'utf8'), options);
  } finally {
    rmSync(aside);
  }
}

function writeUnlessTaken(file: string, secret: string, options: { mode: number; flag: string }): void {
  try {
    writeFileSync(file, secret, options);
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}
