// Brings up the embedded PostgreSQL of a folder, or joins the one that already runs there.
import { mkdirSync } from 'node:fs';
import net from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account, AccountRequest } from './account.js';
import { chooseAccount } from './choose-account.js';
import { type Cluster, openCluster, USER } from './cluster.js';
import { EmbeddedPostgresError, explained } from './embedded-postgres.error.js';
import { findPrograms } from './find-programs.js';
import { ServerSupervisor, type SupervisorOptions } from './keeper.js';
import { type Lease, takeLease } from './lease.js';
import { letGo } from './let-go.js';
import { prepareLog } from './log-file.js';
import { pgCtl } from './pg-ctl.js';
import { dropEmptyPidFile, isAlive, readPidFile, servesFrom } from './pid-file.js';
import { type Launch, type Launched, type PostmasterControl, signals } from './postmaster.js';

/** Enough for the recovery after a crash, and for another process that is stopping the server. */
const START_TIMEOUT_MS = 120_000;
/** The same for one of several tries to bring it back. */
const RETRY_TIMEOUT_MS = 30_000;
/** A refused launch that another server or another program on the port explains: worth another try. */
const CONFLICTS = /lock file|pre-existing shared memory|could not bind|could not create any TCP/;

/** How to start. */
export interface EmbeddedPostgresOptions {
  /** The folder for data and log; made if it is missing. */
  readonly directory: string;
  /** The database of `url`, made if it is missing. Default: playset. */
  readonly database?: string;
  /** Settings of PostgreSQL, for example `{ fsync: 'off' }`. A server that already runs keeps its own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Hears one line before each long step. */
  readonly report?: (line: string) => void;
  /** Where it is given, a server that ends by itself is started again, at the same address. */
  readonly keeping?: SupervisorOptions;
}

/** A running server, shared by all who started it in the same folder. */
export interface EmbeddedPostgres {
  /** postgres://playset:<password>@127.0.0.1:<port>/<database>, of a superuser. */
  readonly url: string;
  /** Whether the server ran before this start. */
  readonly reused: boolean;
  /** Lets go of the server. The last to do so stops it and waits until it is gone. Calling it again changes nothing. */
  stop(): Promise<void>;
}

/** What differs between systems. */
export interface Means {
  readonly account: (request: AccountRequest) => Promise<Account>;
  readonly control: PostmasterControl;
}

const ownMeans: Means = {
  account: chooseAccount,
  control: process.platform === 'win32' ? pgCtl : signals,
};

/** Starts PostgreSQL on loopback, or joins the running one. Throws EmbeddedPostgresError where that can't be. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
  means: Means = ownMeans,
): Promise<EmbeddedPostgres> {
  const { database = 'playset', settings = {}, report = () => undefined } = options;
  const directory = resolve(options.directory);
  const programs = findPrograms();
  await explained(`The folder ${directory} can't be made`, () =>
    mkdirSync(directory, { recursive: true, mode: 0o700 }),
  );
  const account = await means.account({ directory, programs });
  const cluster = await openCluster(account, programs.major, report);
  const launch = async (impostor: number | undefined, port?: number): Promise<Launch> => {
    const log = await explained(`The log in ${directory} can't be written`, () =>
      prepareLog(directory, account),
    );
    report(`Starting PostgreSQL ${programs.major}…`);
    return { account, data: cluster.data, port: port ?? (await freePort()), log, settings, impostor };
  };
  const { lease, reused } = await reach(cluster, database, START_TIMEOUT_MS, async (impostor) =>
    means.control.launch(await launch(impostor)),
  );
  const { port } = lease;
  const again = async () => {
    const found = await reach(cluster, database, RETRY_TIMEOUT_MS, async (impostor) =>
      means.control.launch(await launch(impostor, port)),
    );
    if (found.lease.port === port) return found.lease;
    await found.lease.end();
    throw new EmbeddedPostgresError('Another process has started PostgreSQL. Start Playset again.');
  };
  const keeper = options.keeping && new ServerSupervisor(lease, again, options.keeping);
  const stop = async () => {
    const held = keeper ? await keeper.end() : lease;
    if (held) await letGo(held, cluster, (pid) => means.control.shutDown(account, cluster.data, pid));
  };
  let stopped: Promise<void> | undefined;
  return {
    url: `postgres://${USER}:${cluster.password}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
    reused,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Tries and launches in turn until a server of this cluster answers: others may be starting or stopping it in the meantime. */
async function reach(
  cluster: Cluster,
  database: string,
  patienceMs: number,
  launch: (impostor: number | undefined) => Promise<Launched>,
): Promise<{ lease: Lease; reused: boolean }> {
  const deadline = Date.now() + patienceMs;
  let launched: Launched | undefined;
  let failure: string | undefined;
  for (; Date.now() < deadline; await sleep(20)) {
    const found = readPidFile(cluster.data);
    const lease = found?.port && isAlive(found.pid) && (await takeLease(cluster, found.port, database));
    if (lease) return { lease, reused: lease.port !== launched?.port };
    failure = launched?.failure() ?? failure;
    if (launched && launched.failure() === undefined) continue;
    if (failure && !CONFLICTS.test(failure)) break;
    if (found && servesFrom(cluster.data, found.pid)) continue;
    dropEmptyPidFile(cluster.data);
    if (launched) await sleep(100);
    launched = await launch(found?.pid);
  }
  const holder = readPidFile(cluster.data)?.pid;
  throw new EmbeddedPostgresError(
    `PostgreSQL does not start${holder ? ` (process ${holder} holds ${cluster.data})` : ''}:\n${failure ?? 'it gives no answer.'}`,
  );
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = net.createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => found(port));
    });
  });
}
