// The folder of a backup: what may be in it before, and how a new backup takes the place of the former.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { BackupError } from './backup.error.js';
import { CHECKSUMS, MANIFEST } from './manifest.js';
import { OBJECTS } from './objects.js';

const OWN = [CHECKSUMS, MANIFEST];
const PARTS = [...OWN, OBJECTS];
const formerOf = (folder: string) => `${folder}.former`;

/** Throws BackupError where something is in the folder: anything, or with `force` anything else than a backup. */
export function refuseUnlessFree(folder: string, force: boolean): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length === 0) return;
  if (!force) {
    throw new BackupError(
      `${folder} is not empty. Choose another folder, or replace the backup in it: --force`,
    );
  }
  const isBackup =
    names.some((name) => OWN.includes(name)) &&
    names.every((name) => PARTS.includes(name) || name.endsWith('.gz'));
  if (!isBackup)
    throw new BackupError(`${folder} holds something else than a backup. Choose another folder.`);
}

/** Puts the folder at `aside` in the place of `folder`. Killed at any moment, it leaves a whole backup or two. */
export function swapIn(aside: string, folder: string): void {
  const former = formerOf(folder);
  rmSync(former, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(aside, folder);
  rmSync(former, { recursive: true, force: true });
}

/** Brings the former folder back where the new one has not come into its place. */
export function restoreFormer(folder: string): void {
  if (!existsSync(folder) && existsSync(formerOf(folder))) renameSync(formerOf(folder), folder);
}
