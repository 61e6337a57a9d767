// How TypeORM maps a table that it writes.
import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Table } from '../manifest/table.js';

/** Maps a table for TypeORM. Properties of `target` are called as the columns are, in camel case if `isCamelCase`. */
export function entityOf<Row extends object>(
  { name, columns, constraints }: Table,
  target: { readonly prototype: Row },
  { isCamelCase = false } = {},
): EntitySchema<Row> {
  const [schema, tableName = ''] = name.split('.');
  const keys = Object.values(constraints)
    .flatMap((text) => /^primary key \((.*)\)$/.exec(text)?.[1]?.split(', ') ?? [])
    .map((column) => column.trim());
  const entries = Object.entries(columns).map(([column, text]): [string, EntitySchemaColumnOptions] => [
    isCamelCase ? camelCase(column) : column,
    {
      name: column,
      type: text.split(' ')[0] as 'text',
      nullable: !text.includes(' not null'),
      primary: keys.includes(column),
    },
  ]);
  return new EntitySchema<Row>({
    ...{ name: tableName, target: target as never, schema, tableName },
    columns: Object.fromEntries(entries) as never,
  });
}

const camelCase = (name: string): string =>
  name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());
