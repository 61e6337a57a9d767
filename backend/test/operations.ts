// The operations of openapi.yaml, one by one.
import { contract, type Operation } from './contract.js';

const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete']);

/** An operation with where it is. */
export interface LocatedOperation {
  readonly id: string;
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** All operations. */
export const operations: readonly LocatedOperation[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        id: operation.operationId,
        path,
        method: method.toUpperCase(),
        operation,
      })),
);

/** Those that want an access token. */
export const guarded = operations.filter(({ operation }) =>
  operation.security?.some((scheme) => 'bearer' in scheme),
);

/** The operation with this id. */
export function operationCalled(id: string): LocatedOperation {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`openapi.yaml has no operation ${id}`);
  return found;
}
