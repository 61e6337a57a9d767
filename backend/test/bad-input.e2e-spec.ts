// What no client of ours would send, made from openapi.yaml: every operation with a body refuses each fault of it by name, and
// writes nothing.
import { DataSource } from 'typeorm';
import { ModeratorsService } from '../src/modules/moderation/moderators.service.js';
import { loadSampleTowns } from '../src/modules/places/test/sample-towns.js';
import { type Batch, inBatches } from './bad-input/batches.js';
import { examples } from './bad-input/examples.js';
import { type Fault, faults, NO_DOCUMENTS, oddities, UNREADABLE } from './bad-input/faults.js';
import { type Belongings, belongingsOf } from './belongings.js';
import type { ProblemBody } from './client.js';
import { guarded, type LocatedOperation, operations } from './operations.js';
import { type Member, signedUp } from './people.js';
import { story } from './story.js';
import type { Schema } from './trust/fuzz/schema.js';

const schemaOf = ({ operation }: LocatedOperation) =>
  operation.requestBody?.content['application/json']?.schema as Schema | undefined;
const withBody = operations.flatMap((operation) => {
  const schema = schemaOf(operation);
  // Those of the cards speak as the public card database does: what they do not know they leave unread.
  return schema && !operation.path.startsWith('/api/cards/') ? [{ ...operation, schema }] : [];
});

/** Of each kind of caller one: what can't be read is refused alike for all of them. */
const oneOfEach = [
  ...new Map(
    withBody.map((each) => [`${each.operation['x-role']} ${guarded.some(({ id }) => id === each.id)}`, each]),
  ).values(),
];

describe('bad input', () => {
  const market = story({}, { sample: true });
  let member: Member;
  let player: Member;
  let belongings: Belongings;
  let before: unknown;
  beforeAll(async () => {
    await loadSampleTowns(market);
    member = await signedUp(market, { role: 'STORE' });
    await market.app.get(ModeratorsService).add(member.user.email);
    player = await signedUp(market);
    belongings = await belongingsOf(member);
    before = await written();
  });

  /** How much every table holds, and a checksum of it. */
  const written = () =>
    market.app.get(DataSource).query(`
      select table_schema, table_name, query_to_xml(
        format('select count(*), sum(hashtext(t::text)) from %I.%I t', table_schema, table_name), false, true, '')::text as content
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'public', 'graphile_worker', 'cards')
      order by 1, 2`);

  /** Sends exactly these bytes: what is wrong with them is the point, so the document is not asked. */
  const send = async (operation: LocatedOperation, body: string | undefined, mediaType?: string) => {
    const isGuarded = guarded.some(({ id }) => id === operation.id);
    const headers: Record<string, string> = {
      ...(mediaType ? { 'content-type': mediaType } : {}),
      ...(isGuarded ? { authorization: `Bearer ${callerOf(operation).client.token}` } : {}),
    };
    const reply = await fetch(market.origin + addressOf(operation), {
      method: operation.method,
      headers,
      body,
    });
    const text = await reply.text();
    const type = reply.headers.get('content-type') ?? '';
    return {
      status: reply.status,
      problem: (type.startsWith('application/problem+json') ? JSON.parse(text) : {}) as ProblemBody,
    };
  };
  /** Who may call it, as far as that depends on the role. */
  const callerOf = ({ operation }: LocatedOperation) => (operation['x-role'] === 'USER' ? player : member);
  const addressOf = ({ id, path, operation }: LocatedOperation) =>
    path
      .replace('{row}', '1')
      .replace('{id}', belongings.card)
      .replace('{account}', player.user.uuid)
      .replace('{uuid}', () => {
        if (path.startsWith('/api/watchlist/lists')) return belongings.wantList;
        if (path.startsWith('/api/stock/imports')) return belongings.stockImport;
        if (id.includes('Passkey')) return belongings.passkey;
        if (path.startsWith('/api/events/series')) return belongings.series;
        if (path.startsWith('/api/events/templates')) return belongings.template;
        if (path.startsWith('/api/events')) return belongings.event;
        if (path.startsWith('/api/listings')) return belongings.listing;
        return operation['x-role'] === 'USER' ? player.user.uuid : belongings.owner;
      });
  /** What an answer to a fault lacks, or nothing. */
  const wrongWith = async (operation: LocatedOperation, { title, field, body }: Fault) => {
    const { status, problem } = await send(operation, JSON.stringify(body), 'application/json');
    const named = problem.errors?.map((error) => error.field) ?? [];
    if (status === 400 && problem.code && problem.message && named.includes(field)) return [];
    return [`${title}: ${status} ${problem.code} ${named.join()} where ${field} is wrong`];
  };
  /** The same of several faults; one that the answer to all of them does not name is sent alone. */
  const wrongWithAny = async (operation: LocatedOperation, { body, faults: some }: Batch) => {
    const { status, problem } = await send(operation, JSON.stringify(body), 'application/json');
    const named = new Set(problem.errors?.map((error) => error.field));
    const isRefused = status === 400 && problem.code && problem.message;
    const found = [];
    for (const fault of some)
      if (!isRefused || !named.has(fault.field)) found.push(...(await wrongWith(operation, fault)));
    return found;
  };

  /** Those of some documents that are not refused. */
  const takenOf = async (operation: LocatedOperation, documents: typeof UNREADABLE) => {
    const found = [];
    for (const [title, body, mediaType] of documents) {
      const { status, problem } = await send(operation, body, mediaType);
      const isRefused = status >= 400 && status < 500 && /^\w+\.[\w-]+$/.test(problem.code ?? '');
      if (!isRefused) found.push(`${title}: ${status} ${problem.code}`);
    }
    return found;
  };

  // @spec bad-sign-up, bad-login, bad-mail-request, bad-new-listing, bad-listing-change, bad-new-event, bad-event-change
  // @spec bad-profile, bad-password
  it.each(withBody)(
    '$id refuses every fault of its body by the name of the field',
    async ({ schema, ...operation }) => {
      const found = [];
      const valid = examples(schema, belongings);
      for (const batch of inBatches(faults(schema, valid), valid))
        found.push(...(await wrongWithAny(operation, batch)));
      found.push(...(await takenOf(operation, NO_DOCUMENTS)));
      expect(found).toEqual([]);
    },
  );

  it.each(oneOfEach)('$id refuses what cannot be read', async ({ schema, ...operation }) => {
    expect(await takenOf(operation, UNREADABLE)).toEqual([]);
  });

  // @spec bad-sign-up, bad-login, bad-mail-request, bad-new-listing, bad-listing-change, bad-new-event, bad-event-change
  // @spec bad-profile, bad-password
  it('nothing of a refused body is written', async () => {
    expect(await written()).toEqual(before);
  });

  it.each(withBody)(
    '$id takes or refuses odd text without an error of ours',
    async ({ schema, ...operation }) => {
      const found = [];
      for (const { title, body } of oddities(schema, examples(schema, belongings))) {
        const { status } = await send(operation, JSON.stringify(body), 'application/json');
        if (status >= 500) found.push(`${title}: ${status}`);
      }
      expect(found).toEqual([]);
    },
  );
});
