// What a backup says about itself: a folder with this manifest, a file for each table, and the checksums of all of them.
import type { Sequence, Table } from './contents.js';

/** The layout of the folder. A release that lays it out otherwise takes the next number. */
export const FORMAT = 1;
/** The manifest's file, and that of the checksums, which `sha256sum --check` reads as well. */
export const MANIFEST = 'manifest.json';
export const CHECKSUMS = 'SHA256SUMS';

/** A table of a backup. */
export interface SavedTable extends Table {
  readonly rows: number;
  /** COPY's text format, gzipped; beside the manifest. */
  readonly file: string;
}

/** The manifest of a backup. */
export interface Manifest {
  readonly format: number;
  /** When its snapshot was taken, by the database's clock. */
  readonly takenAt: string;
  /** The version of PostgreSQL that it comes from. */
  readonly postgres: string;
  /** The migrations that had made the tables, oldest first. */
  readonly migrations: readonly string[];
  /** In an order in which they can be filled: those that others refer to first. */
  readonly tables: readonly SavedTable[];
  readonly sequences: readonly Sequence[];
  /** How many objects are in it; missing where they were in a bucket, or none were known yet. */
  readonly objects?: number;
}

/** Both sides of a backup read and write values in the same way, whatever the server is set to, and take their time. */
export const SAME_WORDS = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set client_encoding = 'UTF8'; set extra_float_digits = 3; set bytea_output = 'hex'; set statement_timeout = 0;
  set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;
