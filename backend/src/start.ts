// Starts the server from the environment variables, and shuts it down on a signal.
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.setup.js';
import { seedDemo } from './demo/seed-demo.js';
import { GracefulShutdown } from './graceful-shutdown.js';
import { listenProblem } from './listen-problem.js';
import { DatabaseProblem } from './platform/database/database-problem.js';
import { migrate } from './platform/database/migrate.js';
import { EmbeddedPostgresError } from './platform/embedded-database/index.js';
import { openDatabase } from './platform/embedded-database/open-database.js';
import type { Environment } from './platform/environment/environment.js';
import { EnvironmentError, readEnvironment } from './platform/environment/read-environment.js';
import { closeApp } from './platform/health/close-app.js';
import { closeConnectionsOnShutdown, Readiness } from './platform/health/readiness.js';
import { alreadyRunning, welcome } from './welcome.js';

const SAMPLE_CATALOGUE = fileURLToPath(new URL('../sample/cards.jsonl', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../frontend/dist', import.meta.url));
/** How long open requests may take to finish after a signal, in milliseconds. */
const REQUEST_GRACE_MS = 5_000;
/** The message says what to do. */
const EXPLAINED = [EnvironmentError, EmbeddedPostgresError, DatabaseProblem];
const print = (line: string) => process.stdout.write(`  ${line}\n`);

/** Starts the product and keeps it running until a signal. */
export async function start(variables: NodeJS.ProcessEnv): Promise<void> {
  const shutdown = new GracefulShutdown(0);
  try {
    const environment = readEnvironment(variables);
    if (!(await reportRunning(environment))) return await serve(environment, shutdown);
    await shutdown.exit(0);
  } catch (error) {
    if (!shutdown.isShuttingDown) process.stderr.write(`\n${explain(error)}\n`);
    await shutdown.exit(1);
  }
}

async function serve(environment: Environment, shutdown: GracefulShutdown): Promise<void> {
  const opening = openDatabase(environment, print, (error) => {
    process.stderr.write(`\n${explain(error)}\n`);
    void shutdown.exit(1);
  });
  // A signal may arrive before the database has opened: it is released all the same.
  shutdown.onShutdown(async () => (await opening.catch(() => undefined))?.release());
  const { embedded } = await opening;
  const migrations = await migrate(environment.DATABASE_URL ?? '', print);
  if (migrations > 0) print(`Brought the database up to date (${migrations} migrations)`);
  const starting = createApp(environment, { client: existsSync(CLIENT) ? CLIENT : undefined }).then(
    async (made) => {
      closeConnectionsOnShutdown(made);
      return (await made.init()) as NestFastifyApplication;
    },
  );
  closeOnShutdown(starting, shutdown);
  const app = await starting;
  if (shutdown.isShuttingDown) return;
  if (environment.DEMO_DATA) await seedDemo(app, SAMPLE_CATALOGUE, print);
  try {
    await app.listen({ port: environment.PORT, host: environment.HOST });
  } catch (error) {
    // Another process may have taken the port since.
    if (await reportRunning(environment)) return await shutdown.exit(0);
    const problem = listenProblem(error, environment);
    throw problem ? new EnvironmentError([problem]) : error;
  }
  process.stdout.write(welcome(environment, await app.getUrl(), embedded));
  // From now on `npm start` restarts this process when it dies.
  if (process.connected) process.send?.('ready');
}

/**
 * Drains first, then lets open requests finish within REQUEST_GRACE_MS: a stalled client must not keep the process alive. A
 * signal during the start takes effect after it: the database closes only after its users.
 */
function closeOnShutdown(starting: Promise<NestFastifyApplication>, shutdown: GracefulShutdown): void {
  let forceExit = () => {};
  const ready = starting.then((app) => {
    const readiness = app.get(Readiness);
    forceExit = () => {
      readiness.forceExit();
      (app.getHttpServer() as Server).closeAllConnections();
    };
    return { app, readiness };
  });
  shutdown.onShutdown(
    async () => {
      const found = await ready.catch(() => undefined);
      if (!found) return;
      await found.readiness.drain();
      await closeApp(found.app, REQUEST_GRACE_MS);
    },
    () => forceExit(),
  );
}

async function reportRunning(environment: Environment): Promise<boolean> {
  const sentence = await alreadyRunning(environment);
  if (sentence) process.stdout.write(`\n${sentence}\n`);
  return sentence !== undefined;
}

function explain(error: unknown): string {
  if (EXPLAINED.some((kind) => error instanceof kind)) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
