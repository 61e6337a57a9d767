// How TypeORM maps the games and formats, so that it knows what other modules' keys refer to; the tables are made by the migration.
import { EntitySchema } from 'typeorm';

/** A row of catalogs.tcg_type. */
export class TcgTypeRow {
  id: number;
  value: string;
  name: string;
}

/** A row of catalogs.tcg_format. */
export class TcgFormatRow {
  id: number;
  value: string;
  name: string;
  tcg_type_id: number;
}

export const TcgTypeSchema = new EntitySchema<TcgTypeRow>({
  name: 'tcg_type',
  target: TcgTypeRow,
  schema: 'catalogs',
  tableName: 'tcg_type',
  columns: {
    id: { type: 'int', primary: true },
    value: { type: 'text' },
    name: { type: 'text' },
  },
  uniques: [{ name: 'tcg_type_value_key', columns: ['value'] }],
});

export const TcgFormatSchema = new EntitySchema<TcgFormatRow>({
  name: 'tcg_format',
  target: TcgFormatRow,
  schema: 'catalogs',
  tableName: 'tcg_format',
  columns: {
    id: { type: 'int', primary: true },
    value: { type: 'text' },
    name: { type: 'text' },
    tcg_type_id: { type: 'int' },
  },
  foreignKeys: [
    {
      name: 'tcg_format_tcg_type_id_fkey',
      target: 'tcg_type',
      columnNames: ['tcg_type_id'],
      referencedColumnNames: ['id'],
    },
  ],
  uniques: [{ name: 'tcg_format_tcg_type_id_value_key', columns: ['tcg_type_id', 'value'] }],
});
