// From the process's variables to a listening server, and cleanly back on a signal.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.setup.js';
import { seedDemo } from './demo/seed-demo.js';
import { EmbeddedPostgresError } from './platform/database/embedded/index.js';
import { type DatabaseLease, openDatabase } from './platform/database/embedded-mode.js';
import { migrate } from './platform/database/migrate.js';
import { EnvironmentError, readEnvironment } from './platform/environment/read-environment.js';
import { alreadyRunning, welcome } from './welcome.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const SAMPLE_CATALOGUE = fileURLToPath(new URL('../sample/cards.jsonl', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../frontend/dist', import.meta.url));
const say = (line: string) => process.stdout.write(`  ${line}\n`);

/** Starts the product and keeps it running until a signal. */
export async function start(variables: NodeJS.ProcessEnv): Promise<void> {
  let lease: DatabaseLease | undefined;
  let app: NestFastifyApplication | undefined;
  const end = endOnSignal(async () => {
    await app?.close();
    await lease?.release();
  });
  try {
    const environment = readEnvironment(variables);
    const other = await alreadyRunning(environment);
    if (other) {
      process.stdout.write(`\n${other}\n`);
      return await end(0);
    }
    lease = await openDatabase(environment, say);
    const migrations = await migrate(environment.DATABASE_URL ?? '');
    if (migrations > 0) say(`Brought the database up to date (${migrations} migrations)`);
    app = await createApp(environment, { client: existsSync(CLIENT) ? CLIENT : undefined });
    if (environment.DEMO_DATA) await seedDemo(await app.init(), SAMPLE_CATALOGUE, say);
    await app.listen({ port: environment.PORT, host: environment.HOST });
    process.stdout.write(welcome(environment, await app.getUrl(), lease.embedded));
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    await end(1);
  }
}

/** Registers the signals; the answer ends the process with a code after the same clean-up. */
function endOnSignal(close: () => Promise<void>): (code: number) => Promise<void> {
  let closing: Promise<void> | undefined;
  const end = (code: number) => {
    closing ??= close()
      .catch((error: unknown) => void process.stderr.write(`${String(error)}\n`))
      .then(() => process.exit(code));
    return closing;
  };
  for (const signal of SIGNALS) process.on(signal, () => void end(0));
  return end;
}

function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof EmbeddedPostgresError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return 'Another program uses this port. Choose another one, for example: PORT=3001 npm start';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
