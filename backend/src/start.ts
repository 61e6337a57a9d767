// From the process's variables to a listening server, and cleanly back on a signal.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.setup.js';
import { type DatabaseLease, openDatabase } from './platform/database/embedded-mode.js';
import { migrate } from './platform/database/migrate.js';
import type { Environment } from './platform/environment/environment.js';
import { EnvironmentError, readEnvironment } from './platform/environment/read-environment.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const say = (line: string) => process.stdout.write(`  ${line}\n`);

/** Starts the product and keeps it running until a signal. */
export async function start(variables: NodeJS.ProcessEnv): Promise<void> {
  let lease: DatabaseLease | undefined;
  let app: NestFastifyApplication | undefined;
  const stopped = untilStopped(async () => {
    await app?.close();
    await lease?.release();
  });
  try {
    const environment = readEnvironment(variables);
    lease = await openDatabase(environment, say);
    const migrations = await migrate(environment.DATABASE_URL ?? '');
    if (migrations > 0) say(`Migrated the database (${migrations} steps)`);
    app = await createApp(environment, { client: clientFolder() });
    await app.listen({ port: environment.PORT, host: environment.HOST });
    welcome(environment, await app.getUrl());
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    await stopped(1);
  }
}

/** Registers the signals; the answer ends the process with a code after the same clean-up. */
function untilStopped(close: () => Promise<void>): (code: number) => Promise<void> {
  let closing: Promise<void> | undefined;
  const end = (code: number) => {
    closing ??= close()
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      .then(() => process.exit(code));
    return closing;
  };
  for (const signal of SIGNALS) process.on(signal, () => void end(0));
  return end;
}

function clientFolder(): string | undefined {
  const folder = fileURLToPath(new URL('../../frontend/dist', import.meta.url));
  return existsSync(folder) ? folder : undefined;
}

function explain(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return 'This port is taken by another program. Choose another one, for example: PORT=3001 npm start';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function welcome(environment: Environment, url: string): void {
  say(`\n  Playset runs at ${environment.PUBLIC_URL ?? url}`);
}
