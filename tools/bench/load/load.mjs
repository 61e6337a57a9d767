// Starts the generator of load and gives it orders.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const GENERATOR = fileURLToPath(new URL('./generator.mjs', import.meta.url));

/** A generator of load, in a process of its own until `stop`. */
export function startLoad() {
  const child = fork(GENERATOR, { serialization: 'advanced' });
  const over = once(child, 'exit').then(() => ({ error: 'The generator of load ended' }));
  return {
    pid: child.pid,
    /** Carries one order out; answers what was measured. Throws when an answer was not a success, or where there was none. */
    async load(order) {
      child.send(order);
      const { result, error } = await Promise.race([once(child, 'message').then(([said]) => said), over]);
      if (error) throw new Error(error);
      const refused = Object.keys(result.statuses).filter((status) => !/^2/.test(status));
      const isUnanswered = result.count === 0 && !order.mayBeUnanswered;
      if (refused.length > 0 || result.errors > 0 || isUnanswered) {
        throw new Error(`${order.name}: ${JSON.stringify(result.statuses)}, ${result.errors} errors`);
      }
      return result;
    },
    stop: () => void child.kill(),
  };
}
