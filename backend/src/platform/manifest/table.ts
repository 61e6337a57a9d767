// How a module declares its tables: in SQL, as they are after all migrations.

/** A table. A test creates it beside the one that the migrations make, and compares the two. */
export interface Table {
  /** With its schema. */
  readonly name: string;
  /** A crash of PostgreSQL may empty it. */
  readonly isUnlogged?: boolean;
  /** What follows the name of each column in `create table`. */
  readonly columns: Readonly<Record<string, string>>;
  readonly constraints: Readonly<Record<string, string>>;
  /** What follows `on <table>` in `create index`; `unique` stands before it. */
  readonly indexes?: Readonly<Record<string, string>>;
}

/** Values for a CHECK: `in ('SELL', 'BUY')`. */
export const oneOf = (values: readonly string[]): string =>
  `in (${values.map((value) => `'${value}'`).join(', ')})`;
