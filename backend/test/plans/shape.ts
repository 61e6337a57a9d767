// What the plan of a statement reads and sorts.
import { DataSource } from 'typeorm';
import type { Statement } from '../../src/platform/database/sql.js';
import type { Story } from '../story.js';

/** A node of a plan, as PostgreSQL explains it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'CTE Name'?: string;
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

/** A plan and all that is below it. */
const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The nodes of which every row is read: no limit stands above them. */
const unlimited = (plan: PlanNode): PlanNode[] =>
  plan['Node Type'] === 'Limit' ? [] : [plan, ...(plan.Plans ?? []).flatMap(unlimited)];

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

/** The indexes of large tables that a plan reads from end to end: by no key, and under no limit. */
export const readsWholeIndexes = (plan: PlanNode, large: readonly string[]): string[] =>
  once(
    unlimited(plan)
      .filter((node) => node['Node Type'].includes('Index') && node['Index Cond'] === undefined)
      .filter((node) => large.includes(tableOf(node)))
      .map((node) => node['Index Name'] ?? ''),
  );

/** The indexes of primary keys, and those that hold more beside one. */
const BY_IDENTITY = /_pkey$|^account_open$|^printing_by_id$/;

/**
 * The large tables of which a plan sorts more than a page: between the sort and the table stands no limit. What is looked
 * up by its identity is as little as what it is looked up for, and to sort what the statement has written costs less than that.
 */
export function sortsAll(plan: PlanNode, large: readonly string[]): string[] {
  const nodes = nodesOf(plan);
  const all = (node: PlanNode): string[] => {
    if (['Limit', 'ModifyTable'].includes(node['Node Type'])) return [];
    const ready = nodes.find((other) => other['Subplan Name'] === `CTE ${node['CTE Name']}`);
    const own = BY_IDENTITY.test(node['Index Name'] ?? '') ? [] : [tableOf(node)];
    return [...own, ...(ready ? all(ready) : []), ...(node.Plans ?? []).flatMap(all)];
  };
  const sorts = nodes.filter((node) => node['Node Type'].includes('Sort'));
  return once(
    sorts.flatMap((node) => (node.Plans ?? []).flatMap(all)).filter((table) => large.includes(table)),
  );
}
