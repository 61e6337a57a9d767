// What a statement costs, as PostgreSQL tells when it explains what it did: rows read, pages touched, milliseconds.
import { createRequire } from 'node:module';
import { at } from '../../../scripts/lib/root.mjs';
import { pg } from '../data/database.mjs';
import { median } from '../figures.mjs';

const { prepareValue } = createRequire(import.meta.url)(at('node_modules/pg/lib/utils.js'));
const TIMES = 5;
const mean = (figures) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** The cost of a statement under the plan for all values: the means of several calls, each the median of a few times. */
export async function explained(client, { text, values }) {
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query(`prepare measured as ${text}`);
  try {
    const calls = [];
    for (const each of values) calls.push(await measured(client, each));
    const of = (name) => mean(calls.map((call) => call[name]));
    return Object.fromEntries(Object.keys(calls[0]).map((name) => [name, of(name)]));
  } finally {
    await client.query('deallocate measured; reset plan_cache_mode');
  }
}

async function measured(client, values) {
  const given = values.map((value) => literal(prepareValue(value))).join(', ');
  const call = `execute measured${given && `(${given})`}`;
  const taken = [];
  let plan;
  // What is not in memory yet is read the first time.
  for (let nth = 0; nth <= TIMES; nth++) {
    const { rows } = await client.query(`explain (analyze, buffers, timing off, format json) ${call}`);
    [plan] = rows[0]['QUERY PLAN'];
    if (nth > 0) taken.push(plan['Execution Time']);
  }
  return { ...costOf(plan.Plan), milliseconds: median(taken) };
}

const textOf = (value) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value));
const literal = (value) => (value === null || value === undefined ? 'null' : pg.escapeLiteral(textOf(value)));

/**
 * What a plan read: rows of tables and indexes, those that did not fit with them; pages, as often as they were touched; how
 * often an index was descended from its root; and of how many rows an index alone was read.
 */
export function costOf(plan) {
  const nodes = nodesOf(plan);
  const reads = nodes.filter(
    (node) => /Scan$/.test(node['Node Type']) && (node['Relation Name'] || node['Index Name']),
  );
  const read = (node) =>
    ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck']
      .map((name) => node[name] ?? 0)
      .reduce((sum, rows) => sum + rows, 0) * node['Actual Loops'];
  const sum = (list, figure) => list.reduce((total, node) => total + figure(node), 0);
  return {
    rows: sum(reads, (node) => read(node) + (node['Heap Fetches'] ?? 0)),
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    descents: sum(nodes, (node) => node['Index Searches'] ?? 0),
    alone: sum(
      reads.filter((node) => node['Node Type'] === 'Index Only Scan'),
      read,
    ),
  };
}

/** A plan and all that is below it. */
const nodesOf = (plan) => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
