// All that a database has, to compare two of them.
import { withClient } from '../test-database.js';

export const TABLES = `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema)' and table_name <> 'rate_limit'
    and (table_schema, table_name) not in (('public', 'migration'), ('graphile_worker', 'migrations')) order by 1`;

/** The rows of a statement. */
export const asked = (url: string, text: string): Promise<object[]> =>
  withClient(url, async (client) => (await client.query<object>(text)).rows);

/** Every table with a digest of all its rows, and every sequence with its number. */
export const contentOf = (url: string): Promise<Record<string, unknown>> =>
  withClient(url, async (client) => {
    const content: Record<string, unknown> = {};
    for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
      const digest = await client.query<{ rows: number; digest: string }>(
        `select count(*)::int as rows, md5(string_agg(t::text, E'\\n' order by t::text)) as digest from ${name} t`,
      );
      content[name] = digest.rows[0];
    }
    const numbers = await client.query<{ name: string; last: string }>(
      `select schemaname || '.' || sequencename as name, last_value as last from pg_sequences where schemaname <> 'public'`,
    );
    for (const { name, last } of numbers.rows) content[name] = last;
    // The workers of the market that still runs have noted the time in these.
    delete content['graphile_worker._private_known_crontabs'];
    return content;
  });
