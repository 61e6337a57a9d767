// Whether the statements of the product cost as much in a market ten and a hundred times as large.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMarket } from '../data/database.mjs';
import { rounded } from '../figures.mjs';
import { machine } from '../machine.mjs';
import { asked } from './asked.mjs';
import { drawEquals } from './equals.mjs';
import { explained } from './explained.mjs';
import { growthOf } from './growth.mjs';
import { layInTime } from './in-time.mjs';
import { KNOWN } from './known.mjs';
import { recorded } from './recorded.mjs';
import { watchEveryCard } from './watched.mjs';

/** The people, the stores and what they list grow together; the game does not. */
const sizesOf = (listings) => ({
  listings,
  cards: 116_700,
  users: listings / 10,
  events: listings / 20,
});
/** What runs beside the calls: jobs, and the tally of the limits. */
const BESIDE = /^(platform\.|get_job)/;
const USUAL = [100_000, 1_000_000];
const HUGE = 10_000_000;

/** Measures all markets, one after the other, and prints the table. Answers whether a statement grew. */
export async function run({ folder, say, only, huge, file }) {
  const markets = [...USUAL, ...(huge ? [HUGE] : [])];
  const found = new Map();
  for (const listings of markets) {
    say(`A market of ${listings.toLocaleString('en')} listings`);
    for (const [name, cost] of await costsIn({ folder, say, only, listings })) {
      if (!found.has(name)) found.set(name, []);
      found.get(name).push(cost);
    }
  }
  const results = [...found]
    .filter(([, costs]) => costs.length === markets.length)
    .map(([name, costs]) => ({ name, costs, ...growthOf(costs), known: KNOWN[name] }));
  mkdirSync(folder, { recursive: true });
  const json = JSON.stringify({ machine: machine(), markets, results }, null, 2);
  writeFileSync(file ?? join(folder, 'flat.json'), `${json}\n`);
  process.stdout.write(tableOf(markets, results));
  return judge(results);
}

async function costsIn({ folder, say, only, listings }) {
  // A folder of their own: in another order of rows the calls of the other measurements would cost something else.
  const market = await openMarket({ folder: join(folder, 'flat'), sizes: sizesOf(listings), say });
  try {
    await watchEveryCard(market.client);
    await layInTime(market.client, say);
    const equals = await drawEquals(market.client);
    const statements = await recorded({ market, people: equals.people, groups: asked(equals) });
    const costs = [];
    for (const statement of statements.filter(({ name }) => !BESIDE.test(name))) {
      const name = [statement.name, statement.about].filter(Boolean).join(', ');
      if (only && !only.some((part) => name.includes(part))) continue;
      costs.push([name, await explained(market.client, statement)]);
    }
    return costs;
  } finally {
    await market.stop();
  }
}

function tableOf(markets, results) {
  const row = (cells) => `| ${cells.join(' | ')} |\n`;
  const figures = (costs, name) => costs.map((cost) => rounded(cost[name])).join(', ');
  const head = ['statement', 'rows', 'ratio', 'pages', 'ratio', 'p50 ms', 'ratio', ''];
  const lines = results.map(({ name, costs, rows, pages, milliseconds, grew, known }) =>
    row([
      name,
      figures(costs, 'rows'),
      rounded(rows),
      figures(costs, 'pages'),
      rounded(pages),
      figures(costs, 'milliseconds'),
      rounded(milliseconds),
      grew ? (known ?? 'grows') : '',
    ]),
  );
  const sizes = markets.map((listings) => listings.toLocaleString('en')).join(', ');
  return `Of markets with ${sizes} listings:\n${row(head)}${row(head.map(() => '---'))}${lines.join('')}`;
}

function judge(results) {
  const grown = results.filter(({ grew, known }) => grew && !known);
  for (const { name } of grown) process.stdout.write(`✗ ${name} costs more in a larger market\n`);
  return grown.length > 0;
}
