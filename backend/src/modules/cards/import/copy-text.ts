// Writes rows in the text format of PostgreSQL's COPY.

/** A value of a column. */
export type CopyValue = string | number | boolean | null | readonly (string | null)[];

const SPECIAL = /[\\\t\n\r]/;

function escaped(value: string): string {
  if (!SPECIAL.test(value)) return value;
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

const element = (value: string | null): string =>
  value === null ? 'NULL' : `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function field(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'object') return escaped(`{${value.map(element).join(',')}}`);
  return String(value);
}

/** One row, with its line break. */
export const copyRow = (values: readonly CopyValue[]): string => `${values.map(field).join('\t')}\n`;
