/** Which column of a file is which field, while a person assigns them. */
import type { ChangeImport } from '../../../api/stock-imports';
import { texts } from '../../../texts';

/** As the server reads it: a field for each column, or null for one that is not read. */
export type Mapping = NonNullable<ChangeImport['mapping']>;
export type Field = NonNullable<Mapping['fields'][number]>;

/** In the order of their list. */
export const FIELDS = Object.keys(texts.stockImport.columns.fields) as Field[];

/** What identifies a card by itself. */
const IDENTIFYING: readonly Field[] = [
  'name',
  'scryfall',
  'tcgplayerProduct',
  'cardmarket',
  'mtgo',
  'multiverse',
];

/** Notes can be in several columns; of everything else there is one. */
const REPEATABLE: readonly Field[] = ['note', 'privateNote'];

/** Why a file cannot be read like this, or null. */
export function mappingProblem({ fields }: Mapping): string | null {
  const t = texts.stockImport.columns;
  const used = fields.filter((field) => field !== null);
  const twice = used.find((field, at) => used.indexOf(field) !== at && !REPEATABLE.includes(field));
  if (twice) return t.twice(t.fields[twice]);
  const isIdentified =
    used.some((field) => IDENTIFYING.includes(field)) ||
    (used.includes('number') && (used.includes('setCode') || used.includes('setName')));
  return isIdentified ? null : t.needsCard;
}

/** The fields that a mapping reads, with the columns that they are in. */
export const readFields = ({ fields }: Mapping): { field: Field; at: number }[] =>
  fields.flatMap((field, at) => (field === null ? [] : [{ field, at }]));
