// What the document says of who may call an operation, and the answer that everybody else is to get. The one table of the
// access tests: nothing in it is written down twice.
import type { Role } from '../../src/kernel/role.js';
import { type LocatedOperation, operationCalled } from '../operations.js';

/** Who calls: their role, and whether their account is open. The session goes on in any case. */
export interface Who {
  readonly role: Role;
  readonly account: 'open' | 'closed' | 'unverified';
}

/** Whose the thing is that the call is about; `hidden` is somebody else's that only its owner may know of. */
export type Target = 'own' | 'foreign' | 'hidden' | 'missing';

/** What a call is to be answered; without a code it succeeds. */
export type Answer = readonly [status: number, code?: string];

const examplesOf = ({ operation }: LocatedOperation): [status: number, code: string][] =>
  Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    Object.keys(content['application/problem+json']?.examples ?? {}).map((code): [number, string] => [
      Number(status),
      code,
    ]),
  );

/** The refusal with this code. An operation that does not document it fails the test. */
export function refusal(located: LocatedOperation, code: string): Answer {
  const found = examplesOf(located).find((each) => each[1] === code);
  if (!found) throw new Error(`openapi.yaml does not say that ${located.id} may answer ${code}`);
  return found;
}

/** What an operation answers to somebody who calls it rightly. */
export function success({ id, operation }: LocatedOperation): Answer {
  const status = Object.keys(operation.responses).find((each) => each.startsWith('2'));
  if (!status) throw new Error(`openapi.yaml says no success of ${id}`);
  return [Number(status)];
}

/** What the caller is to get, by the document alone. */
export function answerTo({ role, account }: Who, id: string, target: Target): Answer {
  const located = operationCalled(id);
  const { 'x-role': onlyFor, 'x-owner': owner } = located.operation;
  if (account !== 'open') return refusal(located, 'auth.session-ended');
  if (onlyFor && onlyFor !== role) return refusal(located, 'auth.wrong-role');
  if (owner && target === 'foreign') return refusal(located, owner.foreign);
  if (owner && target !== 'own') return refusal(located, owner.missing);
  return success(located);
}
