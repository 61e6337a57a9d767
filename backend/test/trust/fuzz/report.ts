// A failure for people: how to have it again, and the shortest sequence of calls that does it.
import type { RunDetails } from 'fast-check';
import type { Call } from './calls.js';
import type { Part } from './odd-http.js';
import { shown } from './terms.js';

const PEOPLE = ['nobody', 'the store', 'the player', 'the other store', 'the one who left'];
const parts = (all: readonly Part[]) =>
  all.map(({ name, value, raw }) => `${name}=${raw ? 'raw ' : ''}${shown(value)}`).join(' ');

function line({ operation, actor, method, path, query, headers, body, packing, pass, aim }: Call): string {
  const words = [
    pass > 0 ? `(${pass} s later)` : '',
    `${PEOPLE[actor]}: ${method === operation.method ? '' : `${method} at `}${operation.id}`,
    parts(path),
    aim ? `(its ${aim === 'all' ? 'parts are' : 'path is'} aimed)` : '',
    query.length > 0 ? `? ${parts(query)}` : '',
    headers.length > 0 ? `headers ${parts(headers)}` : '',
    body === undefined ? '' : `body ${shown(body).slice(0, 1_500)}`,
    packing === 'plain' ? '' : `packed ${packing}`,
  ];
  return words.filter(Boolean).join(' ');
}

/** What was wrong with the nth call of a run, counted from 0. */
export class Failure extends Error {
  constructor(
    readonly nth: number,
    message: string,
  ) {
    super(message);
  }
}

/** The words of a failed run. */
export function report({
  seed,
  counterexamplePath,
  counterexample,
  errorInstance,
  numShrinks,
}: RunDetails<[Call[]]>): string {
  // What would have come after the failure says nothing.
  const last = errorInstance instanceof Failure ? errorInstance.nth + 1 : undefined;
  const sequence = counterexample?.[0].slice(0, last).map((call, nth) => `  ${nth + 1}. ${line(call)}`) ?? [];
  const again = `FUZZ_SEED=${seed} FUZZ_PATH=${counterexamplePath}`;
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [message, `To have it again: ${again} (made shorter ${numShrinks} times)`, ...sequence].join('\n');
}
