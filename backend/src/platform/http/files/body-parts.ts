// A body in parts, one for each turn of the event loop. A socket takes megabytes at once, also of a client that does not read: copying
// those for hundreds of clients in one turn takes a second, in which nobody else is answered.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** In bytes. */
const PART = 64 * 1024;

/** The parts of a body, in their order. */
export async function* partsOf(body: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < body.length; start += PART) {
    if (start > 0) await nextTurn();
    yield body.subarray(start, start + PART);
  }
}
