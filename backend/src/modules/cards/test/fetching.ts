// An empty catalogue, a card database on this machine, and the way from the one to the other.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BulkOptions, type BulkOutcome, importNewest } from '../import/bulk-import.js';
import { bulkCards } from './bulk-card.js';
import { type BulkServer, bulkServer, HASTY } from './bulk-server.js';
import { type Mirror, mirror } from './mirror.js';

/** A catalogue that can be filled from a server. */
export class Fetching {
  dataFolder: string;

  constructor(
    readonly catalogue: Mirror,
    readonly server: BulkServer,
  ) {}

  /** Brings the newest file. */
  bring = (options: BulkOptions = {}, limits = HASTY): Promise<BulkOutcome> => {
    const { dataFolder, server, catalogue } = this;
    return importNewest({ databaseUrl: catalogue.url, api: server.url, dataFolder, limits }, options);
  };

  /** The files that are left. */
  left = (): string[] => readdirSync(join(this.dataFolder, 'downloads'));

  /** Every attempt, the oldest first: its source, how it ended, and why. */
  runs = (): Promise<unknown[]> =>
    this.catalogue.column(`select concat_ws('|', source, status, reason) from cards.import_run order by id`);
}

/** Registers an empty catalogue and a server with so many cards around each test of a file. */
export function fetching(cards: number): Fetching {
  const running = new Fetching(mirror(), bulkServer());
  beforeEach(() => {
    running.dataFolder = mkdtempSync(join(tmpdir(), 'playset-fetch-'));
    running.server.offer(bulkCards(cards));
  });
  afterEach(() => rmSync(running.dataFolder, { recursive: true }));
  return running;
}
