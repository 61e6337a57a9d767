// Boots the product once for a test file, on a database of its own, listening on a real port.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type AppOptions, createApp } from '../src/app.setup.js';
import { Clock } from '../src/kernel/clock.js';
import { readEnvironment } from '../src/platform/environment/read-environment.js';
import { Client } from './client.js';
import { cloneDatabase } from './test-database.js';

/** A clock that a story moves. It starts at the present. */
export class StoryClock extends Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  /** Moves the time on by so many seconds. */
  pass(seconds: number): void {
    this.ahead += seconds * 1000;
  }
}

/** The running product of one test file. */
export class Story {
  app: NestFastifyApplication;
  origin: string;
  databaseUrl: string;
  /** DATA_DIR, with the outbox. */
  folder: string;
  readonly clock = new StoryClock();

  /** Somebody new at the door. */
  someone(): Client {
    return new Client(this.origin);
  }
}

/** Registers the boot and the end of the product around the tests of a file. */
export function story(
  variables: NodeJS.ProcessEnv = {},
  options: Pick<AppOptions, 'log' | 'patience'> = {},
): Story {
  const running = new Story();
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await cloneDatabase();
    drop = database.drop;
    running.databaseUrl = database.url;
    running.folder = mkdtempSync(join(tmpdir(), 'playset-story-'));
    const environment = readEnvironment({
      DATA_DIR: running.folder,
      JWT_SECRET: 'a-secret-for-stories-only-0123456789',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      CARD_SOURCE: 'mirror',
      SCRYFALL_API_URL: 'http://127.0.0.1:9',
      ...variables,
    });
    environment.DATABASE_URL = database.url;
    running.app = await createApp(environment, { ...options, clock: running.clock });
    await running.app.listen(0, '127.0.0.1');
    running.origin = await running.app.getUrl();
  });
  afterAll(async () => {
    await running.app?.close();
    await drop?.();
    rmSync(running.folder, { recursive: true, force: true });
  });
  return running;
}
