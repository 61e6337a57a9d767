// A lease: the open connection by which each user of a shared server tells the others that it is still there.
import { statSync } from 'node:fs';
import net from 'node:net';
import pg from 'pg';
import { LOCKS } from '../database/locks.js';
import { type Cluster, USER } from './cluster.js';

const LEASE = 'playset-embedded-lease';
/** Guards attaching and stopping against each other. Locks are per database, and all use `postgres`. */
const SERVER_LOCK = LOCKS.embeddedServer;
/** Another program may listen on a port that a dead server left in its file, and may never answer. */
const ANSWER_MS = 3_000;

/** A user's hold on a running server. It keeps the server from being stopped, but not our process from ending. */
export interface Lease {
  readonly port: number;
  /** The server's main process. */
  readonly pid: number;
  /** Resolves when the hold is over: by `end`, or because the server has ended. */
  readonly lost: Promise<void>;
  end(): Promise<void>;
}

/**
 * Takes a lease on the cluster's server at this port and makes `database` if it is missing. Answers undefined where no
 * server of this cluster answers there, or where it is just being stopped.
 */
export async function takeLease(
  cluster: Cluster,
  port: number,
  database: string,
): Promise<Lease | undefined> {
  const { client, socket } = connection(cluster, port, LEASE);
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [SERVER_LOCK]);
    const { rows } = await client.query<{ folder: string; pid: number }>(
      `select current_setting('data_directory') as folder, ${POSTMASTER} as pid`,
    );
    const server = rows[0];
    if (!server || !isSameFolder(server.folder, cluster.data)) throw new Error('Another server');
    await ensureDatabase(client, database);
    await client.query('select pg_advisory_unlock($1)', [SERVER_LOCK]);
    socket.unref();
    return { port, pid: server.pid, lost, end: () => ended(client, socket) };
  } catch (error) {
    client.end().catch(() => undefined);
    if (isOurFault(error)) throw error;
    return undefined;
  }
}

/**
 * Runs `stop` if nobody holds a lease; nobody can take one in the meantime. Answers false where the server did not answer, or
 * went away while it was asked.
 */
export async function whenUnused(
  cluster: Cluster,
  port: number,
  stop: (pid: number) => Promise<void>,
): Promise<boolean> {
  const { client } = connection(cluster, port, 'playset-embedded-stop');
  let pid: number | undefined;
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [SERVER_LOCK]);
    const { rows } = await client.query<{ users: number; pid: number }>(
      `select count(*)::int as users, ${POSTMASTER} as pid from pg_stat_activity where application_name = $1`,
      [LEASE],
    );
    pid = rows[0]?.users === 0 ? rows[0].pid : undefined;
  } catch {
    client.end().catch(() => undefined);
    return false;
  }
  try {
    if (pid !== undefined) await stop(pid);
  } finally {
    client.end().catch(() => undefined);
  }
  return true;
}

/** Referenced again while it ends: else a process with nothing else to do would be over before it could stop the server. */
async function ended(client: pg.Client, socket: net.Socket): Promise<void> {
  socket.ref();
  await client.end().catch(() => undefined);
}

/** The server's own word on its process, which no other process can have given. */
const POSTMASTER = `split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int`;

function connection({ password }: Cluster, port: number, name: string) {
  const socket = new net.Socket();
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: USER,
    password,
    database: 'postgres',
    ssl: false,
    application_name: name,
    connectionTimeoutMillis: ANSWER_MS,
    stream: () => socket,
  });
  // A server that dies is noticed by those who use it; this connection must not end the process.
  client.on('error', () => undefined);
  return { client, socket };
}

async function ensureDatabase(client: pg.Client, database: string): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
}

/** A copied folder has the password of its original, and a postmaster.pid that names the original's server. */
function isSameFolder(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino && a.dev === b?.dev;
}

/** Errors of a healthy server that will come again: a name it can't take, a full disk. Not: being stopped (57), being full (53300). */
function isOurFault(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  return code !== '' && !code.startsWith('57') && !code.startsWith('28') && code !== '53300';
}
