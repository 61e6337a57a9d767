// Finds the named statements of the product: those that modules export, those that calls run, and the names in the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { Sql, type Statement } from '../../src/platform/database/sql.js';

const SOURCES = resolve('src');
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/tables\.ts$|\.spec\.ts$|-spec\.ts$|[\\/]test[\\/]/.test(path))
  .sort();

/** The names that stand in the sources. */
export function namesInSources(): Set<string> {
  const names = sources.flatMap((path) =>
    [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/\bname: '([a-z]+\.[a-z.-]+)'/g)].map(
      ([, name]) => name ?? '',
    ),
  );
  return new Set(names.sort());
}

/** What the files of statements export, with what their exports hold. */
export async function exportedStatements(): Promise<Statement[]> {
  const found: Statement[] = [];
  for (const path of sources.filter((source) => /\.statements?\.ts$/.test(source))) {
    const exported: unknown = await import(join(SOURCES, path));
    gather(exported, found);
  }
  return found;
}

function gather(value: unknown, found: Statement[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isStatement(value)) found.push(value);
  else for (const inner of Object.values(value)) gather(inner, found);
}

const isStatement = (value: object): value is Statement =>
  'name' in value && typeof value.name === 'string' && 'text' in value && typeof value.text === 'string';

/** The named statements that are asked for while `act` runs: of the database, or inside a transaction, where names are left out. */
export async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const spies = [jest.spyOn(pg.Client.prototype, 'query'), jest.spyOn(Sql.prototype, 'rows')];
  try {
    await act();
    for (const [asked] of spies.flatMap(({ mock }) => mock.calls as readonly unknown[][])) {
      if (typeof asked === 'object' && asked !== null && isStatement(asked)) heard.push(asked);
    }
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return heard;
}
