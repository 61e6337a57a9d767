// Boots the product once for a test file, on a database of its own, listening on a real port.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type AppOptions, createApp } from '../src/app.setup.js';
import { Clock } from '../src/kernel/clock.js';
import { readEnvironment } from '../src/platform/environment/read-environment.js';
import { closeApp } from '../src/platform/health/close-app.js';
import { Client } from './client.js';
import { cloneDatabase } from './test-database.js';

/** What signs the tokens of the stories. */
export const SECRET = 'a-secret-for-stories-only-0123456789';

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

/** The log of an application that has nothing to say. One to standard output flushes itself every few milliseconds, also when that
 * application is long closed. */
const NO_LOG = { write: () => undefined };

/** With STORY_REPLICAS=2 every story is told on two replicas of one database: each request goes to the next of them. */
const REPLICAS = Number(process.env.STORY_REPLICAS ?? 1);

/** How a story differs from the others. */
export interface StoryOptions extends Pick<AppOptions, 'log' | 'clientTimeouts' | 'client'> {
  /** It looks into one process, or changes one: there is no second replica, whatever is asked for. */
  readonly alone?: boolean;
  /** It is about what replicas see of each other: there are so many at the least. */
  readonly replicas?: number;
  /** Its card database is filled with the sample catalogue. */
  readonly sample?: boolean;
}

/** The running product of one test file. */
export class Story {
  /** The first of the replicas; as a rule the only one. */
  app: NestFastifyApplication;
  readonly replicas: NestFastifyApplication[] = [];
  readonly origins: string[] = [];
  private turn = 0;
  databaseUrl: string;
  /** DATA_DIR, with the outbox. */
  folder: string;
  readonly clock = new StoryClock();

  /** The address of the next replica. */
  get origin(): string {
    return this.origins[this.turn++ % this.origins.length] ?? '';
  }

  /** Somebody new at the door. */
  someone(): Client {
    return new Client(() => this.origin);
  }
}

/**
 * What the requests of a story have left to do takes less, in milliseconds. Node waits 72 seconds for a connection that has not sent
 * anything, and fetch opens one in advance when it gives up a stream.
 */
const REQUEST_GRACE_MS = 1_000;

/** Registers the boot and the end of the product around the tests of a file. */
export function story(
  variables: NodeJS.ProcessEnv = {},
  { alone = false, replicas = 1, sample = false, ...options }: StoryOptions = {},
): Story {
  const running = new Story();
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await cloneDatabase({ sample });
    drop = database.drop;
    running.databaseUrl = database.url;
    running.folder = mkdtempSync(join(tmpdir(), 'playset-story-'));
    const environment = readEnvironment({
      DATA_DIR: running.folder,
      JWT_SECRET: SECRET,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      // Tests share their process and their machine with the server: how busy they are would decide what it answers.
      LOAD_SHEDDING: 'off',
      TOWN_LIST: 'off',
      CARD_SOURCE: 'mirror',
      SCRYFALL_API_URL: 'http://127.0.0.1:9',
      ...variables,
    });
    environment.DATABASE_URL = database.url;
    for (let nth = 0; nth < (alone ? 1 : Math.max(replicas, REPLICAS)); nth++) {
      const log = environment.LOG_LEVEL === 'silent' ? NO_LOG : undefined;
      const app = await createApp(environment, { ...(log && { log }), ...options, clock: running.clock });
      await app.listen(0, '127.0.0.1');
      running.origins.push(await app.getUrl());
      running.replicas.push(app);
    }
    [running.app] = running.replicas as [NestFastifyApplication];
  });
  afterAll(async () => {
    for (const app of new Set([running.app, ...running.replicas]))
      if (app) await closeApp(app, REQUEST_GRACE_MS);
    await drop?.();
    rmSync(running.folder, { recursive: true, force: true });
  });
  return running;
}
