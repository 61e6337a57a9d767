// A valid body for a schema of openapi.yaml, with every field of it.
import { aSampleCard } from '../../src/modules/listings/test/sample.js';
import type { Belongings } from '../belongings.js';
import { followed, type Schema } from '../trust/fuzz/schema.js';

/** Values by the name of their field, where the example in the document is of something that is not there. */
const meant = ({ owner }: Belongings): Readonly<Record<string, unknown>> => ({
  cardId: aSampleCard(2).id,
  userId: owner,
  status: 'SOLD',
  timeZone: 'America/Chicago',
  picture: null,
});

/** The value for a schema: its own example, or one made of the examples of its parts. */
export function examples(given: Schema, of: Belongings, name = ''): unknown {
  const schema = followed(given);
  const {
    properties,
    items,
    enum: words,
    example,
  } = { ...schema, ...given } as Schema & { readonly example?: unknown };
  const known = meant(of)[name];
  if (known !== undefined) return known;
  if (example !== undefined) return example;
  if (items ?? schema.items) return [examples(items ?? schema.items ?? {}, of)];
  const fields = Object.entries(properties ?? schema.properties ?? {});
  if (fields.length > 0)
    return Object.fromEntries(fields.map(([key, field]) => [key, examples(field, of, key)]));
  return (words ?? schema.enum)?.[0] ?? { boolean: true, number: 1, integer: 1 }[String(schema.type)] ?? 'x';
}
