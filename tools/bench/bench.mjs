// `npm run bench`: how near the product comes to the least that an answer can cost on this machine.
import '../../scripts/lib/node-version.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `
  npm run bench [-- options]

  Fills a database of its own with a market, and measures every call twice: on the product as in production, and on the
  reference, a bare node:http handler with one prepared statement that builds the JSON in PostgreSQL. Prints a table.

  --listings <count>   1000000 by default; --cards 116700, --users 100000, --events 50000
  --rounds <count>     how often both sides are measured in turn, 3 by default
  --seconds <count>    how long each call is asked at 32 connections, 4 by default
  --only <text>        only calls with this in their name, as often as you like
  --quick              a small market, the hot calls, short rounds; ends with 1 if one got slower by more than 15 %
  --accept             with --quick: keep this run's ratios as the baseline
  --folder <folder>    where the markets are kept, .data/bench by default
  --json <file>        where the figures go as JSON, last.json in that folder by default
  --profile <folder>   write CPU profiles of the product there
  --flat               instead: what each statement reads in a market of 100,000 and of 1,000,000 listings, and how long it
                       takes; ends with 1 if one grows by more than 1.3; --huge asks 10,000,000, too
  --replicas           instead: what one, two and four processes on one database answer, each held to a part of a core by
                       Linux's control groups, as root, then with all cores; ends with 1 if a process more is worth less
                       than 0.85 of one alone
  --stock              instead: an import of 20,000 rows and changes of the whole stock: how long they take and how long others
                       wait in the meantime; ends with 1 if it is too much
  --alerts             instead: posts of 500 listings among 1,000,000 wants (--wants <count>): how long until the alerts are there,
                       what they cost the post, and what matching reads; ends with 1 if it is too much
  --last-copy          instead: 200 people who accept the last copy of a card at once: how long until the last of them has been
                       answered; ends with 1 if it is too long
  --soak <minutes>     instead: how long others wait while cards are imported, and what memory the product takes in an evening of
                       so many minutes; ends with 1 if either is too much
