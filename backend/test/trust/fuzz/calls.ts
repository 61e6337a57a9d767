// Made-up calls: each operation of openapi.yaml, valid, almost valid or hostile, by anybody. Plain data, so that they shrink.
import fc from 'fast-check';
import { type LocatedOperation, operations } from '../../operations.js';
import { hasAim } from './aims.js';
import { anyoneFor, howOften, PEOPLE } from './callers.js';
import { forgedCursor } from './forged-cursors.js';
import { deepValue, hostileText, hostileValue, rawAddress, strangeKey } from './hostile.js';
import { METHODS, oddHeader, PACKINGS, type Packing, type Part } from './odd-http.js';
import type { Schema } from './schema.js';
import { cardSearch, plainSearch } from './search-words.js';
import { Known, type Term } from './terms.js';
import { almost, edges, edgesOf, type Parameter, valid } from './valid.js';

/** One call. `actor` is one of the world's people; `pass` are seconds that go by before it. */
export interface Call {
  readonly operation: LocatedOperation;
  readonly actor: number;
  readonly method: string;
  readonly path: readonly Part[];
  readonly query: readonly Part[];
  readonly headers: readonly Part[];
  readonly body: Term | undefined;
  readonly packing: Packing;
  readonly pass: number;
  /** Whether it is aimed at what its caller has: its path, or all that it says. */
  readonly aim: 'path' | 'all' | undefined;
}

type Parts = fc.Arbitrary<readonly Part[]>;

/** The kind of thing whose id stands in a path. */
function kindIn(
  path: string,
): 'account' | 'deal' | 'event' | 'listing' | 'card' | 'passkey' | 'series' | 'session' | 'template' {
  if (path.startsWith('/api/auth/passkeys/')) return 'passkey';
  if (path.startsWith('/api/auth/sessions/')) return 'session';
  if (path.startsWith('/api/cards/')) return 'card';
  if (path.startsWith('/api/deals/')) return 'deal';
  if (path.startsWith('/api/listings/{')) return 'listing';
  if (path.startsWith('/api/events/series/')) return 'series';
  if (path.startsWith('/api/events/templates/')) return 'template';
  return path.startsWith('/api/events/{') ? 'event' : 'account';
}

function validParameter(
  { name, in: place, schema }: Parameter,
  { id, path }: LocatedOperation,
): fc.Arbitrary<Term> {
  // Nobody writes to themselves.
  const whose = id === 'sendMessage' ? 'others' : 'own';
  if (place === 'path' && schema.format === 'uuid')
    return fc.nat(2).map((nth) => new Known(kindIn(path), kindIn(path) === 'account' ? 0 : nth, whose));
  if (name === 'q') return id === 'searchCards' ? cardSearch : fc.constantFrom('lantern', 'robin', 'friday');
  return valid(schema, name, id);
}

function hostileParameter(
  parameter: Parameter,
  operation: LocatedOperation,
): fc.Arbitrary<Omit<Part, 'name'>> {
  const { name, in: place, schema } = parameter;
  const special = { after: forgedCursor, q: operation.id === 'searchCards' ? cardSearch : plainSearch }[name];
  const terms = fc.oneof(
    { arbitrary: special ?? hostileText, weight: 5 },
    { arbitrary: edges(schema), weight: 3 },
    { arbitrary: hostileValue, weight: 1 },
    {
      arbitrary: fc.nat(3).map((nth) => new Known(kindIn(operation.path), nth, 'any')),
      weight: place === 'path' ? 6 : 1,
    },
  );
  return fc.oneof(
    { arbitrary: terms.map((value) => ({ value })), weight: 6 },
    { arbitrary: rawAddress.map((value) => ({ value, raw: true })), weight: place === 'header' ? 0 : 1 },
  );
}

const parametersOf = ({ operation }: LocatedOperation, place: string) =>
  ((operation.parameters ?? []) as unknown as Parameter[]).filter((each) => each.in === place);

/** All parameters of a place, valid; what need not be there often is not. */
function validParts(operation: LocatedOperation, place: string): Parts {
  const parts = parametersOf(operation, place).map((parameter) => {
    const part = validParameter(parameter, operation).map((value): Part => ({ name: parameter.name, value }));
    if (parameter.required) return part;
    // A cursor is there only where a page was asked for before.
    const weight = parameter.name === 'after' ? 3 : 1;
    return fc.oneof({ arbitrary: fc.constant(undefined), weight }, { arbitrary: part, weight: 1 });
  });
  return fc.tuple(...parts).map((found) => found.filter((part) => part !== undefined));
}

/** The same with one of them replaced, doubled or dressed up. */
function oddParts(operation: LocatedOperation, place: 'path' | 'query' | 'header'): Parts {
  const parameters = parametersOf(operation, place);
  const whole = validParts(operation, place);
  const odd = parameters.map((parameter) =>
    fc.tuple(whole, hostileParameter(parameter, operation)).map(([parts, wrong]): readonly Part[] => {
      const part = { name: parameter.name, ...wrong };
      return place === 'path'
        ? parts.map((each) => (each.name === part.name ? part : each))
        : [...parts.filter(({ name }) => name !== part.name), part];
    }),
  );
  if (place !== 'query') return odd.length > 0 ? fc.oneof(...odd) : whole;
  const names = fc.oneof(
    fc.constantFrom('limit', 'after', 'q', ...parameters.map(({ name }) => name)),
    strangeKey,
  );
  const extra = fc
    .tuple(names, fc.constantFrom('', '[]', '[a]', '[__proto__][x]', '.x', '%5B0%5D'), hostileText)
    .map(([name, dress, value]): Part => ({ name: name + dress, value }));
  const doubled = fc.tuple(whole, extra).map(([parts, more]) => [...parts, more]);
  return odd.length > 0
    ? fc.oneof({ arbitrary: fc.oneof(...odd), weight: 4 }, { arbitrary: doubled, weight: 1 })
    : doubled;
}

