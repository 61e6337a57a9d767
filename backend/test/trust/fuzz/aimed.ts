// Calls that are aimed at what their caller has.
import { aimOf, type Possessions } from './aims.js';
import type { Call } from './calls.js';
import type { Part } from './odd-http.js';
import { Bytes, type Term, Verbatim } from './terms.js';

/** A call that says what it is aimed at. */
export function aimedAt(call: Call, own: Possessions, store: Possessions): Call {
  const { path = {}, query, body, type, headers = {} } = aimOf(call.operation, own, store);
  const aimed = {
    ...call,
    path: call.path.map(({ name, ...part }) => ({ ...part, name, value: path[name] ?? part.value })),
  };
  if (call.aim !== 'all') return aimed;
  return {
    ...aimed,
    query: partsOf(new URLSearchParams(query)),
    headers: partsOf(Object.entries(type ? { ...headers, 'Content-Type': type } : headers)),
    body: body === undefined ? undefined : termOf(body),
  };
}

const partsOf = (pairs: Iterable<readonly [string, string]>): Part[] =>
  Array.from(pairs, ([name, value]) => ({ name, value }));

function termOf(body: unknown): Term {
  if (Buffer.isBuffer(body)) return new Bytes(body);
  return new Verbatim(typeof body === 'string' ? body : JSON.stringify(body));
}
