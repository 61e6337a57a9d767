// From the process's variables to a listening server, and cleanly back on a signal.
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.setup.js';
import { seedDemo } from './demo/seed-demo.js';
import { Ending } from './ending.js';
import { migrate } from './platform/database/migrate.js';
import { EmbeddedPostgresError } from './platform/embedded-database/index.js';
import { openDatabase } from './platform/embedded-database/open-database.js';
import type { Environment } from './platform/environment/environment.js';
import { EnvironmentError, readEnvironment } from './platform/environment/read-environment.js';
import { Readiness, retireConnections } from './platform/health/readiness.js';
import { alreadyRunning, welcome } from './welcome.js';

const SAMPLE_CATALOGUE = fileURLToPath(new URL('../sample/cards.jsonl', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../frontend/dist', import.meta.url));
/** How long open requests may take to finish once we are told to stop, in milliseconds. */
const LAST_REQUESTS_MS = 5_000;
const say = (line: string) => process.stdout.write(`  ${line}\n`);

/** Starts the product and keeps it running until a signal. */
export async function start(variables: NodeJS.ProcessEnv): Promise<void> {
  const ending = new Ending(0);
  try {
    const environment = readEnvironment(variables);
    if (!(await saysItRuns(environment))) return await serve(environment, ending);
    await ending.end(0);
  } catch (error) {
    if (!ending.hasBegun) process.stderr.write(`\n${explain(error)}\n`);
    await ending.end(1);
  }
}

async function serve(environment: Environment, ending: Ending): Promise<void> {
  const opening = openDatabase(environment, say, (error) => {
    process.stderr.write(`\n${explain(error)}\n`);
    void ending.end(1);
  });
  // A signal may come before the database has opened: it is let go of all the same.
  ending.closeAtEnd(async () => (await opening.catch(() => undefined))?.release());
  const { embedded } = await opening;
  const migrations = await migrate(environment.DATABASE_URL ?? '', say);
  if (migrations > 0) say(`Brought the database up to date (${migrations} migrations)`);
  const coming = createApp(environment, { client: existsSync(CLIENT) ? CLIENT : undefined }).then(
    async (made) => {
      retireConnections(made);
      return (await made.init()) as NestFastifyApplication;
    },
  );
  closeAtEnd(coming, ending);
  const app = await coming;
  if (ending.hasBegun) return;
  if (environment.DEMO_DATA) await seedDemo(app, SAMPLE_CATALOGUE, say);
  try {
    await app.listen({ port: environment.PORT, host: environment.HOST });
  } catch (error) {
    // Another first start on this port may have been quicker.
    if (!isPortTaken(error) || !(await saysItRuns(environment))) throw error;
    return await ending.end(0);
  }
  process.stdout.write(welcome(environment, await app.getUrl(), embedded));
  // From now on `npm start` starts us again when we die.
  if (process.connected) process.send?.('ready');
}

/**
 * First nobody sends us any more, then the open requests may finish, but not for ever: a client that stalls must not keep
 * the process alive. One that is told to stop while it comes up comes up first: the database goes only after those who use it.
 */
function closeAtEnd(coming: Promise<NestFastifyApplication>, ending: Ending): void {
  let hurry = () => {};
  const ready = coming.then((app) => {
    const readiness = app.get(Readiness);
    const cut = () => (app.getHttpServer() as Server).closeAllConnections();
    hurry = () => {
      readiness.hurry();
      cut();
    };
    return { app, readiness, cut };
  });
  ending.closeAtEnd(
    async () => {
      const found = await ready.catch(() => undefined);
      if (!found) return;
      await found.readiness.leave();
      const limit = setTimeout(found.cut, LAST_REQUESTS_MS);
      await found.app.close();
      clearTimeout(limit);
    },
    () => hurry(),
  );
}

async function saysItRuns(environment: Environment): Promise<boolean> {
  const sentence = await alreadyRunning(environment);
  if (sentence) process.stdout.write(`\n${sentence}\n`);
  return sentence !== undefined;
}

const isPortTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof EmbeddedPostgresError) return error.message;
  if (isPortTaken(error)) {
    return 'Another program uses this port. Choose another one, for example: PORT=3001 npm start';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
