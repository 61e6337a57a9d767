/** The parts of pages whose code is on its way. */

const coming = new Set<Promise<unknown>>();

/** Counts `code` as coming until it is there, or isn't. */
export function countAsComing(code: Promise<unknown>): void {
  coming.add(code);
  const end = () => coming.delete(code);
  code.then(end, end);
}

export const isCodeComing = (): boolean => coming.size > 0;