/** A call of an operation as the document wants it, in parts. */
function wantedOf(operation: LocatedOperation) {
  const schema = operation.operation.requestBody?.content['application/json']?.schema as Schema | undefined;
  return {
    operation: fc.constant(operation),
    actor: anyoneFor(operation),
    method: fc.constant(operation.method),
    path: validParts(operation, 'path'),
    query: validParts(operation, 'query'),
    headers: validParts(operation, 'header'),
    body: schema ? valid(schema, '', operation.id) : fc.constant(undefined),
    packing: fc.constant<Packing>('plain'),
    pass: fc.constant(0),
    aim: fc.constant(undefined),
  };
}

/** Each parameter of an address at each of its bounds and one beyond, in calls of the store that are right otherwise. */
export function callsAtBounds(operation: LocatedOperation): Call[] {
  const wanted = { ...wantedOf(operation), actor: fc.constant(PEOPLE.store) };
  const [call] = fc.sample(fc.record(wanted) as fc.Arbitrary<Call>, { numRuns: 1, seed: 1 });
  if (!call) return [];
  return (['path', 'query'] as const).flatMap((place) =>
    parametersOf(operation, place).flatMap(({ name, schema }) =>
      edgesOf(schema).map((value) => ({
        ...call,
        [place]:
          place === 'path'
            ? call.path.map((part) => (part.name === name ? { name, value } : part))
            : [...call.query.filter((part) => part.name !== name), { name, value }],
      })),
    ),
  );
}

/** What each member says of what they have; none where the operation cannot be aimed. */
export function aimedCalls(operation: LocatedOperation): Call[] {
  if (!hasAim(operation)) return [];
  return [PEOPLE.store, PEOPLE.player, PEOPLE.otherStore].flatMap((actor) => {
    const wanted = { ...wantedOf(operation), actor: fc.constant(actor), aim: fc.constant('all') };
    return fc.sample(fc.record(wanted) as fc.Arbitrary<Call>, { numRuns: 1, seed: 1 });
  });
}

/** Calls of one operation: half of them as the document wants it. */
function callOf(operation: LocatedOperation): fc.Arbitrary<Call> {
  const schema = operation.operation.requestBody?.content['application/json']?.schema as Schema | undefined;
  const wanted = wantedOf(operation);
  const as = (changes: Partial<{ [Key in keyof Call]: fc.Arbitrary<Call[Key]> }>): fc.Arbitrary<Call> =>
    fc.record({ ...wanted, ...changes }) as fc.Arbitrary<Call>;
  const noneOrAny = fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 2 },
    { arbitrary: hostileValue, weight: 2 },
    { arbitrary: deepValue, weight: 1 },
  );
  const anyBody = schema
    ? fc.oneof({ arbitrary: almost(schema, operation.id), weight: 12 }, { arbitrary: noneOrAny, weight: 4 })
    : noneOrAny;
  const isAimed = hasAim(operation) ? 1 : 0;
  const aim = isAimed ? fc.constantFrom('path' as const, undefined) : fc.constant(undefined);
  const has = (place: string) => (parametersOf(operation, place).length > 0 ? 1 : 0);
  return fc.oneof(
    { arbitrary: as({}), weight: 24 },
    { arbitrary: as({ aim: fc.constant('all') }), weight: 12 * isAimed },
    { arbitrary: as({ pass: fc.constantFrom(31, 61, 601, 86_401) }), weight: 1 },
    { arbitrary: as({ body: anyBody, aim }), weight: schema ? 10 : 1 },
    { arbitrary: as({ path: oddParts(operation, 'path') }), weight: 4 * has('path') },
    { arbitrary: as({ query: oddParts(operation, 'query'), aim }), weight: 1 + 6 * has('query') },
    { arbitrary: as({ headers: oddParts(operation, 'header') }), weight: 2 * has('header') },
    {
      arbitrary: as({
        headers: fc
          .tuple(wanted.headers, fc.array(oddHeader, { minLength: 1, maxLength: 3 }))
          .map((both) => both.flat()),
      }),
      weight: 4,
    },
    {
      arbitrary: as({ packing: fc.constantFrom(...PACKINGS), body: schema ? wanted.body : anyBody }),
      weight: schema ? 2 : 1,
    },
    { arbitrary: as({ method: fc.constantFrom(...METHODS) }), weight: 1 },
    {
      arbitrary: as({
        path: oddParts(operation, 'path'),
        query: oddParts(operation, 'query'),
        headers: fc.array(oddHeader, { maxLength: 2 }),
        body: anyBody,
        packing: fc.constantFrom<Packing>('plain', ...PACKINGS),
      }),
      weight: 2,
    },
  );
}

/** Any call. */
export const anyCall: fc.Arbitrary<Call> = fc.oneof(
  ...operations.map((operation) => ({
    arbitrary: callOf(operation),
    weight: howOften(operation),
  })),
);