`;
const text = { type: 'string' };
const flag = { type: 'boolean', default: false };
const { values } = parseArgs({
  options: {
    listings: text,
    cards: text,
    users: text,
    events: text,
    rounds: text,
    seconds: text,
    only: { ...text, multiple: true },
    quick: flag,
    accept: flag,
    flat: flag,
    huge: flag,
    replicas: flag,
    stock: flag,
    alerts: flag,
    wants: text,
    'last-copy': flag,
    soak: text,
    folder: text,
    json: text,
    profile: text,
    help: flag,
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const { prepare } = await import('../../scripts/lib/prepare.mjs');
// The client renders public pages.
await prepare(['backend', 'frontend']);
const { at } = await import('../../scripts/lib/root.mjs');
const { baselineOf, compare, judgedRounds } = await import('./baseline.mjs');
const { CALLS, EVENING, QUICK } = await import('./calls/index.mjs');
const { drawSample } = await import('./calls/sample.mjs');
const { openSessions } = await import('./calls/tokens.mjs');
const { openMarket } = await import('./data/database.mjs');
const { hashingCost } = await import('./sides/hashing.mjs');
const { machine } = await import('./machine.mjs');
const { resultsOf, tableOf } = await import('./results.mjs');
const { runRounds } = await import('./rounds.mjs');

const FULL = { listings: 1_000_000, cards: 116_700, users: 100_000, events: 50_000, rounds: 3, seconds: 4 };
const SMALL = { listings: 100_000, cards: 11_670, users: 10_000, events: 5_000, rounds: 2, seconds: 1.2 };
/** What others are judged by is worth more rounds than a judgement. */
const ROUNDS_OF_A_BASELINE = 6;
const BASELINE = at('tools/bench/baseline.json');
const say = (line) => void process.stderr.write(`  ${line}\n`);

const usual = values.quick ? { ...SMALL, ...(values.accept ? { rounds: ROUNDS_OF_A_BASELINE } : {}) } : FULL;
const asked = (name) => Number(values[name] ?? usual[name]);
// npm runs scripts in the repository's folder: a path is meant from where the command was typed.
const typed = (path) => resolve(process.env.INIT_CWD ?? '', path);
const folder = values.folder ? typed(values.folder) : at('.data/bench');
if (values.flat) {
  const { run } = await import('./flat/run.mjs');
  const grew = await run({
    folder,
    say,
    only: values.only,
    huge: values.huge,
    file: values.json && typed(values.json),
  });
  process.exit(grew ? 1 : 0);
}
const sizes = Object.fromEntries(['listings', 'cards', 'users', 'events'].map((name) => [name, asked(name)]));
if (values.replicas) {
  const { run } = await import('./replicas/run.mjs');
  const means = {
    rounds: asked('rounds'),
    seconds: asked('seconds'),
    file: values.json && typed(values.json),
  };
  process.exit((await run({ folder, sizes, say, only: values.only, ...means })) ? 1 : 0);
}
if (values.stock) {
  const { run } = await import('./stock/run.mjs');
  const small = { ...sizes, listings: Number(values.listings ?? SMALL.listings) };
  process.exit((await run({ folder, sizes: small, say, file: values.json && typed(values.json) })) ? 1 : 0);
}
if (values.alerts) {
  const { run } = await import('./alerts/run.mjs');
  const small = {
    ...SMALL,
    ...Object.fromEntries(Object.keys(sizes).map((name) => [name, Number(values[name] ?? SMALL[name])])),
  };
  const { listings, cards, users, events } = small;
  const wants = Number(values.wants ?? 1_000_000);
  const file = values.json && typed(values.json);
  process.exit((await run({ folder, sizes: { listings, cards, users, events }, wants, say, file })) ? 1 : 0);
}
if (values['last-copy']) {
  const { run } = await import('./last-copy/run.mjs');
  process.exit((await run({ folder, sizes, say, file: values.json && typed(values.json) })) ? 1 : 0);
}
if (values.soak) {
  const { run } = await import('./soak/run.mjs');
  const file = values.json && typed(values.json);
  const missed = await run({
    folder,
    sizes: { ...sizes, listings: Number(values.listings ?? SMALL.listings) },
    say,
    minutes: Number(values.soak),
    file,
  });
  process.exit(missed ? 1 : 0);
}
const calls = (values.quick ? QUICK : CALLS).filter(
  ({ name }) => !values.only || values.only.some((part) => name.includes(part)),
);

const market = await openMarket({ folder, sizes, say });
try {
  const sample = await drawSample(market.client, sizes);
  await openSessions(market.client, sample.people);
  const profile = values.profile && typed(values.profile);
  const [rounds, seconds] = [asked('rounds'), asked('seconds')];
  const alone = !values.quick;
  const measure = (some) => runRounds({ market, sample, calls: some, rounds, seconds, alone, say, profile });
  const isJudged = values.quick && !values.accept;
  const measured = await (isJudged
    ? judgedRounds({ calls, baseline: baseline(), measure, say })
    : measure(calls));
  report(resultsOf(calls, measured), measured, await hashingCost());
} finally {
  await market.stop();
}

function report(results, measured, hashing) {
  const memory = {
    mostInMB: Math.max(...measured.map(({ product }) => product.memory?.most ?? 0)),
    inTheEveningInMB: results.find(({ name }) => name === EVENING)?.product.many.memory,
  };
  const found = {
    machine: machine(),
    sizes,
    rounds: asked('rounds'),
    seconds: asked('seconds'),
    memory,
    hashing,
    results,
  };
  const file = values.json ? typed(values.json) : `${folder}/last.json`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  process.stdout.write(
    `${tableOf(results)}\n${memoryLine(memory)}${hashingLine(hashing, results)}${costLines(results)}`,
  );
  if (values.quick) values.accept ? accept(results) : judge(results);
}

function memoryLine({ mostInMB, inTheEveningInMB }) {
  const evening = inTheEveningInMB ? `, ${Math.round(inTheEveningInMB)} MB at the end of the evening` : '';
  return `Memory of the product: ${mostInMB} MB at the most${evening}.\n`;
}

/** How much of a log-in is the hash of its password. */
function hashingLine(hashing, results) {
  const node = results.find(({ name }) => name === 'log in')?.product.many.cpuOfNode;
  if (!node || !hashing) return '';
  return `A log-in takes ${Math.round(node)} ms of CPU in Node.js, ${Math.round(hashing)} of them for the hash of the password.\n`;
}

function costLines(results) {
  return results
    .filter(({ cost }) => cost)
    .map(
      ({ name, cost, costs }) => `${name}: ${cost.toFixed(2)} times the CPU of ${costs.of}.
`,
    )
    .join('');
}

function baseline() {
  return JSON.parse(readFileSync(BASELINE, 'utf8'));
}

function accept(results) {
  writeFileSync(BASELINE, `${JSON.stringify(baselineOf(results), null, 2)}\n`);
}

function judge(results) {
  const { lines, missing, slower } = compare(results, baseline());
  const by = (change) =>
    change === undefined ? '?' : `${change < 0 ? '' : '+'}${Math.round(change * 100)} %`;
  for (const { name, throughput, work, isNew, isSlower } of lines) {
    const changed = isNew ? 'new' : `ratio ${by(throughput)}, of CPU ${by(work)}`;
    process.stdout.write(`${isSlower ? '✗' : ' '} ${name}: ${changed}\n`);
  }
  if (!values.only) for (const name of missing) process.stdout.write(`  ${name}: not measured\n`);
  if (slower.length > 0) process.exitCode = 1;
}
