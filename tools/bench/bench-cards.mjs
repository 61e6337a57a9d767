// `npm run bench:cards -- <file>`: how long the card database takes to answer, over HTTP, with as many printings as there are.
import '../../scripts/lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { questionsAbout } from './questions.mjs';
import { writeReplica } from './replica.mjs';

const USAGE = `
  npm run bench:cards -- <default-cards.jsonl.gz> [options]

  Fills an embedded database of its own with the objects of the file, again and again until there are enough, and
  measures. Prints a table, and the same as JSON with --json.

  --printings <count>   116700 by default, as many as a real file has
  --runs <count>        how often each question is asked, 40 by default
  --json                print JSON instead of the table
`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    printings: { type: 'string', default: '116700' },
    runs: { type: 'string', default: '40' },
    json: { type: 'boolean', default: false },
  },
});
if (positionals.length !== 1) {
  process.stderr.write(USAGE);
  process.exit(1);
}

const { prepare } = await import('../../scripts/lib/prepare.mjs');
await prepare(['backend']);
const { createApp } = await import('../../backend/dist/app.setup.js');
const { AccessTokens } = await import('../../backend/dist/platform/http/access/access-tokens.js');
const { importCatalogue } = await import('../../backend/dist/modules/cards/index.js');
const { migrate } = await import('../../backend/dist/platform/database/migrate.js');
const { startEmbeddedPostgres } = await import('../../backend/dist/platform/embedded-database/index.js');
const { readEnvironment } = await import('../../backend/dist/platform/environment/read-environment.js');
const { Sql } = await import('../../backend/dist/platform/database/sql.js');

const say = (line) => void process.stderr.write(`  ${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'playset-bench-'));
const server = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), database: 'bench' });
try {
  await fill();
  const results = await measured();
  process.stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : table(results));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fill() {
  const file = join(folder, 'default-cards-20261121090000.jsonl.gz');
  // npm runs scripts in the repository's folder: a file is meant from where the command was typed.
  await writeReplica(resolve(process.env.INIT_CWD ?? '', positionals[0]), file, Number(values.printings));
  await migrate(server.url);
  const begin = performance.now();
  const { rows } = await importCatalogue(server.url, file);
  say(`${rows} printings imported in ${Math.round((performance.now() - begin) / 100) / 10} s`);
}

async function measured() {
  const environment = readEnvironment({
    DATA_DIR: folder,
    JWT_SECRET: 'a-secret-for-the-benchmark-only-0123',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    LOAD_SHEDDING: 'off',
    CARD_SOURCE: 'mirror',
  });
  environment.DATABASE_URL = server.url;
  const app = await createApp(environment);
  await app.listen(0, '127.0.0.1');
  try {
    const uuid = '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11';
    const token = await app.get(AccessTokens).issue({ uuid, role: 'USER', session: uuid });
    const origin = await app.getUrl();
    const results = [];
    for (const question of await questions(app)) {
      results.push(await times(origin, token, question));
    }
    return results;
  } finally {
    await app.close();
  }
}

async function questions(app) {
  const { pool } = app.get(Sql);
  await pool.query('vacuum (analyze)');
  const { rows } = await pool.query(
    'select id, set_code as set, collector_number as number from cards.printing order by id limit 1',
  );
  return questionsAbout(rows[0]);
}

/** How long one question takes, after it was asked a few times. */
async function times(origin, token, { what, path, goal }) {
  const taken = [];
  let cards;
  for (let nth = -3; nth < Number(values.runs); nth++) {
    const begin = performance.now();
    const reply = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    const text = await reply.text();
    if (nth >= 0) taken.push(performance.now() - begin);
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${text}`);
    cards ??= JSON.parse(text).total_cards;
  }
  taken.sort((one, other) => one - other);
  const at = (share) => Math.round((taken[Math.ceil(share * taken.length) - 1] ?? 0) * 10) / 10;
  return { what, cards, p50: at(0.5), p99: at(0.99), goal };
}

function table(results) {
  const row = (...cells) => `| ${cells.join(' | ')} |\n`;
  const head = row('question', 'cards', 'p50 ms', 'p99 ms', 'goal ms') + row(...Array(5).fill('---'));
  return (
    head +
    results.map((each) => row(each.what, each.cards ?? '', each.p50, each.p99, each.goal ?? '')).join('')
  );
}
