// The plan of a statement in a few lines: its nodes and the indexes that they read.
import { DataSource } from 'typeorm';
import type { Statement } from '../../src/platform/database/sql.js';
import type { Story } from '../story.js';

/** A node of a plan, as PostgreSQL explains it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Join Type'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'CTE Name'?: string;
  readonly 'Scan Direction'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The plan that serves every call once a connection has seen a few: it knows no value. */
export function planOf(market: Story, { text }: Statement): Promise<PlanNode> {
  const parameters = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, nth]) => Number(nth)));
  const nothing = parameters > 0 ? `(${Array(parameters).fill('null').join(', ')})` : '';
  return market.app.get(DataSource).transaction(async (database) => {
    await database.query('set local plan_cache_mode = force_generic_plan');
    await database.query(`prepare a_plan as ${text}`);
    const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `explain (verbose, costs off, format json) execute a_plan${nothing}`,
    );
    await database.query('deallocate a_plan');
    if (!row) throw new Error('There is no plan');
    return row['QUERY PLAN'][0].Plan;
  });
}

/** Nodes with a single one below stand on one line. */
export function shapeOf(node: PlanNode, indent = '  '): string {
  const line: string[] = [];
  let last = node;
  for (let next: PlanNode | undefined = node; next; ) {
    last = next;
    line.push(told(next));
    const [only, ...more]: readonly PlanNode[] = next.Plans ?? [];
    next = more.length === 0 && only && !only['Subplan Name'] ? only : undefined;
  }
  const below = (last.Plans ?? []).map((plan) => shapeOf(plan, `${indent}  `));
  return [`${indent}${line.join(' < ')}`, ...below].join('\n');
}

function told(node: PlanNode): string {
  const table = node['Relation Name'] && `${node.Schema}.${node['Relation Name']}`;
  const index = node['Index Name'] && `by ${node['Index Name']}`;
  const backwards = node['Scan Direction'] === 'Backward' ? 'backwards' : '';
  const join = node['Join Type'] && node['Join Type'] !== 'Inner' ? node['Join Type'].toLowerCase() : '';
  const name = [node['Node Type'], join, table, node['CTE Name'], index, backwards].filter(Boolean).join(' ');
  return node['Subplan Name'] ? `${node['Subplan Name']}: ${name}` : name;
}

/** A plan and all that is below it. */
const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const tableOf = (node: PlanNode) => `${node.Schema}.${node['Relation Name']}`;
const once = (names: readonly string[]) => [...new Set(names)].sort();

/** The large tables that a plan reads from end to end. */
export const readsThrough = (plan: PlanNode, large: readonly string[]): string[] =>
  once(
    nodesOf(plan)
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map(tableOf)
      .filter((table) => large.includes(table)),
  );

/**
 * The large tables of which a plan sorts more than a page: between the sort and the table stands no limit. What is looked
 * up by its identity is as little as what it is looked up for.
 */
export function sortsAll(plan: PlanNode, large: readonly string[]): string[] {
  const nodes = nodesOf(plan);
  const all = (node: PlanNode): string[] => {
    if (node['Node Type'] === 'Limit') return [];
    const ready = nodes.find((other) => other['Subplan Name'] === `CTE ${node['CTE Name']}`);
    const own = node['Index Name']?.endsWith('_pkey') ? [] : [tableOf(node)];
    return [...own, ...(ready ? all(ready) : []), ...(node.Plans ?? []).flatMap(all)];
  };
  const sorts = nodes.filter((node) => node['Node Type'].includes('Sort'));
  return once(
    sorts.flatMap((node) => (node.Plans ?? []).flatMap(all)).filter((table) => large.includes(table)),
  );
}
