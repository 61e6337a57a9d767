// A market of real processes for the tests of faults: a PostgreSQL, the sample catalogue, a store that is logged in.
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { importCatalogue } from '../../src/modules/cards/index.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { Environment } from '../../src/platform/environment/environment.js';
import { AccessTokens, type Caller } from '../../src/platform/http/access/access-tokens.js';
import { freePort } from '../mail-server.js';
import { FaultDatabase } from './fault-database.js';
import { PASSWORD } from './fault-password.js';
import { buildServer, Replica, type Variables } from './fault-replica.js';

const SAMPLE = resolve('sample/cards.jsonl');
const COPIED = `name, password_hash, phone_number, address, role, website, email_visible, phone_visible, enabled,
  email_verified_at, created_at, version, language`;
const SISTERS = (many: number) => `
  insert into users.account (uuid, email, ${COPIED})
  select gen_random_uuid(), 'sister.' || nth || '@example.com', ${COPIED} from users.account, generate_series(1, ${many}) nth`;
const PLAYERS = (many: number) => `
  update users.account set role = 'USER' where email = any (select 'sister.' || nth || '@example.com' from generate_series(1, ${many}) nth)`;
const SESSIONS = `
  insert into auth.session select (jsonb_populate_record(s, jsonb_build_object(
    'uuid', gen_random_uuid(), 'account', a.uuid))).*
  from auth.session s, users.account a where a.uuid <> s.account`;

export class FaultMarket {
  database: FaultDatabase;
  /** Who is logged in, players before stores, their access tokens, and the card that they list. */
  callers: Caller[];
  tokens: string[];
  card: string;
  store: { readonly email: string; readonly uuid: string };
  /** Everything of this market; `data` in it is DATA_DIR. */
  folder: string;
  /** What is to be done at the end, when nothing runs any more and before the folder goes. */
  readonly atEnd: (() => unknown)[] = [];
  private readonly replicas: Replica[] = [];

  get data(): string {
    return join(this.folder, 'data');
  }

  get variables(): Variables {
    return {
      DATABASE_URL: this.database.url,
      DATA_DIR: this.data,
      JWT_SECRET: 'a-secret-for-faults-only-0123456789',
      CARD_SOURCE: 'mirror',
      SCRYFALL_API_URL: 'http://127.0.0.1:9',
      // Ten seconds of work in the background of each first start; those who are about it switch it on.
      TOWN_LIST: 'off',
      // The tests keep the machine busy themselves.
      LOAD_SHEDDING: 'off',
    };
  }

  /** A process that is not started yet; it is gone after the tests whatever happens. */
  async replica(variables: Variables = {}): Promise<Replica> {
    const replica = new Replica(await freePort(), { ...this.variables, ...variables });
    this.replicas.push(replica);
    return replica;
  }

  /** Runs another program of the build to its end. */
  async run(program: string, args: readonly string[], variables: Variables = {}): Promise<string> {
    const env = { PATH: process.env.PATH ?? '', ...this.variables, ...variables };
    const { stdout } = await promisify(execFile)(process.execPath, [resolve('dist', program), ...args], {
      env,
    });
    return stdout;
  }

  /** Runs another program of the build, and kills it after so many milliseconds. */
  async runAndKill(program: string, args: readonly string[], after: number): Promise<void> {
    const env = { PATH: process.env.PATH ?? '', ...this.variables };
    const child = spawn(process.execPath, [resolve('dist', program), ...args], { env, stdio: 'ignore' });
    const ended = new Promise((done) => child.once('exit', done));
    await Promise.race([ended, pause(after)]);
    child.kill('SIGKILL');
    await ended;
  }

  /** A file with the sample's cards and ten times as many invented ones. */
  sampleWithMoreCards(): string {
    const file = join(this.folder, 'more.jsonl');
    const lines = readFileSync(SAMPLE, 'utf8').trim().split('\n');
    const more = lines.flatMap((line) =>
      Array.from({ length: 10 }, (_, nth) => {
        const card = JSON.parse(line) as { name: string; collector_number: string };
        const number = `${card.collector_number}x${nth}`;
        return JSON.stringify({
          ...card,
          id: randomUUID(),
          oracle_id: randomUUID(),
          collector_number: number,
        });
      }),
    );
    writeFileSync(file, [...lines, ...more, ''].join('\n'));
    return file;
  }

  async open(): Promise<void> {
    buildServer();
    this.folder = mkdtempSync(join(tmpdir(), 'playset-fault-'));
    mkdirSync(this.data);
    this.database = await FaultDatabase.in(join(this.folder, 'db'));
    await migrate(this.database.url);
    await importCatalogue(this.database.url, SAMPLE);
    this.card = cardOfTheSample();
  }

  /** Signs a store up through the API and logs it in, with as many `sisters`, the first `players` of which are players. */
  async settleIn({ origin }: Pick<Replica, 'origin'>, players = 0, sisters = 39): Promise<void> {
    const email = 'fault.store@example.com';
    const body = {
      name: 'Harbour Games',
      email,
      role: 'STORE',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    const address = {
      phoneNumber: '+1 (312) 555-0103',
      address: '1814 W Division Street, Chicago, IL 60622',
    };
    const { uuid } = await this.post<{ uuid: string }>(`${origin}/api/users/signup`, { ...body, ...address });
    this.store = { email, uuid };
    await this.database.ask('update users.account set email_verified_at = now()');
    await this.post(`${origin}/api/auth/login`, { email, password: PASSWORD });
    // No account may write as often as all of them do together: it has many sisters, each with a session like its own.
    await this.database.ask(SISTERS(sisters));
    if (players > 0) await this.database.ask(PLAYERS(players));
    await this.database.ask(SESSIONS);
    this.callers = await this.database.ask<Caller & Record<string, unknown>>(
      `select a.uuid, a.role, s.uuid as session from auth.session s join users.account a on a.uuid = s.account
       order by a.role = 'STORE', s.uuid`,
    );
    this.tokens = await Promise.all(this.callers.map((caller) => this.issuer.issue(caller)));
  }

  private get issuer(): AccessTokens {
    const environment = Object.assign(new Environment(), this.variables);
    return new AccessTokens(environment);
  }

  async signUp(origin: string, email: string): Promise<number> {
    const body = { name: 'Mika', email, password: PASSWORD, confirmPassword: PASSWORD, role: 'USER' };
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${origin}/api/users/signup`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return reply.status;
  }

  async close(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.kill()));
    await this.database?.remove();
    for (const end of this.atEnd) await end();
    if (this.folder) rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private async post<Body>(url: string, body: object): Promise<Body> {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Body;
  }
}

/** Registers a market around the tests of a file. */
export function faultMarket(): FaultMarket {
  const market = new FaultMarket();
  beforeAll(() => market.open());
  afterAll(() => market.close());
  return market;
}

/** Waits until something is so; fails after a minute. */
export async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo()); await pause(50)) {
    if (Date.now() > end) throw new Error(`Never happened: ${isSo}`);
  }
}

function cardOfTheSample(): string {
  const cards = readFileSync(SAMPLE, 'utf8').trim().split('\n');
  const traded = cards
    .map((line) => JSON.parse(line) as { id: string; games: string[]; finishes: string[] })
    .find(({ games, finishes }) => games.includes('paper') && finishes.includes('nonfoil'));
  return traded?.id ?? '';
}
