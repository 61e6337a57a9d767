// The figures are what Prometheus reads, say how things stand inside, and do not grow with what strangers ask for.
import { importSample } from '../../src/modules/listings/test/sample.js';
import { Sql } from '../../src/platform/database/sql.js';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { Metrics } from '../../src/platform/metrics/metrics.js';
import { jobsDone } from '../mails.js';
import { PASSWORD } from '../people.js';
import { story } from '../story.js';
import { tell } from './promise.js';

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\[\\\\n"])*"';
const VALUE = '(?:[Nn]a[Nn]|[+-]Inf|[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)';
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)?,?\\})? (${VALUE})$`);
const KINDS = ['counter', 'gauge', 'histogram', 'summary'];

interface Family {
  readonly kind: string;
  readonly help: string;
  readonly samples: Map<string, number>;
}

/** Reads the text format as Prometheus does. Throws at the first line that is none of it. */
function parsed(text: string): Map<string, Family> {
  const families = new Map<string, Family>();
  const helps = new Map<string, string>();
  let family: Family | undefined;
  let name = '';
  expect(text.endsWith('\n')).toBe(true);
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const [, word, of = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (word === 'HELP') helps.set(of, rest);
    else if (word === 'TYPE') {
      if (families.has(of) || !KINDS.includes(rest)) throw new Error(line);
      family = { kind: rest, help: helps.get(of) ?? '', samples: new Map() };
      families.set(of, family);
      name = of;
    } else {
      const [, sample = '', labels = '', value] = SAMPLE.exec(line) ?? [];
      const isOfFamily = [name, `${name}_bucket`, `${name}_sum`, `${name}_count`].includes(sample);
      const key = `${sample}{${labels}}`;
      if (!isOfFamily || value === undefined || family?.samples.has(key)) throw new Error(line);
      family?.samples.set(key, Number(value));
    }
  }
  return families;
}

describe('the figures', () => {
  const market = story({ LOG_LEVEL: 'silent' }, { alone: true });
  const read = async () => parsed(await (await fetch(`${market.origin}/metrics`)).text());
  const shown = async (name: string, labels = '') =>
    (await read()).get(name)?.samples.get(`${name}{${labels}}`);

  it('are what Prometheus reads, named as it wants them', async () => {
    await fetch(`${market.origin}/api/client-config`);
    const families = await read();
    expect([...families.keys()]).toEqual(
      expect.arrayContaining([
        'http_request_duration_seconds',
        'nodejs_eventloop_lag_p99_seconds',
        'process_resident_memory_bytes',
        'database_connections',
        'jobs',
        'mails_total',
        'cards_imported_timestamp_seconds',
        'live_card_calls_total',
      ]),
    );
    for (const [name, { kind, help, samples }] of families) {
      expect([name, help]).toEqual([name, expect.stringMatching(/\S/)]);
      expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
      // Those of the runtime have the names that its library gives them.
      if (/^(nodejs|process)_/.test(name)) continue;
      expect(name.endsWith('_total')).toBe(kind === 'counter');
      // A count of something else than seconds or bytes has no unit that another could be taken for.
      expect(name).not.toMatch(/_(ms|milliseconds|minutes|kb|mb)(_|$)/);
      if (kind === 'counter') for (const value of samples.values()) expect(value).toBeGreaterThanOrEqual(0);
    }
  });

  it('are no more after a thousand odd addresses, and repeat none of them', async () => {
    const odd = async (nth: number) => {
      const method = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS'][nth % 7];
      const path = [
        `/odd-${nth}`,
        `/api/odd-${nth}`,
        `/api/users/odd-${nth}`,
        `/api/cards/odd/${nth}?odd=${nth}`,
        `/health/odd-${nth}`,
        `/api/events/%E0%A4%A${nth}`,
        `/metrics/odd"\\${nth}`,
      ][Math.floor(nth / 7) % 7];
      const headers = {
        'x-request-id': `odd-${nth}-00000000`,
        'user-agent': `odd-${nth}`,
        host: `odd-${nth}`,
      };
      await (await fetch(`${market.origin}${path}`, { method, headers })).arrayBuffer();
    };
    const count = async () => {
      const text = await (await fetch(`${market.origin}/metrics`)).text();
      expect(text).not.toContain('odd');
      // Each kind of garbage collection gets its series when it happens for the first time, each kind of handle while it is open.
      const kept = [...parsed(text)].filter(([name]) => !/^nodejs_(gc|active)_/.test(name));
      return kept.reduce((all, [, { samples }]) => all + samples.size, 0);
    };
    const tried = async (from: number, to: number) => {
      for (let nth = from; nth < to; nth += 10)
        await Promise.all(Array.from({ length: Math.min(10, to - nth) }, (_, more) => odd(nth + more)));
    };
    // Each method at each kind of address once: what comes then is nothing new.
    await tried(0, 49);
    await count();
    const before = await count();
    await tried(49, 1_000);
    expect(await count()).toBe(before);
    tell({ cases: 1_000, figure: `${before} series, as many after 1,000 odd addresses` });
  });

  it('count requests and how long they took by route and status', async () => {
    const labels = 'method="GET",route="/api/client-config",status="200"';
    const name = 'http_request_duration_seconds';
    const count = async () => (await read()).get(name)?.samples.get(`${name}_count{${labels}}`) ?? 0;
    const before = await count();
    await fetch(`${market.origin}/api/client-config`);
    expect(await count()).toBe(before + 1);
  });

  it('show the connections to the database, and who waits for one', async () => {
    const families = await read();
    const state = families.get('database_connections')?.samples;
    const open = [...(state?.values() ?? [])].reduce((all, each) => all + each, 0);
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThanOrEqual((await shown('database_connections_max')) ?? 0);
    expect(await shown('database_connections_awaited')).toBe(0);
  });

  it('show the jobs that wait, that were put off and that failed, and how long the first has waited', async () => {
    await jobsDone(market);
    expect(await shown('jobs', 'state="waiting"')).toBe(0);
    const jobs = market.app.get(Jobs);
    await jobs.beforeApplicationShutdown();
    await market.app.get(UnitOfWork).run(async () => {
      await jobs.add('story.waits', {}, { runAt: new Date(Date.now() - 90_000) });
      await jobs.add('story.later', {}, { runAt: new Date(Date.now() + 90_000) });
    });
    expect(await shown('jobs', 'state="waiting"')).toBe(1);
    expect(await shown('jobs', 'state="put_off"')).toBe(1);
    expect(await shown('jobs', 'state="running"')).toBe(0);
    expect(await shown('jobs', 'state="failed"')).toBe(0);
    expect(await shown('jobs_oldest_waiting_seconds')).toBeGreaterThanOrEqual(90);
    await jobs.onApplicationBootstrap();
  });

  it('count the mails', async () => {
    const before = (await shown('mails_total', 'outcome="sent"')) ?? 0;
    const body = { name: 'Mika', email: 'mika@example.com', role: 'USER' };
    await market
      .someone()
      .post('/api/users/signup', { ...body, password: PASSWORD, confirmPassword: PASSWORD });
    while ((await shown('mails_total', 'outcome="sent"')) === before) await new Promise(setImmediate);
    expect(await shown('mails_total', 'outcome="sent"')).toBe(before + 1);
    expect(await shown('mails_total', 'outcome="failed"')).toBe(0);
  });

  it('show when the catalogue was filled last', async () => {
    expect(await shown('cards_imported_timestamp_seconds')).toBe(0);
    await importSample(market);
    const at = (await shown('cards_imported_timestamp_seconds')) ?? 0;
    expect(Math.abs(at - Date.now() / 1000)).toBeLessThan(120);
    expect(await shown('cards_import_failing')).toBe(0);
  });

  it('count a night without news as a good one, and one that failed as none', async () => {
    const { pool } = market.app.get(Sql);
    const night = (status: string, at: number) =>
      pool.query(
        `insert into cards.import_run (source, file, rows, added, changed, gone, skipped, status, finished_at)
          values ('default_cards', '', 0, 0, 0, 0, '[]', $1, to_timestamp($2))`,
        [status, at],
      );
    const now = Math.floor(Date.now() / 1000);
    await night('unchanged', now + 1_000);
    expect(await shown('cards_imported_timestamp_seconds')).toBe(now + 1_000);
    expect(await shown('cards_import_failing')).toBe(0);
    await night('failed', now + 2_000);
    expect(await shown('cards_imported_timestamp_seconds')).toBe(now + 1_000);
    expect(await shown('cards_import_failing')).toBe(1);
    await night('imported', now + 3_000);
    expect(await shown('cards_imported_timestamp_seconds')).toBe(now + 3_000);
    expect(await shown('cards_import_failing')).toBe(0);
  });

  it('are there without the one that cannot be read', async () => {
    const figures = new Metrics();
    figures.gauge('good', 'A figure.', () => 3);
    figures.gauge('bad', 'A figure that cannot be read.', () => Promise.reject(new Error('away')));
    const families = parsed(await figures.registry.metrics());
    expect(families.get('good')?.samples.get('good{}')).toBe(3);
    expect(families.get('bad')?.samples.size).toBe(0);
  });
});
